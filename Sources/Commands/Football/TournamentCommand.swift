import Analysis
import Jobs
import Options
import Pages
import Running
import Search
import Selection
import Snapshots
import Tables
import Tournament
import Words

/// `squad tournament TEAMS.csv`: a round-robin of simulated matches.
enum TournamentCommand {
  static let teams = ArgumentKey<String?>.optional(
    "TEAMS.csv", .file("csv"), help: "the lineups, one row per player; or use --pool")
  static let pool = OptionKey<String?>.optional(
    "pool", .file("csv"), otherwise: "teams from TEAMS.csv",
    help: "let the best teams of this pool play, one for each of --budgets")
  static let budgets = OptionKey<[DecimalNumber]?>.optional(
    "budgets", .listedBudgets, otherwise: "needed by --pool without --team",
    help: "the budgets of these teams, as in 45,50,55")
  static let picked = OptionKey<[String]>.list(
    "team", .file("csv"), otherwise: "none",
    help: "also enter this hand-picked team from the pool, whatever it costs; may be repeated")
  static let formation = OptionKey<Formation?>.optional(
    "formation",
    .init("1-D-M-A", expected: "goalkeeper, defenders, midfielders and attackers, as in 1-1-2-1") {
      Formation($0)
    },
    otherwise: "positions from the role column",
    help:
      "goalkeeper, defenders, midfielders and attackers, as in 1-1-2-1: filled in pool order, or in file order "
      + "for --team")
  static let columns = SheetOptions.columns(
    LineUpColumn.allCases.map(\.rawValue)
      + PoolColumn.allCases.map(\.rawValue).filter { LineUpColumn(rawValue: $0) == nil },
    example: "player=Name,skill=Overall; with --pool name=Name,cost=Price")
  static let seed = OptionKey<Int?>.optional(
    "seed", .integer(0...Int.max), otherwise: "the schedule's, else 1",
    help: "the random seed; another one plays everything but real results again")
  static let rounds = OptionKey<Int?>.optional(
    "rounds", .integer(0...Int.max, orAll: "a whole number from 0, or 'all'"),
    otherwise: "all that are left, unless a match is played or shown",
    help: "play only the next N rounds; a later run continues from there")
  static let played = OptionKey<[String]>.list(
    "play", .text.shown(as: "A,B"), otherwise: "whole rounds",
    help: "play only this match; may be repeated")
  static let replayed = OptionKey<[String]>.list(
    "replay", .text.shown(as: "A,B"), otherwise: "nothing",
    help: "play a match again, replacing its score; may be repeated")
  static let duels = OptionKey.flag(
    "duels", help: "with --show-match: why each play ended as it did, with powers after decay and draws"
  ).unrecorded
  static let results = OptionKey<String?>.optional(
    "results", .file("csv"), otherwise: "none",
    help: "real results, with home, away, home_goals and away_goals; only missing matches are simulated")
  static let resultColumns = SheetOptions.columns(
    ResultColumn.needed.map(\.rawValue), named: "result-columns",
    of: " of --results", example: "home=HomeTeam,home_goals=FTHG")
  static let runs = OptionKey<Int?>.optional(
    "runs", .integer(1...SeasonLimits.mostRuns), otherwise: "one tournament",
    help: "play N whole tournaments for the odds of the title and every place")
  static let until = OptionKey<DecimalNumber?>.optional(
    "until",
    .decimal("POINTS", expected: "percentage points above 0 and below 50, as in 0.5") {
      $0 > .zero && $0 < DecimalNumber(mantissa: 50, places: 0)
    }, otherwise: "all runs",
    help:
      "stop when every team's title odds are known to within POINTS percentage points, as in 0.5; checked every 1,000 "
      + "runs; without --runs at most 1,000,000")
  static let newSchedule = OptionKey.flag(
    "new-schedule", help: "forget the schedule and the scores in the output folder")

  static let spec = CommandSpec(
    "tournament", summary: "play a round-robin of simulated matches, with standings and stories",
    description: """
      Every team plays every other once, each match simulated play by play from the skills of the lineups: \
      columns team, player, position (keeper, defender, midfielder, attacker) and skill, and shirt and stadium \
      if there are any. Writes tournament.html, .md and .json. The schedule and its scores are kept in \
      tournament.json: a later run continues from there with the same seed. --show-round and --show-match only \
      show it. 'squad help football' has the rules of a match.

      With --pool, the best teams at several budgets and hand-picked ones play one another: does paying more win?
      """,
    arguments: [teams.spec],
    options: [
      seed.spec, runs.spec, until.spec, rounds.spec, played.spec, replayed.spec, results.spec,
      resultColumns.spec, newSchedule.spec, ShowOptions.round.spec, ShowOptions.match.spec, duels.spec,
      pool.spec, budgets.spec, picked.spec, formation.spec, columns.spec,
    ] + PoolOptions.ruling + PoolOptions.reading.filter { $0.name != columns.spec.name } + RunOptions.writing
      + [RunOptions.jobs.spec, RunOptions.progress.spec],
    examples: [
      .init("squad tournament samples/teams.csv", "four teams, three rounds"),
      .init(
        "squad tournament samples/teams.csv --runs 2000 --output none",
        "how often each team wins, writing no file"),
    ], traits: [.looksForTeams])

