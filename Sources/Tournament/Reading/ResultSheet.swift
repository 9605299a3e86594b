import Tables
import Words

/// The columns of a results file.
public enum ResultColumn: String, Sendable, CaseIterable {
  case home, away
  case homeGoals = "home_goals"
  case awayGoals = "away_goals"
  case round
  case homeFairPlay = "home_fair_play"
  case awayFairPlay = "away_fair_play"

  /// The columns without which a file contains no results.
  public static let needed = [home, away, homeGoals, awayGoals]
}

/// Reads a results file: one row a match, with home, away, home_goals and away_goals. A match without both goals has
/// not been played. The optional home_fair_play and away_fair_play are disciplinary points.
/// - Parameters:
///   - request: the file and how to read it.
///   - groupColumns: headers of the columns whose values distinguish tables.
///   - teams: the teams of a tournament in which everyone meets everyone once: other teams, and repeated matches, are
///     errors; nil for matches of any teams.
///   - inspect: receives every byte of the file once, in order (for a checksum).
/// - Returns: the tables in the order of their first rows, and details of the reading.
/// - Throws: `InputError`, with all problems of the file at once.
public func readResults(
  _ request: SheetRequest, groupedBy groupColumns: [TableRequest.CellReference] = [],
  among teams: [String]? = nil, inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
) throws(InputError) -> (groups: [ResultGroup], reading: SheetReading) {
  let more = groupColumns.map { cell in
    TableRequest.Column(key: cell.shown, sources: [[cell]], required: true, kind: .text(required: false))
  }
  let table = try readTable(
    request.path, request.tableRequest(ResultColumn.sheet, more: more), inspect: inspect)
  var problems = SheetProblems(table, request)
  var sheet = ResultSheet(among: teams)
  for row in 0..<table.count { sheet.take(row, of: table, noting: &problems) }
  for group in sheet.groups { group.warnOfLookAlikes(&problems) }
  let reading = try problems.reading(of: table, used: sheet.rowsUsed)
  return (sheet.groups, reading)
}

extension ResultGroup {
  /// Warns about teams whose names look the same.
  fileprivate func warnOfLookAlikes(_ problems: inout SheetProblems) {
    func line(of team: Int) -> Int32 {
      matches.first { $0.pairing.home == team || $0.pairing.away == team }.map { Int32($0.line) } ?? 1
    }
    for (team, original) in LookAlikes(teams).pairs {
      let place = "on line \(line(of: original))"
      problems.warn(
        line(of: team), nil, "look-alike",
        LookAlikes.warning(about: teams[team], like: teams[original], on: place))
    }
  }
}

extension TableRequest.CellReference {
  /// The column as a user would name it.
  fileprivate var shown: String {
    switch self {
    case .header(let name): name
    case .number(let number): "#\(number)"
    }
  }
}

extension ResultColumn {
  fileprivate static let sheet = allCases.map { column in
    SheetColumn(
      key: column.rawValue, headers: [column.rawValue], isRequired: needed.contains(column),
      synonyms: column.synonyms, holdsNumbers: [homeGoals, awayGoals].contains(column))
  }

  private var synonyms: [String] {
    switch self {
    case .home: ["home team", "home_team", "hometeam", "team1", "host"]
    case .away: ["away team", "away_team", "awayteam", "team2", "visitor", "guest"]
    case .homeGoals: ["homegoals", "home goals", "home_score", "fthg", "hg", "score1"]
    case .awayGoals: ["awaygoals", "away goals", "away_score", "ftag", "ag", "score2"]
    case .round, .homeFairPlay, .awayFairPlay: []
    }
  }

  /// The index of the column in the table.
  fileprivate var index: Int { Self.allCases.firstIndex(of: self)! }
}

extension Table {
  /// The text of a cell; empty if the file lacks the column.
  fileprivate func text(_ column: ResultColumn, _ row: Int) -> String { texts(at: column.index)?[row] ?? "" }
}

/// The matches that have been read so far.
private struct ResultSheet {
  private(set) var groups: [ResultGroup] = []
  private(set) var rowsUsed = 0
  private var groupNumbers: [[String]: Int] = [:]
  /// For each table the number of each team, and the first line of each pairing.
  private var teamNumbers: [[String: Int]] = []
  private var pairingLines: [[Pairing: Int32]] = []
  /// The teams of a tournament, and the first line with a match of each two of them.
  private let entrants: [String]?
  private let entrantNames: Set<String>
  private var entrantLines: [Set<String>: Int32] = [:]

  init(among entrants: [String]?) {
    self.entrants = entrants
    entrantNames = Set(entrants ?? [])
  }

  /// A row in which nothing is wrong.
  private struct Row {
    let home, away: String
    /// `nil` if it has not been played.
    let score: Score?
    let homeFairPlay, awayFairPlay: Int?
  }

