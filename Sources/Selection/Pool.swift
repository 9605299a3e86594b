import Tables

/// The players to choose from, column by column.
///
/// A player is known inside the program by its index, `0..<count`, in the order of the file. Skills and
/// costs are whole numbers of their column's unit.
public struct Pool: Sendable {
  /// The names, never empty.
  public var names: TextColumn
  /// The skills.
  public var skills: DecimalColumn
  /// The costs, 0 or more.
  public var costs: DecimalColumn
  /// The unit in which the costs are, where the file has one on each; bare amounts are in it too.
  public var costUnit: MoneyUnit?
  /// The currency in which the file writes each cost, for people to see; `nil` where it writes none.
  public var currency: Currency?
  /// How many rows of the file conditions leave out, which nobody of the pool stands in.
  public var rowsFiltered = 0
  /// The identifiers; `nil` where the file has none.
  public var ids: TextColumn?
  /// The roles as they stand in the file; `nil` where the file has none.
  public var roles: TextColumn?
  /// The clubs; `nil` where the file has none.
  public var clubs: TextColumn?
  /// The columns of texts that are read only where they are asked for, as far as the file has them.
  public var further: [PoolColumn: TextColumn] = [:]
  /// For each player the number of the data record in the file, from 1.
  public var records: RowNumbers
  /// For each player the line in the file, from 1.
  public var lines: RowNumbers
  /// For each player the digest of what the file says beside all that, by which namesakes differ who agree in it; empty
  /// where that is not known.
  public var otherCells: [UInt64] = []
  /// Those who stand in several rows, of which a team takes one each.
  public var people: People = []
  /// How many people stand in the rows.
  public var playerCount: Int { count - people.reduce(0) { $0 + $1.count - 1 } }
  /// The players whose name another player has too, and how each is told apart in reports.
  public var namesakes: [Int: String] = [:]
  /// What the game itself calls players, where the file says it, nobody else is called so, and the name is no other
  /// player's.
  public internal(set) var webNames: [Int: String] = [:]
  /// For each condition that the rules ask about whether each player's row in the file meets it.
  public var marks: [TableRequest.Filter: [Bool]] = [:]
  /// The numbers of each column that rules or a command ask for.
  public var numbers: [TableRequest.CellReference: NumberColumn] = [:]
  /// The headers of the file that say how many times a slot counts, such as `MVP - 1.5X Points`.
  public internal(set) var slotHeaders: [String] = []
  /// By how many digits the units of skills and costs are smaller than their values need.
  public internal(set) var finerUnits = FinerUnits()
  /// How the words of the role column read in reports, such as `1` as `GK`.
  public var roleNames: [String: String] = [:]

  /// A pool from columns of equal length.
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

  /// The games, such as `CEL@LGN 01/15/2026 07:00PM ET`; `nil` where the file has none, or nobody asks for them.
  public var games: TextColumn? {
    get { further[.game] }
    set { further[.game] = newValue }
  }
  /// The clubs against which the players play; `nil` as ``games``.
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

  /// That somebody is no player of the pool: ` is not in the pool`, and how many rows are not looked at.
  public var absence: String { Self.absence(rowsFiltered: rowsFiltered) }

  static func absence(rowsFiltered: Int) -> String {
    let rows = rowsFiltered == 1 ? "1 row" : "\(rowsFiltered) rows"
    return " is not in the pool" + (rowsFiltered == 0 ? "" : ", of which --where leaves out \(rows)")
  }

  /// Those whose rows meet a condition of ``marks``, ascending; nobody for any other condition.
  func players(meeting condition: TableRequest.Filter) -> [Int] {
    let marks = marks[condition] ?? []
    return marks.indices.filter { marks[$0] }
  }

  /// The name as reports show it: with club or row where another player has the same name, else as the game has it.
  public func displayName(of index: Int) -> String {
    guard let mark = namesakes[index] else { return webNames[index] ?? names[index] }
    return "\(names[index]) (\(mark))"
  }

  /// The player's roles joined by `/`, in the words of reports; `nil` where there are none.
  public func role(of index: Int) -> String? {
    guard let roles else { return nil }
    let words = roleWords(in: roles[index])
    return words.isEmpty ? nil : words.joined(separator: "/")
  }

  /// The roles that a text of the role column names, in the words of reports.
  func roleWords(in text: String) -> [String] {
    text.split(whereSeparator: { "/,|".contains($0) })
      .map { $0.trimmingSpaces() }
      .filter { !$0.isEmpty }
      .map { roleNames[$0.lowercased()] ?? $0 }
  }

  private func nonEmpty(_ text: String) -> String? {
    text.isEmpty ? nil : text
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  func trimmingSpaces() -> String {
    var rest = self
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return String(rest.drop(while: { $0 == " " || $0 == "\t" }))
  }
}
