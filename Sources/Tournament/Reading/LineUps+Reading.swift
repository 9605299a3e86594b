import Tables
import Words

/// The columns of a file of lineups.
public enum LineUpColumn: String, Sendable, CaseIterable {
  case team, player, position, skill, shirt, stadium
}

/// Reads lineups: one row a player, with team, player, position and skill, and shirt and stadium if the file has them.
///
/// It refuses invalid positions and skills, teams without exactly one keeper or without a defender, a midfielder or an
/// attacker, a player listed twice in their team, and fewer than two teams. It warns about teams with other than eleven
/// players.
/// - Parameters:
///   - request: the file and how to read it.
///   - skills: the skills that are allowed; 0 never is.
///   - inspect: receives every byte of the file once, in order (for a checksum).
/// - Returns: the teams in the order of their first rows, and details of the reading.
/// - Throws: `InputError`, with all problems of the file at once.
public func readLineUps(
  _ request: SheetRequest, skills: ClosedRange<DecimalNumber> = LineUpSkills.usual,
  inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
) throws(InputError) -> (lineUps: [LineUp], reading: SheetReading) {
  let table = try readTable(request.path, request.tableRequest(LineUpColumn.sheet), inspect: inspect)
  var problems = SheetProblems(table, request)
  var sheet = LineUpSheet(skills: skills)
  for row in 0..<table.count { sheet.take(row, of: table, noting: &problems) }
  sheet.check(leavingOutBadRows: request.skipsBadRows, noting: &problems)
  let reading = try problems.reading(of: table, used: sheet.lineUps.reduce(0) { $0 + $1.players.count })
  return (sheet.lineUps, reading)
}

extension LineUpColumn {
  fileprivate static let sheet = allCases.map { column in
    SheetColumn(
      key: column.rawValue, headers: column == .skill ? ["skill", "skillPower"] : [column.rawValue],
      isRequired: column != .shirt && column != .stadium, synonyms: column.synonyms,
      holdsNumbers: column == .skill)
  }

  private var synonyms: [String] {
    switch self {
    case .team: ["club", "squad", "side"]
    case .player: ["name", "player name", "footballer"]
    case .position: ["role", "pos"]
    case .skill: ["skillpower", "skill power", "rating", "overall"]
    case .shirt: ["number", "shirt number"]
    case .stadium: ["ground"]
    }
  }

  /// The index of the column in the table.
  fileprivate var index: Int { Self.allCases.firstIndex(of: self)! }
}

/// The lineups that have been read so far.
private struct LineUpSheet {
  /// What is known about a team besides its players.
  private struct Team {
    /// The line of its first row.
    var line: Int32
    /// The line of each player.
    var playerLines: [String: Int32] = [:]
    /// Bad rows, by their positions; nil for those whose position is bad too.
    var badRows: [Position?] = []
  }

  private let skills: ClosedRange<DecimalNumber>
  private(set) var lineUps: [LineUp] = []
  private var teams: [Team] = []
  private var numbers: [String: Int] = [:]

  init(skills: ClosedRange<DecimalNumber>) {
    self.skills = skills
  }

  /// Reads a row, or notes everything that is wrong with it.
  mutating func take(_ row: Int, of table: Table, noting problems: inout SheetProblems) {
    let line = table.lines[row]
    func text(_ column: LineUpColumn) -> String { table.texts(at: column.index)?[row] ?? "" }
    var isGood = true
    func reject(_ column: LineUpColumn, _ code: String, _ message: String) {
      isGood = false
      problems.reject(line, column.rawValue, code, message)
    }
    for column in [LineUpColumn.team, .player] where text(column).isEmpty { reject(column, "empty", "empty") }
    let position = Position(text(.position))
    if position == nil { reject(.position, "unknown-position", Position.objection(to: text(.position))) }
    let skill = LineUpPlayer.skill(text(.skill), in: skills) { reject(.skill, $0, $1) }

    guard !text(.team).isEmpty else { return }
    let team = number(of: text(.team), line: line)
    if let other = teams[team].playerLines[text(.player)] {
      reject(
        .player, "repeat",
        "\(quoted(text(.player))) already plays for \(quoted(text(.team))) on line \(other)")
    }
    guard isGood, let position, let skill else { return teams[team].badRows.append(position) }
    teams[team].playerLines[text(.player)] = line
    if lineUps[team].stadium == nil { lineUps[team].stadium = nonEmpty(text(.stadium)) }
    lineUps[team].players.append(
      LineUpPlayer(name: text(.player), position: position, skill: skill, shirt: nonEmpty(text(.shirt))))
  }

  private func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }

  private mutating func number(of team: String, line: Int32) -> Int {
    if let number = numbers[team] { return number }
    numbers[team] = lineUps.count
    lineUps.append(LineUp(team: team, players: []))
    teams.append(Team(line: line))
    return lineUps.count - 1
  }

  /// Checks the teams as a whole. If bad rows are not left out, their positions count, so that everything wrong is
  /// reported at once and nothing else.
  mutating func check(leavingOutBadRows: Bool, noting problems: inout SheetProblems) {
    for (lineUp, team) in zip(lineUps, teams) {
      let badRows = leavingOutBadRows ? [] : team.badRows
      let name = quoted(lineUp.team)
      func count(_ position: Position) -> Int {
        lineUp.skills(of: position).count + badRows.count { $0 == position }
      }
      func isMissing(_ position: Position) -> Bool { count(position) == 0 && !badRows.contains(nil) }
      if isMissing(.keeper) || count(.keeper) > 1 {
        let keepers = count(.keeper) == 0 ? "no keeper" : "\(count(.keeper)) keepers"
        problems.refuse(team.line, "position", "keepers", "\(name) has \(keepers); a team has exactly one")
      }
      for position in [Position.defence, .midfield, .attack] where isMissing(position) {
        problems.refuse(
          team.line, "position", "empty-line", "\(name) has no \(position.name); a team has at least one")
      }
      let players = lineUp.players.count + badRows.count
      if players != 11 {
        problems.warn(team.line, nil, "not-eleven", "\(name) has \(players) players, not 11")
      }
    }
    for (team, original) in LookAlikes(lineUps.map(\.team)).pairs {
      problems.warn(
        teams[team].line, "team", "look-alike",
        LookAlikes.warning(
          about: lineUps[team].team, like: lineUps[original].team, on: "on line \(teams[original].line)"))
    }
    if let team = teams.first, teams.count == 1 {
      problems.refuse(
        team.line, "team", "one-team", "\(quoted(lineUps[0].team)) is the only team; a tournament needs two")
    }
  }
}

extension LineUpPlayer {
  /// Reads a skill; reports what is wrong if it is not one.
  fileprivate static func skill(
    _ text: String, in range: ClosedRange<DecimalNumber>, _ reject: (String, String) -> Void
  ) -> DecimalNumber? {
    do throws(NumberError) {
      let skill = try parseDecimal(text)
      if skill.mantissa <= 0 {
        reject("out-of-range", "\(skill) is not above 0")
      } else if skill < range.lowerBound {
        reject("out-of-range", "\(skill) is less than \(range.lowerBound)")
      } else if skill > range.upperBound {
        let advice = range.upperBound < LineUpSkills.any.upperBound ? "; --skill-range any accepts it" : ""
        reject("out-of-range", "\(skill) is more than \(range.upperBound)\(advice)")
      } else if skill.places > LineUp.mostPlaces {
        reject("number-too-large", "more than \(LineUp.mostPlaces) digits after the point")
      } else {
        return skill
      }
    } catch {
      reject(error.code, error.description)
    }
    return nil
  }
}
