import Documents
import Options
import Pages
import Selection
import Snapshots
import Tables
import Tournament

/// `squad tournament TEAMS.csv`: a round-robin of simulated matches.
enum TournamentCommand {
  /// The words that call it.
  static let path = ["tournament"]

  static let teams = ArgumentKey<String?>.optional(
    "TEAMS.csv", .file("csv"), help: "the line-ups, one row a player; or --pool in their place")
  static let pool = OptionKey<String?>.optional(
    "pool", .file("csv"), otherwise: "teams from TEAMS.csv",
    help: "let the best teams of this pool play, one for each of --budgets")
  static let budgets = OptionKey<[DecimalNumber]?>.optional(
    "budgets", .listedBudgets, otherwise: "needed by --pool without --team",
    help: "the budgets of these teams, as in 45,50,55")
  static let picked = OptionKey<[String]>.list(
    "team", .file("csv"), otherwise: "none",
    help: "let a team picked by hand from the pool play too, whatever it costs; may be repeated")
  static let formation = OptionKey<Formation?>.optional(
    "formation", .formation, otherwise: "positions from the role column",
    help: "keeper, defenders, midfielders and attackers, as in 1-1-2-1: filled in pool order, for --team in "
      + "that of the file")
  static let columns = SheetOptions.columns(
    LineUpColumn.allCases.map(\.rawValue)
      + PoolColumn.allCases.map(\.rawValue).filter { LineUpColumn(rawValue: $0) == nil },
    example: "player=Name,skill=Overall; with --pool name=Name,cost=Price")
  static let seed = OptionKey<Int?>.optional(
    "seed", .integer(0...Int.max), otherwise: "that of the schedule, else 1",
    help: "what all chances follow from; another seed plays everything but real results anew")
  static let rounds = OptionKey<Int?>.optional(
    "rounds", .integer(0...Int.max), otherwise: "all that are left",
    help: "play only the next N rounds; a later run goes on from there")
  static let results = OptionKey<String?>.optional(
    "results", .file("csv"), otherwise: "none",
    help: "real results, with home, away, home_goals and away_goals; only missing matches are simulated")
  static let resultColumns = SheetOptions.columns(
    ResultColumn.needed.map(\.rawValue), named: "result-columns",
    of: " of --results", example: "home=HomeTeam,home_goals=FTHG")
  static let runs = OptionKey<Int?>.optional(
    "runs", .integer(1...SeasonLimits.mostRuns), otherwise: "one tournament",
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

      With --pool the best teams at several budgets, and hand-picked ones, play against one another: does \
      paying more win?
      """,
    arguments: [teams.spec],
    options: [
      seed.spec, runs.spec, until.spec, rounds.spec, results.spec, resultColumns.spec, newSchedule.spec,
      showRound.spec,
      showMatch.spec, pool.spec, budgets.spec, picked.spec, formation.spec, columns.spec,
    ] + PoolOptions.ruling + PoolOptions.reading.filter { $0.name != columns.spec.name } + RunOptions.writing
      + [RunOptions.jobs.spec, RunOptions.progress.spec],
    examples: [
      .init("squad tournament samples/teams.csv", "four teams, three rounds"),
      .init(
        "squad tournament samples/teams.csv --runs 2000 --output none",
        "who wins how often, writing no file"),
    ])

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let interrupt = stopOnInterrupt()
    if command.isGiven(resultColumns), command[results] == nil {
      throw UsageMistake("--result-columns: only with --results")
    }
    var entrants = try telling(aboutResultsOf: command) { try Self.entrants(of: command, stop: interrupt) }
    guard entrants.lineUps.count >= 2 else {
      complain("squad: no tournament: fewer than two teams can play")
      return .answerIsNo
    }
    let folder = try ReportFolder(
      for: command, page: .tournament, stop: { interrupt.isRaised })
    let names = entrants.names
    var resumed = try ResumedSchedule(
      folder?.snapshot, lineUps: entrants.lineUps, from: entrants.inputs[0],
      seed: command[seed].map { UInt64($0) }, isNew: command[newSchedule])
    entrants.note(resumed.warnings)
    if let path = command[results] {
      entrants.take(try resumed.schedule.take(resultsFrom: path, teams: names, for: command))
    }
    let shown = try shownPart(command, of: resumed.schedule, teams: names)

    let plan = TournamentPlan(
      powers: entrants.lineUps.map { TeamPowers($0) }, rounds: resumed.schedule.pairings, seed: resumed.seed)
    resumed.schedule.play(nextRounds: command[rounds], plan)
    var snapshot = Snapshot(
      command, game: "football", inputs: entrants.inputs, warnings: entrants.warnings,
      warningCount: entrants.warningCount)
    snapshot.take(resumed.schedule, of: entrants.lineUps, seed: resumed.seed)
    snapshot.purchases = entrants.purchases.isEmpty ? nil : entrants.purchases
    let isWhole = snapshot.takeOdds(
      of: plan, given: resumed.schedule.given, teams: names, for: command, stop: interrupt)
    try publish(
      tournamentPage(snapshot), printing: shown.page(of: snapshot, resumed.schedule, plan, teams: names),
      also: resumed.fact, of: snapshot, in: folder, for: command, csv: shown.csv(of: snapshot))
    return isWhole ? .done : interruptExitCode ?? .done
  }
}
