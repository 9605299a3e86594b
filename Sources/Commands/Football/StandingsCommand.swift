import Analysis
import Jobs
import Options
import Pages
import Running
import Snapshots
import Tables
import Tournament
import Words

/// `squad standings RESULTS.csv`: the table from any results file.
enum StandingsCommand {
  static let results = ArgumentKey<String>.one("RESULTS.csv", .file("csv"), help: "the matches")
  static let columns = SheetOptions.columns(
    ResultColumn.allCases.map(\.rawValue), example: "home=HomeTeam,home_goals=FTHG")
  static let groupBy = OptionKey<[TableRequest.CellReference]?>.optional(
    "group-by", .init("COLUMN,...", expected: "columns such as stage,group") { columns(in: $0) },
    otherwise: "one table of all matches",
    help: "columns that split the matches into tables, as in stage,group")
  static let points = OptionKey<PointsRule>.value(
    "points",
    .init("WIN,DRAW,LOSS", expected: "points for a win, a draw and a loss, as in 3,1,0") { points(in: $0) },
    default: "3,1,0", help: "points for a win, a draw and a loss")
  static let adjustments = OptionKey<[Adjustment]>.list(
    "adjust",
    .init(
      "TEAM=POINTS", expected: "a team and a whole number of points, as in \"Luton Town=-10\""
    ) { Adjustment($0) }, otherwise: "no adjustments",
    help: "points awarded or deducted for other reasons, as in 'Luton Town=-10'; may be repeated")

  static let order = OptionKey<StandingsOrder>.value(
    "order", .standingsOrder, default: "points,difference,goals,head-to-head",
    help: "what ranks the teams: a competition such as la-liga, or criteria in order")
  static let lots = OptionKey<[String]>.list(
    "decide", .text.shown(as: "A,B"), otherwise: "nothing",
    help:
      "how lots or a play-off ranked teams that are level on everything, first place first; may be repeated")

