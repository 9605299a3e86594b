import Tables
import Words

/// The players to choose from, column by column.
///
/// Inside the program a player is identified by their index, `0..<count`, in the order of the file. Skills and costs
/// are whole numbers of their column's unit.
public struct Pool: Sendable {
  /// The names, never empty.
  public var names: TextColumn
  /// The skills.
  public var skills: DecimalColumn
  /// The costs, 0 or more.
  public var costs: DecimalColumn
  /// The unit of the costs, where the file writes one on each; bare amounts use it too.
  public var costUnit: MoneyUnit?
  /// The currency that the file writes on each cost, for display; `nil` where it writes none.
  public var currency: Currency?
  /// How many rows of the file are left out by conditions; their players are not in the pool.
  public var rowsFiltered = 0
  /// The identifiers; `nil` where the file has none.
  public var ids: TextColumn?
  /// The roles as written in the file; `nil` where the file has none.
  public var roles: TextColumn?
  /// The clubs; `nil` where the file has none.
  public var clubs: TextColumn?
  /// The text columns that are read only on request, as far as the file has them.
  public var further: [PoolColumn: TextColumn] = [:]
  /// The number of each player's data record in the file, from 1.
  public var records: RowNumbers
  /// The line of each player in the file, from 1.
  public var lines: RowNumbers
  /// The digest of all other cells of each player's row, which tells namesakes apart who agree in everything else;
  /// empty where it is not known.
  public var otherCells: [UInt64] = []
  /// The people with several rows, of which a team takes one each.
  public var people: People = []
  /// The number of distinct people in the rows.
  public var playerCount: Int { people.count(inRows: count) }
  /// The players who share their name with another player, and what tells each apart in reports.
  public var namesakes: [Int: String] = [:]
  /// The names that the game itself uses for players, where the file has them and they are unique among all names.
  public package(set) var webNames: [Int: String] = [:]
  /// Whether each player's row in the file meets a condition, for each condition in the rules.
  public var marks: [TableRequest.Filter: [Bool]] = [:]
  /// The numbers of each column that rules or a command ask for.
  public var numbers: [TableRequest.CellReference: NumberColumn] = [:]
  /// The headers of the file that give the multiplier of a slot, such as `MVP - 1.5X Points`.
  public package(set) var slotHeaders: [String] = []
  /// The number of digits by which the units of skills and costs are smaller than their values need.
  public package(set) var finerUnits = FinerUnits()
  /// The names shown for the values of the role column, such as `GK` for `1`.
  public var roleNames: [String: String] = [:]

  /// Creates a pool from columns of equal length.
  public init(
    names: TextColumn, skills: DecimalColumn, costs: DecimalColumn, ids: TextColumn? = nil,
    roles: TextColumn? = nil, clubs: TextColumn? = nil, records: some Sequence<Int32>,
    lines: some Sequence<Int32>
  ) {
    let (records, lines) = (RowNumbers(records), RowNumbers(lines))
    precondition(
      skills.count == names.count && costs.count == names.count && records.count == names.count
        && lines.count == names.count, "the columns of a pool have one value per player")
    self.names = names
    self.skills = skills
    self.costs = costs
    self.ids = ids
    self.roles = roles
    self.clubs = clubs
    self.records = records
    self.lines = lines
  }

  /// The games, such as `CEL@LGN 01/15/2026 07:00PM ET`; `nil` where the file has none or they were not requested.
  public var games: TextColumn? {
    get { further[.game] }
    set { further[.game] = newValue }
  }
  /// The opponents of the players' clubs; `nil` under the same conditions as ``games``.
  public var opponents: TextColumn? {
    get { further[.opponent] }
    set { further[.opponent] = newValue }
  }

  /// The number of players.
  public var count: Int { names.count }

  /// The player at an index.
  public subscript(index: Int) -> Player {
    Player(
      row: Int(records[index]), id: ids.flatMap { nonEmpty($0[index]) }, name: names[index],
      skill: skills[index], cost: costs[index], role: role(of: index),
      club: clubs.flatMap { nonEmpty($0[index]) })
  }

  /// The message that a player is not in the pool, with the number of rows left out: ` is not in the pool`.
  public var absence: String { Self.absence(rowsFiltered: rowsFiltered) }

  package static func absence(rowsFiltered: Int) -> String {
    " is not in the pool"
      + (rowsFiltered == 0 ? "" : ", of which --where leaves out \(counted(rowsFiltered, "row"))")
  }

  /// Returns the players whose rows meet a condition of ``marks``, ascending; none for any other condition.
  func players(meeting condition: TableRequest.Filter) -> [Int] {
    let marks = marks[condition] ?? []
    return marks.indices.filter { marks[$0] }
  }

  /// Returns the name shown in reports: with club or row for namesakes, otherwise the game's name, else the full name.
  public func displayName(of index: Int) -> String {
    guard let mark = namesakes[index] else { return webNames[index] ?? names[index] }
    return "\(names[index]) (\(mark))"
  }

  /// Returns the player's roles joined by `/`, in the words of reports; `nil` where there are none.
  public func role(of index: Int) -> String? {
    guard let roles else { return nil }
    let words = roleWords(in: roles[index])
    return words.isEmpty ? nil : words.joined(separator: "/")
  }

  /// Returns the roles that a cell of the role column names, in the words of reports.
  func roleWords(in text: String) -> [String] {
    text.split(whereSeparator: { "/,|".contains($0) })
      .map { $0.trimmingSpaces() }
      .filter { !$0.isEmpty }
      .map { roleNames[$0.lowercased()] ?? $0 }
  }

  private func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}

extension Substring {
  /// Returns the text without spaces and tabs at its ends.
  package func trimmingSpaces() -> String {
    var rest = self
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return String(rest.drop(while: { $0 == " " || $0 == "\t" }))
  }
}