  /// Takes the match of a row, or notes everything that is wrong with it.
  mutating func take(_ number: Int, of table: Table, noting problems: inout SheetProblems) {
    let line = table.lines[number]
    guard let row = read(number, of: table, noting: &problems) else { return }
    if entrants != nil, let other = entrantLines.updateValue(line, forKey: [row.home, row.away]) {
      return problems.reject(
        line, nil, "repeat", "these teams meet once, and line \(other) already has their match")
    }
    rowsUsed += 1
    let name = (ResultColumn.allCases.count..<table.columns.count).map { table.texts(at: $0)?[number] ?? "" }
    let group = groupNumber(of: name)
    let pairing = Pairing(
      home: self.number(of: row.home, in: group), away: self.number(of: row.away, in: group))
    groups[group].matches.append(
      ListedMatch(
        pairing: pairing, score: row.score, round: table.text(.round, number), line: Int(line),
        homeFairPlay: row.homeFairPlay, awayFairPlay: row.awayFairPlay))
    if row.score != nil, let other = pairingLines[group].updateValue(line, forKey: pairing) {
      problems.warn(
        line, nil, "repeat",
        "\(quoted(row.home)) at home to \(quoted(row.away)) is on line \(other) too; both count")
    }
  }

  private func read(_ number: Int, of table: Table, noting problems: inout SheetProblems) -> Row? {
    func text(_ column: ResultColumn) -> String { table.text(column, number) }
    var isGood = true
    func reject(_ column: ResultColumn, _ code: String, _ message: String) {
      isGood = false
      problems.reject(table.lines[number], column.rawValue, code, message)
    }
    for column in [ResultColumn.home, .away] where text(column).isEmpty { reject(column, "empty", "empty") }
    if isGood, text(.home) == text(.away) {
      reject(.away, "own-opponent", "\(quoted(text(.away))) cannot play against itself")
    }
    for column in [ResultColumn.home, .away] {
      guard let stranger = complaint(aboutTeam: text(column)) else { continue }
      reject(column, "unknown-team", stranger)
    }
    let isUnplayed = text(.homeGoals).isEmpty && text(.awayGoals).isEmpty
    let goals = [ResultColumn.homeGoals, .awayGoals].map { column in
      isUnplayed ? 0 : goalCount(text(column)) { reject(column, $0, $1) }
    }
    let fairPlay = [ResultColumn.homeFairPlay, .awayFairPlay].map { column in
      text(column).isEmpty ? nil : disciplinaryPoints(text(column)) { reject(column, $0, $1) }
    }
    guard isGood, let home = goals[0], let away = goals[1] else { return nil }
    return Row(
      home: text(.home), away: text(.away), score: isUnplayed ? nil : Score(home: home, away: away),
      homeFairPlay: fairPlay[0], awayFairPlay: fairPlay[1])
  }

  /// Returns what is wrong with a name that is not a team of the tournament.
  private func complaint(aboutTeam name: String) -> String? {
    guard let entrants, !name.isEmpty, !entrantNames.contains(name) else { return nil }
    let near = nearest(to: name, among: entrants).map { "; did you mean \(quoted($0))?" } ?? ""
    return "\(quoted(name)) is not a team of the tournament\(near)"
  }

  private mutating func groupNumber(of name: [String]) -> Int {
    if let number = groupNumbers[name] { return number }
    groupNumbers[name] = groups.count
    groups.append(ResultGroup(name: name, teams: [], matches: []))
    teamNumbers.append([:])
    pairingLines.append([:])
    return groups.count - 1
  }

  private mutating func number(of team: String, in group: Int) -> Int {
    if let number = teamNumbers[group][team] { return number }
    teamNumbers[group][team] = groups[group].teams.count
    groups[group].teams.append(team)
    return groups[group].teams.count - 1
  }

  /// Reads a number of goals from 0 to 999; reports what is wrong if it is not one.
  private func goalCount(_ text: String, _ reject: (String, String) -> Void) -> Int? {
    if text.isEmpty {
      reject("empty", "empty, but the other team has goals")
      return nil
    }
    return wholeNumber(text, from: 0, code: "not-goals", reject)
  }

  /// Reads disciplinary points; the deductions of some competitions, such as -4, count as 4.
  private func disciplinaryPoints(_ text: String, _ reject: (String, String) -> Void) -> Int? {
    wholeNumber(text, from: -999, code: "not-points", reject).map(abs)
  }

  /// Reads a whole number up to 999; reports what is wrong if it is not one.
  private func wholeNumber(
    _ text: String, from lowest: Int128, code: String, _ reject: (String, String) -> Void
  ) -> Int? {
    do throws(NumberError) {
      let number = try parseDecimal(text)
      guard let units = number.units(places: 0), units >= lowest else {
        reject(code, "\(number) is not a whole number from \(lowest)")
        return nil
      }
      guard units <= 999 else {
        reject(code, "\(number) is more than 999")
        return nil
      }
      return Int(units)
    } catch {
      reject(error.code, error.description)
      return nil
    }
  }
}
