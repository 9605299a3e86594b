import Analysis
import Jobs
import Lineups
import Options
import Pages
import Reading
import Running
import Selection
import Snapshots
import Words

/// `squad lineups POOL.csv`: many lineups from one pool.
enum LineupsCommand {
  static let uniques = OptionKey<Int?>.optional(
    "uniques", .integer(0...Rules.sizes.upperBound), otherwise: "1; 0 with a captain and no bench",
    help: "the fewest players in which any two lineups differ")
  static let maxExposure = OptionKey<LineupShare?>.optional(
    "max-exposure",
    .init("PERCENT", expected: "a percentage from 0 to 100, as in 40%") { LineupShare($0[...]) },
    otherwise: "100%",
    help: "the largest share of the lineups that a player may be in, unless locked, as in 40%")
  static let exposure = OptionKey<[ExposureRequest]>.list(
    "exposure",
    .init(
      "NAME=[MIN-]MAX%",
      expected: "a name and its share, as in \"LeBron James=10-60%\", club:LAL=50% or group:Stars=20-100%"
    ) { ExposureRequest($0) }, otherwise: "none",
    help:
      "the share of the lineups for a player, for club:NAME or for group:NAME: at most 60%, or 10-60%; may be repeated"
  )

  static let noise = OptionKey<NoiseRequest?>.optional(
    "noise",
    .init(
      "PERCENT|COLUMN|FLOOR,CEILING",
      expected:
        "a percentage from 0 to 100, as in 15%, a column of standard deviations, or two of floors and "
        + "ceilings, as in floor,ceiling"
    ) { NoiseRequest($0) }, otherwise: "none",
    help:
      "draw every player's skill again for each lineup, with this standard deviation: a share of the skill, "
      + "as in 15%, or a column; or two columns, as in floor,ceiling")
  static let seed = OptionKey<Int>.value(
    "seed", .integer(0...Int.max), default: "1", help: "the random seed of --noise")

  static let entries = OptionKey<String?>.optional(
    "entries", .file("csv"), otherwise: "no entries",
    help:
      "a site's entry file: makes a lineup for each entry, keeping locked players; "
      + "--upload writes the filled-in file")
  static let at = OptionKey<GameTime?>.optional(
    "at",
    .init("\"YYYY-MM-DD HH:MM\"", expected: "a day and a time, as in \"2026-01-15 19:45\"") { GameTime($0) },
    otherwise: "no game has started",
    help:
      "with --entries: players whose games have started by then stay, as in \"2026-01-15 19:45\", "
      + "in the pool's time zone")

  static let spec = CommandSpec(
    "lineups", summary: "make many lineups from one pool, limiting how often each player appears",
    description: """
      Makes many different lineups with the highest total, each legal under the rules, every exposure within its \
      limits, and proves how far any other such set could be above them. Shares hold exactly: minimums are rounded up \
      to whole lineups, maximums down. Writes lineups.html, .md and .json into the output folder and prints the answer.
      """,
    arguments: [PoolOptions.pool.spec],
    options: [
      RunOptions.lineupCount.spec, uniques.spec, maxExposure.spec, exposure.spec, noise.spec, seed.spec,
      entries.spec, at.spec,
      RunOptions.upload.spec,
    ]
      + PoolOptions.ruling
      + PoolOptions.reading + RunOptions.reporting,
    examples: [
      .init(
        "squad lineups samples/players.csv --count 10 --max-exposure 70%",
        "ten lineups, no player in more than seven"),
      .init(
        "squad lineups samples/players.csv --count 5 --uniques 2 --exposure Kohli=20-100%",
        "five lineups that differ in at least two players, at least one of them with Kohli"),
    ], traits: [.looksForTeams])

  static let command = Command(
    "lineups", spec: spec,
    task: TaskUse(
      page: .lineups, refuseContradictions: refuseContradictions,
      fileChecks: { $0.fileChecks(ofPools: [$0[PoolOptions.pool]]) }),
    repetition: Repetition(pool: { $0[PoolOptions.pool] }), run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let (run, wanted) = try wanted(command)
    let pages = try PoolPages(of: run, .lineups)
    let limits = run.limits
    run.progress.begin("searching", "lineups", skillPlaces: run.pool.skills.places)
    let found = wanted.find(limits: limits, progress: run.progress)
    let content = try wanted.content(of: found, limits: limits)
    var snapshot = run.snapshot(of: Content(content), team: [])
    if let entries = wanted.entries { snapshot.inputs.append(entries.record) }
    try pages.publish(snapshot, and: try wanted.uploads(of: content, found, to: command[RunOptions.upload]))
    switch found.set.status {
    case .found: return limits.stop.isRaised ? interruptExitCode ?? .notProved : .done
    case .stopped: return interruptExitCode ?? .notProved
    case .tooFew: return .answerIsNo
    case .notFound(_, let isProved): return isProved ? .answerIsNo : interruptExitCode ?? .notProved
    }
  }

  /// Reads all files of a command.
  /// - Throws: `UsageMistake` if options contradict the pool or its rules, `InputError` with what is wrong in files.
  static func wanted(_ command: ParsedCommand) throws -> (run: PoolRun, lineups: WantedLineups) {
    try refuseContradictions(command)
    let run = try PoolRun(
      command, pool: command[PoolOptions.pool],
      texts: [.game, .ownership, .minExposure, .maxExposure], numbers: command[noise]?.columns ?? [])
    var request = try LineupsRequest(command, under: run.rules)
    let entries = try Entries(command, of: run)
    if let entries { request.count = try entries.count(for: command) }
    _ = try UploadSite(command, count: request.count, of: run)
    let problem = try run.problem()
    let lineups = try WantedLineups(request, for: entries, of: run.searched, problem) {
      run.infeasibility(of: problem, teams: $0, limits: $1)
    }
    return (run, lineups)
  }

  /// Refuses options that contradict one another, whatever the files hold.
  static func refuseContradictions(_ command: ParsedCommand) throws(UsageMistake) {
    if command[entries] == nil {
      for exposure in command[exposure] { _ = try exposure.range(of: command[RunOptions.lineupCount]) }
    }
    if command.isGiven(seed.spec), command[noise] == nil {
      throw UsageMistake("--seed is for the draws of --noise; add --noise 15%")
    }
    if command.isGiven(at), command[entries] == nil {
      throw UsageMistake("--at needs --entries, the lineups in which players stay")
    }
    if command.isGiven(at), command.isGiven(noise) {
      throw UsageMistake(
        "--noise draws new lineups, but --at keeps those of --entries; use one of them")
    }
  }
}
