import Tables

/// A fighters file that is being edited: its fighters, and its cells as they are.
///
/// Columns that the program does not know keep their cells; a column that a change needs and the file lacks is
/// added at the end.
public struct RosterFile: Sendable {
  /// The fighters, and how the reading went.
  public private(set) var roster: Roster
  /// The cells.
  private var table: EditableTable
  /// The cell index of each column in a record.
  private var places: [FighterColumn: Int]

  /// A file that was read.
  init(roster: Roster, table: EditableTable, places: [[Int]?]) {
    self.roster = roster
    self.table = table
    let found = zip(FighterColumn.allCases, places).compactMap { column, cells in
      cells.map { (column, $0[0]) }
    }
    self.places = Dictionary(uniqueKeysWithValues: found)
  }

  /// A file that does not exist yet, with the header of the required columns; `nil` if a column is requested by its
  /// number.
  public init?(newAt path: String, _ request: RosterRequest) {
    let columns = FighterColumn.allCases.filter { $0.isRequired || request.columns[$0] != nil }
    var headers: [String] = []
    for column in columns {
      switch request.columns[column]?.first {
      case .header(let header): headers.append(header)
      case .number: return nil
      case nil: headers.append(column.header)
      }
    }
    roster = Roster()
    roster.sources = [.init(path: path, bytes: 0, rows: 0, used: 0)]
    table = EditableTable(
      headers: headers, delimiter: request.delimiter ?? UInt8(ascii: ","), encoding: request.encoding)
    places = Dictionary(uniqueKeysWithValues: zip(columns, columns.indices))
  }

  /// The path as the user spelled it.
  public var path: String { roster.sources[0].path }

  /// The fighters.
  public var fighters: [Fighter] { roster.fighters }

  /// The file as it will be written; `nil` if it cannot be written in its encoding.
  public var bytes: [UInt8]? { table.bytes() }

  /// Why it cannot be written.
  public var refusal: String { table.refusal(path) }

  /// Adds a fighter as the last row and gives them its number.
  public mutating func add(_ fighter: Fighter) {
    var fighter = fighter
    fighter.file = roster.sources[0].path
    fighter.row = table.count + 1
    table.append([:])
    roster.fighters.append(fighter)
    for column in FighterColumn.allCases { write(column, at: roster.fighters.count - 1) }
    roster.sources[0].rows += 1
    roster.sources[0].used += 1
  }

  /// Replaces the fighter at `index`; only cells whose values change are touched.
  public mutating func replace(_ index: Int, by fighter: Fighter) {
    let former = roster.fighters[index]
    roster.fighters[index] = fighter
    for column in FighterColumn.allCases where former.text(column) != fighter.text(column) {
      write(column, at: index)
    }
  }

  /// Removes the fighters at these indices; those after them move up and get new row numbers.
  public mutating func remove(_ indices: Set<Int>) {
    let kept = roster.fighters.indices.filter { !indices.contains($0) }
    table.keep(kept)
    roster.fighters = kept.enumerated().map { row, index in
      var fighter = roster.fighters[index]
      fighter.row = row + 1
      return fighter
    }
    roster.sources[0].rows = kept.count
    roster.sources[0].used = kept.count
  }

  /// Makes every fighter Born.
  public mutating func reset() {
    for index in fighters.indices {
      var fighter = fighters[index]
      fighter.state = .born
      replace(index, by: fighter)
    }
  }

  /// Writes one value of a fighter into their row. Adds a column for states or ids when one differs from what an empty
  /// cell means.
  private mutating func write(_ column: FighterColumn, at index: Int) {
    let text = roster.fighters[index].text(column)
    let saysMore = column == .state ? roster.fighters[index].state != .born : !text.isEmpty
    if places[column] == nil {
      guard saysMore else { return }
      places[column] = table.makePlace(of: column.header)
    }
    table.write(text, row: index, place: places[column]!)
  }
}

extension Fighter {
  /// Returns the text of the cell in a column.
  func text(_ column: FighterColumn) -> String {
    switch column {
    case .name: name
    case .team: side == .autobots ? "A" : "D"
    case .statistic(let statistic): String(statistics[statistic])
    case .state: state.rawValue
    case .id: id ?? ""
    }
  }
}