  /// The columns of `stage,group`, by headers or numbers.
  private static func columns(in text: String) -> [TableRequest.CellReference]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.contains("") ? nil : parts.map { TableRequest.CellReference(String($0)) }
  }

  /// The points of `3,1,0`, for a win, a draw and a loss.
  private static func points(in text: String) -> PointsRule? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }.filter { (-1_000...1_000).contains($0) }
    guard numbers.count == 3, parts.count == 3 else { return nil }
    return PointsRule(win: numbers[0], draw: numbers[1], loss: numbers[2])
  }

  static let spec = CommandSpec(
    "standings", summary: "make the league table from a file of results",
    description: """
      Makes the table, or one for each group, from a file with the columns home, away, home_goals and \
      away_goals, and round if there is one. Matches without goals count as not played. Writes standings.html, \
      .md and .json.

      Teams are ranked by points, goal difference and goals; then, in addition, by the matches between the \
      teams still level. --order takes a competition, which looks at head-to-head once the level teams have all met: \
      \(competitions). Or it takes criteria: \(StandingsOrder.words.joined(separator: ", ")). Head-to-head criteria \
      look at the matches between the level teams; 'again' compares the teams that are still level among themselves; \
      'head-to-head' stands for points, difference, goals and again. For fair-play the file needs the columns \
      home_fair_play and away_fair_play with disciplinary points, fewer first. Teams level on everything are ranked \
      by --decide, else by their order in the file, with a warning.
      """,
    arguments: [results.spec],
    options: [groupBy.spec, points.spec, order.spec, lots.spec, adjustments.spec, columns.spec]
      + SheetOptions.reading
      + RunOptions.writing,
    examples: [
      .init("squad standings samples/results.csv", "the table of the sample league"),
      .init(
        "squad standings samples/results.csv --points 2,1,0 --adjust 'Harbour Town=-2'",
        "two points for a win, and two deducted"),
    ])

  private static var competitions: String {
    StandingsOrder.competitions.compactMap(\.name).joined(separator: ", ")
  }

  static let command = Command(
    "standings", spec: spec, task: TaskUse(page: .standings, fileChecks: fileChecks),
    repetition: Repetition(), run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    stopOnInterrupt()
    let input = try readSheet(for: command) { try read(command, inspect: $0) }
    let order = try usedOrder(of: input.content, for: command)
    let tables = try tables(of: input.content, by: order, for: command)
    let folder = try ReportFolder(for: command, page: .standings)
    let levels = tables.flatMap { $0.warnings(in: command[results]) } + doubts(about: command)
    show(levels, for: command)
    var snapshot = Snapshot(
      command, game: "football", inputs: [input.record], warnings: input.reading.warnings + levels,
      warningCount: input.reading.warningCount + levels.count)
    let league = try league(tables, by: order, of: input.content, for: command)
    snapshot.content = Content(StandingsContent(league))
    try publish(snapshot, in: folder, for: command)
    return .done
  }

  /// Reads the results; a refusal of bad rows says how to leave them out.
  private static func read(
    _ command: ParsedCommand, inspect: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws -> ([ResultGroup], SheetReading) {
    try command.advisingOnBadRows(in: [command[results]], isEmpty: { $0.1.used == 0 }) { command in
      try readResults(
        command.sheetRequest(command[results], columns: columns), groupedBy: command[groupBy] ?? [],
        inspect: inspect)
    }
  }

  /// The record of the tables, which names their order if one was asked for.
  private static func league(
    _ tables: [LeagueTable], by order: StandingsOrder, of groups: [ResultGroup], for command: ParsedCommand
  ) throws -> LeagueRecord {
    var league = LeagueRecord(
      RoundRecord.rounds(of: groups), tables.flatMap(\.records), command[points])
    if command.isGiven(Self.order) || command.isGiven(lots) {
      let lots = try command[lots].map { try LeagueTable.drawn($0, of: groups).teams }
      league.order = OrderRecord(order, lots: lots)
    }
    return league
  }

  /// The results file, for a batch to check in advance.
  static func fileChecks(_ command: ParsedCommand) -> [FileCheck] {
    [
      FileCheck(
        command[results], as: "results",
        by: command.words(of: SheetOptions.reading + [columns.spec, groupBy.spec])
      ) {
        let (_, reading) = try read(command)
        return FileCheck.Content(reading.used, "row", warnings: reading.warnings, of: reading.warningCount)
      }
    ]
  }

  /// The order as far as the file allows it: a built-in one does without fair play if the file has none, as its
  /// competition did in years without cards.
  /// - Throws: `UsageMistake` for a custom order if the file lacks the columns for it.
  private static func usedOrder(
    of groups: [ResultGroup], for command: ParsedCommand
  ) throws(UsageMistake) -> StandingsOrder {
    var order = command[order]
    guard order.criteria.contains(.fairPlay), groups.allSatisfy(\.fairPlay.isEmpty) else { return order }
    guard order.name != nil else {
      throw UsageMistake(
        "--order fair-play: \(command[results]) has no columns home_fair_play and away_fair_play; --columns maps them"
      )
    }
    order.criteria.removeAll { $0 == .fairPlay }
    return order
  }

  /// A warning if the competition of the order had other points.
  private static func doubts(about command: ParsedCommand) -> [Diagnostic] {
    guard let name = command[order].name, let win = command[order].pointsForWin, !command.isGiven(points),
      win != command[points].win
    else { return [] }
    return [
      Diagnostic(
        .warning, file: command[results], code: "points-of-order",
        message:
          "\(name) gave \(win) points for a win, but a win counts \(command[points].win) here; --points \(win),1,0 "
          + "counts as that competition did")
    ]
  }

  /// The tables that the command line asks for.
  /// - Throws: `UsageMistake` for teams that are in no table.
  private static func tables(
    of groups: [ResultGroup], by order: StandingsOrder, for command: ParsedCommand
  ) throws(UsageMistake) -> [LeagueTable] {
    var rules = groups.map { group in
      var rule = StandingsRule(points: command[points], order: order)
      rule.adjustments = Array(repeating: 0, count: group.teams.count)
      rule.fairPlay = group.fairPlay
      return rule
    }
    for adjustment in command[adjustments] {
      let place = try place(of: adjustment.team, in: groups)
      rules[place.group].adjustments[place.team] += adjustment.points
    }
    for text in command[lots] {
      for (group, drawn) in try LeagueTable.drawn(text, of: groups).numbers {
        guard rules[group].lots.allSatisfy({ Set($0) != Set(drawn) || $0 == drawn }) else {
          throw UsageMistake("--decide \(text): another --decide orders the same teams differently")
        }
        rules[group].lots.append(drawn)
      }
    }
    return zip(groups, rules).map { LeagueTable($0, $1) }
  }

  /// The table and the number in it of a team whose points are adjusted.
  /// - Throws: `UsageMistake` for a team that is in no table, or in more than one.
  private static func place(
    of team: String, in groups: [ResultGroup]
  ) throws(UsageMistake) -> (group: Int, team: Int) {
    let places = groups.indices.compactMap { group in
      groups[group].teams.firstIndex(of: team).map { (group: group, team: $0) }
    }
    guard let place = places.first else {
      let near = nearest(to: team, among: groups.flatMap(\.teams))
      throw UsageMistake(
        "--adjust: no team is called '\(team)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    guard places.count == 1 else {
      throw UsageMistake(
        "--adjust: '\(team)' is in \(places.count) tables; use --where to choose one")
    }
    return place
  }
}

/// Points that a team is given or loses for other reasons than results.
struct Adjustment: Sendable, Hashable {
  let team: String
  let points: Int

  /// `TEAM=-10`; the last `=` separates.
  init?(_ text: String) {
    guard let equals = text.lastIndex(of: "="), equals != text.startIndex,
      let points = Int(text[text.index(after: equals)...]), (-100_000...100_000).contains(points)
    else { return nil }
    (team, self.points) = (String(text[..<equals]), points)
  }
}