  static let command = Command(
    "tournament", spec: spec,
    task: TaskUse(
      page: .tournament, disallowedOptions: ["show-round", "show-match", "play", "replay", "duels"],
      refuseContradictions: refuseContradictions, fileChecks: fileChecks, isShared: isShared, runShare: run),
    repetition: Repetition(
      pool: { $0[pool] }, words: { $0.wordsOfTournament($1) },
      compare: { $0.compareTournament(&$1, &$2) }),
    run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode { try run(command, share: nil) }

  /// Runs the command.
  /// - Parameter share: the share of the tournaments that is played here; `nil` for all.
  static func run(_ command: ParsedCommand, share: TournamentShare?) throws -> ExitCode {
    let interrupt = stopOnInterrupt()
    try refuseContradictions(in: command)
    var entrants = try reportingResultProblems(of: command) {
      try Self.entrants(of: command)
    }
    guard entrants.lineUps.count >= 2 else {
      writeToStandardError("squad: no tournament: fewer than two teams can play")
      return .answerIsNo
    }
    if onlyLooks(command) { return try look(at: entrants, for: command) }
    return try play(&entrants, for: command, share: share, stop: interrupt)
  }

  /// Continues the tournament in the output folder, or starts one, and writes it.
  private static func play(
    _ entrants: inout Entrants, for command: ParsedCommand, share: TournamentShare?, stop: StopSignal
  ) throws -> ExitCode {
    let folder = try ReportFolder(for: command, page: .tournament)
    var resumed = try resume(&entrants, in: folder, for: command)
    let drawn = resumed.tournament(of: entrants)
    let shown = try ShownPart(command, of: drawn)
    let plan = resumed.plan(for: entrants)
    try resumed.schedule.play(asAskedBy: command, plan, in: drawn)
    var tournament = resumed.tournament(of: entrants)
    let isWhole = tournament.takeOdds(
      of: plan, given: resumed.schedule.given, for: command, share: share, stop: stop)
    let snapshot = Snapshot(tournament, of: entrants, for: command)
    var completed = tournament
    if case .match(let place) = shown { completed.addFullStory(of: place, in: resumed.schedule, plan) }
    var publication = Publication(snapshot)
    publication.shown = shown.page(of: completed, in: snapshot, asksWhy: command[duels])
    publication.fact = resumed.fact
    publication.printedSnapshot = Snapshot(completed, of: entrants, for: command)
    publication.table = { shown.csv(of: tournament) }
    try publication.publish(in: folder, for: command)
    return isWhole ? .done : interruptExitCode ?? .done
  }

  /// The schedule with which the run begins, including the real results of a file.
  private static func resume(
    _ entrants: inout Entrants, in folder: ReportFolder?, for command: ParsedCommand
  ) throws -> ResumedSchedule {
    var resumed = try ResumedSchedule(
      folder?.snapshot, entrants, seed: command[seed].map { UInt64($0) }, isNew: command[newSchedule])
    entrants.note(resumed.warnings)
    if let path = command[results] {
      let input = try resumed.schedule.take(resultsFrom: path, teams: entrants.names, for: command)
      entrants.take(input.reading, input.record)
    }
    return resumed
  }

  /// Shows a part of the tournament as it stands in the output folder, or the fixtures of a new one.
  private static func look(at entrants: Entrants, for command: ParsedCommand) throws -> ExitCode {
    let path = command[RunOptions.output]
    let resumed = try ResumedSchedule(
      path == "none" ? nil : ReportForm(command).snapshot(of: .tournament, in: path), entrants, seed: nil,
      isNew: false)
    var tournament = resumed.earlier?[TournamentContent.self] ?? resumed.tournament(of: entrants)
    let shown = try ShownPart(command, of: tournament)
    if case .match(let place) = shown {
      tournament.addFullStory(of: place, in: resumed.schedule, resumed.plan(for: entrants))
    }
    var snapshot = resumed.earlier ?? Snapshot(tournament, of: entrants, for: command)
    snapshot.content = Content(tournament)
    guard var page = shown.page(of: tournament, in: snapshot, asksWhy: command[duels]) else { return .done }
    if let fact = resumed.fact { page.facts.append(fact) }
    try printAnswer(page, of: snapshot, csv: shown.csv(of: tournament), for: command)
    return .done
  }

  /// Whether each of `parts` parts of a job has enough whole tournaments to play. If the precision ends them, their
  /// number is not known in advance.
  static func isShared(_ command: ParsedCommand, among parts: Int) -> Bool {
    guard command[until] == nil else { return false }
    return command[runs].map { $0 / parts >= SeasonLimits.checkInterval } ?? false
  }

  /// Whether the command only asks to see a part of the tournament.
  private static func onlyLooks(_ command: ParsedCommand) -> Bool {
    let playing = [rounds.spec, played.spec, replayed.spec, runs.spec, until.spec]
    return command.shows && !playing.contains { command.isGiven($0) }
  }

  /// Refuses options that contradict one another or would do nothing.
  static func refuseContradictions(in command: ParsedCommand) throws(UsageMistake) {
    try refuseIdleOptions(in: command)
    try refuseMixedSources(in: command)
  }

  /// Refuses options that would do nothing with the others.
  private static func refuseIdleOptions(in command: ParsedCommand) throws(UsageMistake) {
    if command.isGiven(resultColumns), command[results] == nil {
      throw UsageMistake("--result-columns needs --results")
    }
    if command.isGiven(duels), !command.isGiven(ShowOptions.match) {
      throw UsageMistake("--duels needs --show-match")
    }
    let changing = [seed.spec, results.spec, newSchedule.spec].filter { command.isGiven($0) }
    guard changing.isEmpty || !onlyLooks(command) else {
      throw UsageMistake(
        "\(changing.map { "--\($0.name)" }.joined(separator: ", ")): no effect with --show-round or "
          + "--show-match; play first, with --rounds N or --rounds all")
    }
  }
}
