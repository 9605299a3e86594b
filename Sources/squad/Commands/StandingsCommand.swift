import Documents
import Options
import Pages
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
    "group-by", .columnList, otherwise: "one table of all matches",
    help: "columns whose values tell tables apart, as in stage,group")
  static let points = OptionKey<PointsRule>.value(
    "points", .pointsRule, default: "3,1,0", help: "points for a win, a draw and a loss")
  static let adjustments = OptionKey<[Adjustment]>.list(
    "adjust", .adjustment, otherwise: "no adjustments",
    help: "points that a team is given or loses for other reasons, as in 'Luton Town=-10'; may be repeated")

  static let spec = CommandSpec(
    "standings", summary: "the table from any results file",
    description: """
      Makes the table, or one for each group, from a file with the columns home, away, home_goals and \
      away_goals, and round if there is one. Teams are ordered by points, goal difference and goals for; \
      then, as an addition, by the matches between the teams still level and by their first appearance. \
      Matches without goals count as not played. Writes standings.html, .md and .json.
      """,
    arguments: [results.spec],
    options: [groupBy.spec, points.spec, adjustments.spec, columns.spec] + SheetOptions.reading
      + RunOptions.writing,
    examples: [
      .init("squad standings samples/results.csv", "the table of the sample league"),
      .init(
        "squad standings samples/results.csv --points 2,1,0 --adjust 'Harbour Town=-2'",
        "two points a win, and two taken away"),
    ])

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let interrupt = stopOnInterrupt()
    let input = try readSheet(isQuiet: command[RunOptions.quiet]) { inspect in
      var request = command.sheetRequest(command[results], columns: columns)
      request.isStopped = { interrupt.isRaised }
      return try readResults(request, groupedBy: command[groupBy] ?? [], inspect: inspect)
    }
    let rule = command[points]
    let adjustments = try adjustments(command[adjustments], of: input.content)
    let folder = try ReportFolder(
      for: command, page: .standings, stop: { interrupt.isRaised })

    var snapshot = Snapshot(
      command, game: "football", inputs: [input.record], warnings: input.reading.warnings,
      warningCount: input.reading.warningCount)
    snapshot.pointsRule = PointsRuleRecord(rule)
    snapshot.rounds = RoundRecord.rounds(of: input.content)
    snapshot.standings = zip(input.content, adjustments).flatMap { group, adjustments in
      StandingRecord.table(
        standings(teams: group.teams.count, group.results, adjustments: adjustments, points: rule),
        teams: group.teams, group: group.displayName, adjustments: adjustments)
    }
    try publish(
      standingsPage(snapshot), of: snapshot, in: folder, for: command,
      csv: standingsForCSV(snapshot.standings ?? []))
    return .done
  }

  /// For each table the points that each of its teams is given or loses.
  /// - Throws: `UsageMistake` for a team that no table has, or more than one.
  private static func adjustments(
    _ wanted: [Adjustment], of groups: [ResultGroup]
  ) throws(UsageMistake) -> [[Int]] {
    var all = groups.map { Array(repeating: 0, count: $0.teams.count) }
    for adjustment in wanted {
      let places = groups.indices.compactMap { group in
        groups[group].teams.firstIndex(of: adjustment.team).map { (group: group, team: $0) }
      }
      guard let place = places.first else {
        let near = nearest(to: adjustment.team, among: groups.flatMap(\.teams))
        throw UsageMistake(
          "--adjust: no team is called '\(adjustment.team)'"
            + (near.map { "; did you mean '\($0)'?" } ?? ""))
      }
      guard places.count == 1 else {
        throw UsageMistake(
          "--adjust: '\(adjustment.team)' stands in \(places.count) tables; use --where to choose one")
      }
      all[place.group][place.team] += adjustment.points
    }
    return all
  }
}
