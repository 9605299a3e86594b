import Documents
import Options
import Pages
import Snapshots
import Tables
import Tournament

/// `squad tournament TEAMS.csv`: a round-robin of simulated matches.
enum TournamentCommand {
  static let teams = ArgumentKey<String>.one(
    "TEAMS.csv", .file("csv"), help: "the line-ups, one row a player")
  static let columns = SheetOptions.columns(
    LineUpColumn.allCases.map(\.rawValue), example: "player=Name,skill=Overall")
  static let seed = OptionKey<Int?>.optional(
    "seed", .integer(0...Int.max), otherwise: "that of the schedule, else 1",
    help: "what all chances follow from; another seed plays everything but real results anew")
  static let rounds = OptionKey<Int?>.optional(
    "rounds", .integer(0...Int.max), otherwise: "all that are left",
    help: "play only the next N rounds; a later run goes on from there")
  static let results = OptionKey<String?>.optional(
    "results", .file("csv"), otherwise: "none",
    help: "real results, with home, away, home_goals and away_goals; only missing matches are simulated")
  static let runs = OptionKey<Int?>.optional(
    "runs", .integer(1...1_000_000_000), otherwise: "one tournament",
    help: "play N whole tournaments for the odds of the title and of every place")
  static let until = OptionKey<DecimalNumber?>.optional(
    "until", .precision, otherwise: "all runs",
    help: "stop when every title odd is known to so many percentage points, as in 0.5; looked at every 1,000 "
      + "runs; without --runs at most 1,000,000")
  static let newSchedule = OptionKey.flag(
    "new-schedule", help: "forget the schedule and the scores in the output folder")
  static let showRound = OptionKey<Int?>.optional(
    "show-round", .integer(1...Int.max), otherwise: "the whole tournament",
    help: "print the matches of one round and the standings after it")
  static let showMatch = OptionKey<String?>.optional(
    "show-match", .text.shown(as: "A,B"), otherwise: "the whole tournament",
    help: "print the story of one match minute by minute")

  static let spec = CommandSpec(
    "tournament", summary: "a round-robin of simulated matches, with standings and stories",
    description: """
      Lets everyone play against everyone once, each match simulated play by play from the skills of the \
      line-ups: columns team, player, position (keeper, defender, midfielder, attacker) and skill, and shirt \
      and stadium if there are any. Writes tournament.html, .md and .json. The schedule and its scores stand \
      in tournament.json: a later run goes on from there, with the same seed.
      """,
    arguments: [teams.spec],
    options: [
      seed.spec, runs.spec, until.spec, rounds.spec, results.spec, newSchedule.spec, showRound.spec,
      showMatch.spec, columns.spec,
    ] + SheetOptions.reading + RunOptions.writing + [RunOptions.jobs.spec, RunOptions.progress.spec],
    examples: [
      .init("squad tournament samples/teams.csv", "four teams, three rounds"),
      .init(
        "squad tournament samples/teams.csv --runs 2000 --output none",
        "who wins how often, writing no file"),
    ])

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let interrupt = stopOnInterrupt()
    let isQuiet = command[RunOptions.quiet]
    let lineUps = try readSheet(isQuiet: isQuiet) { inspect in
      var request = command.sheetRequest(command[teams], columns: columns)
      request.isStopped = { interrupt.isRaised }
      return try readLineUps(request, inspect: inspect)
    }
    let folder = try ReportFolder(for: command, page: "tournament", stop: { interrupt.isRaised })
    let names = lineUps.content.map(\.team)
    var resumed = try ResumedSchedule(
      folder?.snapshot, teams: names, from: lineUps.record,
      seed: command[seed].map { UInt64($0) }, isNew: command[newSchedule])
    var inputs = [(lineUps.reading, lineUps.record)]
    if let path = command[results] {
      let given = try readSheet(isQuiet: isQuiet) { try readResults(SheetRequest(path: path), inspect: $0) }
      for group in given.content { try resumed.schedule.take(group, teams: names, from: path) }
      inputs.append((given.reading, given.record))
    }

    let plan = TournamentPlan(
      powers: lineUps.content.map { TeamPowers($0) }, rounds: resumed.schedule.pairings, seed: resumed.seed)
    resumed.schedule.play(nextRounds: command[rounds], plan)
    var snapshot = Snapshot(command, game: "football", inputs: inputs, date: command.date)
    snapshot.take(resumed.schedule, of: lineUps.content, seed: resumed.seed)
    let isWhole = snapshot.takeOdds(
      of: plan, given: resumed.schedule.given, teams: names, for: command, stop: interrupt)
    try publish(
      tournamentPage(snapshot), of: snapshot, in: folder, for: command,
      printing: try shownPage(command, of: snapshot), also: resumed.fact,
      csv: snapshot.odds.map { oddsForCSV($0) } ?? standingsForCSV(snapshot.standings ?? []))
    return isWhole ? .done : interruptExitCode ?? .done
  }

  /// The round or match that is asked for; nil for the whole tournament.
  private static func shownPage(
    _ command: ParsedCommand, of snapshot: Snapshot
  ) throws(UsageMistake) -> Document? {
    let rounds = snapshot.rounds ?? []
    if let number = command[showRound] {
      guard number <= rounds.count else {
        throw UsageMistake(message: "--show-round \(number): there are \(rounds.count) rounds")
      }
      return roundPage(snapshot, round: number)
    }
    guard let teams = command[showMatch] else { return nil }
    for round in rounds {
      for match in round.matches
      where ["\(match.home),\(match.away)", "\(match.away),\(match.home)"].contains(teams) {
        return matchPage(match, round: round.round)
      }
    }
    let names = (snapshot.teams ?? []).map { "'\($0.name)'" }.joined(separator: ", ")
    throw UsageMistake(
      message: "--show-match \(teams): no such match; write both teams with a comma between them, of \(names)"
    )
  }
}
