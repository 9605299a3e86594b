import Selection
import Tables
import Words

/// A team picked by hand, as in its file: lines that name players.
///
/// The file is kept cell by cell, so that an edit changes only what it must.
public struct TeamFile: Sendable, Hashable {
  /// One line of the file.
  public struct Entry: Sendable, Hashable {
    /// The player as the line names them.
    public var player: PlayerReference
    /// The line, from 1; `nil` for an entry that is not in a file yet.
    public var line: Int?
    /// The player's selling price as written; `nil` where the line has none.
    public internal(set) var sell: String?
    /// The player's purchase price as written; `nil` where the line has none.
    public internal(set) var bought: String?
  }

  /// The path as the user spelled it.
  public var path: String
  /// The players, in the order of the file.
  public private(set) var entries: [Entry]
  /// Whether the team is final: every line says so.
  public private(set) var isFinal: Bool
  /// Warnings about lines of the file that are left out.
  public internal(set) var warnings: [Diagnostic] = []
  /// The size of the file that was read.
  public let byteCount: Int
  var cells: EditableTable
  /// The file's headers that differ from the program's column names, by the program's name.
  private let titles: [String: String]

  /// How columns were understood that the program calls otherwise: `name from Spieler, sell from Verkaufspreis`; `nil` if
  /// there is none.
  public var readAs: String? {
    let parts = TeamColumn.allCases.compactMap { column in
      titles[column.rawValue].map { "\(column.rawValue) from \($0)" }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Creates a team as it was read; `cells` has a row for each entry.
  init(
    path: String, entries: [Entry], isFinal: Bool, byteCount: Int, cells: EditableTable,
    titles: [String: String] = [:]
  ) {
    precondition(entries.count == cells.count, "a team file has a row for each player")
    self.path = path
    self.entries = entries
    self.isFinal = isFinal
    self.byteCount = byteCount
    self.cells = cells
    self.titles = titles
  }

  /// Creates an empty team that is not in a file yet, for players of `pool`: the file will have names, and ids where
  /// the pool has them.
  /// - Parameter encoding: the encoding in which the file will be written.
  public init(path: String, for pool: Pool, encoding: TableRequest.Encoding = .utf8) {
    let columns: [TeamColumn] = pool.ids == nil ? [.name] : [.id, .name]
    self.init(
      path: path, entries: [], isFinal: false, byteCount: 0,
      cells: EditableTable(headers: columns.map(\.rawValue), encoding: encoding))
  }

  /// Creates a team of these players of `pool` that is not in a file yet.
  /// - Parameter slots: the slot of each player, as in ``NamedSlot``; empty where there are no slots.
  public init(
    path: String, holding players: [Int], slots: [String?] = [], of pool: Pool,
    encoding: TableRequest.Encoding = .utf8
  ) {
    self.init(path: path, for: pool, encoding: encoding)
    for (place, player) in players.enumerated() {
      append(player, of: pool, slot: slots.isEmpty ? nil : slots[place])
    }
  }

  /// The bytes of the file to be written; `nil` where it cannot be written in its encoding.
  public var bytes: [UInt8]? { cells.bytes() }

  /// Why it cannot be written.
  public var refusal: String { cells.refusal(path) }
}

/// A column of a team file; the raw value is its header.
enum TeamColumn: String, CaseIterable {
  case id, name, club, row, final, slot, sell, bought

  /// Headers that mean this column, besides its own name and those of pools.
  var words: [String] {
    switch self {
    case .sell:
      wordList(
        """
        selling price, sell price, sale price, selling value, sell value, sells for, sale, SP, \
        precio de venta, verkaufspreis, verkaufswert, verkauf, VK, prix de vente, prezzo di vendita, \
        preço de venda
        """)
    case .bought:
      wordList(
        """
        purchase price, bought for, bought at, buy price, buying price, price paid, paid, PP, \
        precio de compra, kaufpreis, einkaufspreis, gekauft für, EK, prix d'achat, prezzo di acquisto, \
        prezzo d'acquisto, preço de compra
        """)
    default: []
    }
  }
}

extension TeamFile {
  /// The columns that tell namesakes apart and that the file does not have.
  var columnsToAdd: [String] { [TeamColumn.club, .row].filter { place(of: $0) == nil }.map(\.rawValue) }

  /// Adds a line for a player of `pool`, with everything needed to recognise them later.
  /// - Parameter slot: their slot, as in ``NamedSlot``; `nil` where it is not given.
  public mutating func append(_ index: Int, of pool: Pool, slot: String? = nil) {
    let player = pool[index]
    var values: [TeamColumn: String] = [.name: player.name, .row: String(player.row), .final: "no"]
    values[.id] = player.id
    values[.club] = player.club
    values[.slot] = slot
    if place(of: .id) == nil || player.id == nil {
      _ = makePlace(of: .name)
      if let column = pool.columnThatTellsApart(index) { _ = makePlace(of: column) }
    }
    if slot != nil { _ = makePlace(of: .slot) }
    if isFinal { setFinal(false) }
    var row: [Int: String] = [:]
    for (column, value) in values {
      if let place = place(of: column) { row[place] = value }
    }
    cells.append(row)
    entries.append(Entry(player: reference(to: index, of: pool, slot), line: nil))
  }

  /// Removes lines by their positions among the entries.
  public mutating func remove(_ positions: Set<Int>) {
    guard !positions.isEmpty else { return }
    if isFinal { setFinal(false) }
    let kept = entries.indices.filter { !positions.contains($0) }
    entries = kept.map { entries[$0] }
    cells.keep(kept)
  }

  /// Writes on every line whether the team is final.
  public mutating func setFinal(_ isFinal: Bool) {
    let place = makePlace(of: .final)
    for row in entries.indices { cells.write(isFinal ? "yes" : "no", row: row, place: place) }
    self.isFinal = isFinal
  }

  private func reference(to index: Int, of pool: Pool, _ slot: String?) -> PlayerReference {
    let player = pool[index]
    return PlayerReference(id: player.id, name: player.name, club: player.club, row: player.row, slot: slot)
  }
}

extension Pool {
  /// The column that tells a player from their namesakes; `nil` where they have none.
  fileprivate func columnThatTellsApart(_ index: Int) -> TeamColumn? {
    guard let mark = namesakes[index] else { return nil }
    return mark == clubs?[index] ? .club : .row
  }
}

extension TeamFile {
  private func title(of column: TeamColumn) -> String { titles[column.rawValue] ?? column.rawValue }

  func place(of column: TeamColumn) -> Int? { cells.place(of: title(of: column)) }

  private mutating func makePlace(of column: TeamColumn) -> Int { cells.makePlace(of: title(of: column)) }
}
