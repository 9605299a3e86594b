import Selection
import Tables
import Words

/// A site's lineup file, one lineup per row: the upload format, or an entry file, whose first columns name the contests
/// that each lineup is entered in.
///
/// It is kept cell by cell, so that cells that are not filled in stay as they are.
public struct LineupSheet: Sendable {
  /// One lineup.
  public struct Lineup: Sendable {
    /// Its line in the file, from 1.
    public let line: Int
    /// The entry ID; `nil` in a file that is not an entry file.
    public let entry: String?
    /// The text of each slot's cell.
    public let texts: [String]
    /// The player in each slot; `nil` where it is still empty.
    public let players: [(reference: PlayerReference, isLocked: Bool)?]
    /// Its index among the rows of the file.
    fileprivate let row: Int
  }

  /// The path as the user spelled it.
  public let path: String
  /// The slots in the order of the file, each under the name of its role.
  public let slots: [String]
  /// The lineups, including entries that have none yet.
  public let lineups: [Lineup]
  /// The size of the file.
  public let byteCount: Int
  private let firstSlot: Int
  private var cells: EditableTable

  /// Reads a lineup file of the site that the rules belong to.
  /// - Parameter inspect: sees every byte of the file once.
  /// - Returns: `nil` where the header lacks consecutive columns for the slots of these rules, or no site takes them.
  /// - Throws: `InputError` where it is not a table.
  public init?(
    reading path: String, under rules: Rules, inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws(InputError) {
    guard let site = UploadSite(of: rules) else { return nil }
    let (cells, lines, byteCount) = try readCells(path, inspect: inspect)
    guard let first = site.firstSlot(of: rules, in: cells.headers) else { return nil }
    (self.path, self.cells, self.byteCount, firstSlot) = (path, cells, byteCount, first)
    slots = site.slots(of: rules)
    let places = slots.count
    let numbers = ["entry id", "entry_id"]
    let entry = cells.headers[..<first].firstIndex { numbers.contains($0.lowercased()) } ?? 0
    lineups = zip(cells.rows, lines).enumerated().compactMap { row, record in
      let (texts, line) = record
      let slots = Array(texts[first..<(first + places)])
      let players = slots.map(UploadSite.player)
      // To the right of the slots, below the entries, is the list of players.
      guard first == 0 ? players.contains(where: { $0 != nil }) : !texts[entry].isEmpty else { return nil }
      return Lineup(
        line: line, entry: first == 0 ? nil : texts[entry], texts: slots, players: players, row: row)
    }
  }

  /// Writes texts into the slots of a lineup.
  public mutating func fill(_ lineup: Int, with texts: [String]) {
    for (place, text) in texts.enumerated() {
      cells.write(text, row: lineups[lineup].row, place: firstSlot + place)
    }
  }

  /// The bytes of the file to be written; `nil` where its encoding lacks a character.
  public var bytes: [UInt8]? { cells.bytes() }

  /// The lineups that have players, as team files.
  public var teams: [TeamFile] {
    lineups.compactMap { lineup in
      let entries = zip(slots, lineup.players).compactMap { slot, player in
        player.map { player in
          var reference = player.reference
          reference.slot = slot
          return TeamFile.Entry(player: reference, line: nil)
        }
      }
      guard !entries.isEmpty else { return nil }
      let cells = EditableTable(
        headers: ["id", "slot"], rows: entries.map { [$0.player.id ?? "", $0.player.slot ?? ""] })
      return TeamFile(
        path: "\(path):\(lineup.line)", entries: entries, isFinal: false, byteCount: 0, cells: cells)
    }
  }
}
