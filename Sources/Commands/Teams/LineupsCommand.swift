import Analysis
import Documents
import Files
import Jobs
import Lineups
import Options
import Pages
import Repeating
import Running
import Search
import Selection
import SharedOptions
import Snapshots
import Tables

/// `squad lineups POOL.csv`: many lineups from one pool.
enum LineupsCommand {
  static let count = OptionKey<Int>.value(
    "count", .integer(1...1_000), default: "20", help: "how many lineups")
  static let uniques = OptionKey<Int>.value(
    "uniques", .integer(Rules.sizes), default: "1",
    help: "in how many players any two lineups differ at least")
  static let maxExposure = OptionKey<LineupShare?>.optional(
    "max-exposure", .lineupShare, otherwise: "100%",
    help: "the largest share of the lineups for every player who is not locked, as in 40%")
  static let exposure = OptionKey<[ExposureRequest]>.list(
    "exposure", .exposure, otherwise: "none",
    help:
      "the share of the lineups for a player, for club:NAME or for group:NAME: at most 60%, or 10-60%; may be repeated"
  )

  static let noise = OptionKey<NoiseRequest?>.optional(
    "noise", .noise, otherwise: "none",
    help:
      "draw every player's skill anew for each lineup, with this standard deviation: a share of the skill, as in 15%, or a "
      + "column; or two columns, as in floor,ceiling")
  static let seed = OptionKey<Int>.value(
    "seed", .integer(0...Int.max), default: "1", help: "the random seed of --noise")

  static let entries = OptionKey<String?>.optional(
    "entries", .file("csv"), otherwise: "no entries",
    help: "a site's entry file, a lineup for each entry; locked players stay. --upload writes it filled in")
  static let at = OptionKey<GameTime?>.optional(
    "at", .gameTime, otherwise: "no game has begun",
    help:
      "with --entries: players whose games have begun by then stay, as in \"2026-01-15 19:45\", in the pool's time zone"
  )

  static let spec = CommandSpec(
    "lineups", summary: "make many lineups from one pool, with limits on how often players are in them",
    description: """
      Makes many different lineups with the highest total, each legal under the rules, every exposure within its \
      limits, and proves how much more any such set could have. Shares are exact: at least is rounded up to whole \
      lineups, at most down. Writes lineups.html, .md and .json into the output folder and prints the answer.
      """,
    arguments: [PoolOptions.pool.spec],
    options: [
      count.spec, uniques.spec, maxExposure.spec, exposure.spec, noise.spec, seed.spec, entries.spec, at.spec,
      RunOptions.upload.spec,
    ]
      + PoolOptions.ruling
      + PoolOptions.reading + RunOptions.reporting,
    examples: [
      .init(
        "squad lineups samples/players.csv --count 10 --max-exposure 70%",
        "ten lineups, nobody in more than seven"),
      .init(
        "squad lineups samples/players.csv --count 5 --uniques 2 --exposure Kohli=20-100%",
        "five lineups that differ in two players or more, one with Kohli at least"),
    ])

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    try refuseContradictions(command)
    let run = try PoolRun(
      command, pool: command[PoolOptions.pool],
      and: FurtherColumns(
        texts: [.game, .ownership, .minExposure, .maxExposure], numbers: command[noise]?.columns ?? []))
    if command[uniques] > run.rules.size {
      throw UsageMistake("--uniques \(command[uniques]) is more than the \(run.rules.size) players of a team")
    }
    let entries = try Entries(command, of: run)
    let count = try entries.map { try $0.count(for: command) } ?? command[count]
    let exposures = try NamedExposures(command[exposure], most: command[maxExposure], count: count, of: run)
    let noise = try command[noise]?.noise(for: run.pool, in: run.path, seed: command[seed])
    _ = try UploadSite(command, count: count, of: run)
    let pages = try PoolPages(of: run, .lineups)
    let interrupt = run.interrupt
    let held =
      try pages.folder == nil ? holdSavedTeam(for: command, stop: { interrupt.isRaised }) : nil
    let limits = run.limits
    let question = LineupQuestion(
      try run.problem(), count: count, exposures: exposures.limits, uniques: command[uniques])
    run.progress.search(skillPlaces: run.pool.skills.places)
    let found = run.lineups(question, noise, entries, limits: limits)
    let set = found.set
    var snapshot = run.snapshot(team: [])
    var content = try run.record(set, of: question, exposures: exposures, limits: limits)
    if let noise = command[Self.noise] {
      content.note(found.drawn, places: run.pool.skills.places)
      content.lineupSet.note(noise, seed: command[seed])
    }
    if let entries {
      entries.note(found.byEntry, in: &content)
      snapshot.inputs.append(entries.record)
    }
    let upload = try run.upload(&content.lineups, found, entries, question.problem)
    snapshot.content = .lineups(content)
    try pages.publish(snapshot, and: [upload].compactMap { $0 }, held: held)
    switch set.status {
    case .found: return limits.stop.isRaised ? interruptExitCode ?? .notProved : .done
    case .stopped: return interruptExitCode ?? .notProved
    case .tooFew: return .answerIsNo
    case .notFound(_, let least): return least > 0 ? .answerIsNo : interruptExitCode ?? .notProved
    }
  }

  /// Refuses options that contradict one another, whatever the files hold.
  static func refuseContradictions(_ command: ParsedCommand) throws(UsageMistake) {
    if command[entries] == nil {
      for exposure in command[exposure] { _ = try exposure.range(of: command[count]) }
    }
    if command.isGiven(seed.spec), command[noise] == nil {
      throw UsageMistake("--seed is for the draws of --noise; add --noise 15%")
    }
    if command.isGiven(at), command[entries] == nil {
      throw UsageMistake("--at says who stays in the lineups of --entries; there are none")
    }
    if command.isGiven(at), command.isGiven(noise) {
      throw UsageMistake(
        "--noise draws new lineups; with --at those of --entries stay as far as they are best")
    }
  }
}

extension LineupsContent {
  /// Notes what the lineups add up to with noise, beside what they do without.
  /// - Parameters:
  ///   - drawn: by lineup, in thousandths.
  ///   - places: digits after the point of the skills.
  fileprivate mutating func note(_ drawn: [Int128], places: Int) {
    for (index, total) in zip(lineups.indices, drawn) {
      lineups[index].projection = lineups[index].skill
      lineups[index].skill = ExactDecimal(total, places: places + 3)
    }
  }
}

/// Lineups as they were found.
private struct FoundLineups {
  var set: LineupSet
  /// By lineup its total with noise, in thousandths; empty without.
  var drawn: [Int128] = []
  /// By entry its lineup; `nil` where none was found.
  var byEntry: [ListedTeam?] = []
}

extension PoolRun {
  /// Finds the lineups.
  fileprivate func lineups(
    _ question: LineupQuestion, _ noise: Noise?, _ entries: Entries?, limits: Limits
  ) -> FoundLineups {
    if let entries, entries.isSwap {
      let teams = entries.swapped(question, limits: limits, progress: progress, rules: rules)
      let set = LineupSet(teams.compactMap { $0 }, for: question, isStopped: limits.stop.isRaised)
      return FoundLineups(set: set, byEntry: teams)
    }
    let (set, drawn) =
      noise.map { drawnLineups(question, $0, limits: limits, progress: progress) }
      ?? (bestLineups(question, limits: limits, progress: progress), [])
    return FoundLineups(set: set, drawn: drawn, byEntry: set.lineups)
  }

  /// Notes where on the site's page the players stand, where a site takes such lineups.
  /// - Returns: the file of `--upload`, with entries these filled in; `nil` where none is asked for.
  fileprivate func upload(
    _ lineups: inout [TopTeamRecord], _ found: FoundLineups, _ entries: Entries?, _ problem: Problem
  ) throws(InputError) -> OutputFile? {
    guard let site = UploadSite(of: rules), pool.ids != nil,
      found.set.status == .found || entries?.isSwap == true
    else { return nil }
    var bytes: [UInt8]?
    if let entries {
      bytes = try entries.filled(
        with: &lineups, found.byEntry, on: site, LineupSeats(entries.sheet.slots, of: self, problem))
    } else {
      let seats = LineupSeats(site.slots(of: rules), of: self, problem)
      for index in lineups.indices { lineups[index].seats = seats.seats(of: lineups[index]) }
      bytes = uploadTable(lineups, under: rules).map { Array(renderCSV($0).utf8) }
    }
    return command[RunOptions.upload].flatMap { path in bytes.map { OutputFile(path: path, bytes: $0) } }
  }

  /// The record of a set, every lineup held against all rules anew.
  /// - Throws: `TeamFault` when a lineup is not what it was said to be.
  fileprivate func record(
    _ set: LineupSet, of question: LineupQuestion, exposures: NamedExposures, limits: Limits
  ) throws -> LineupsContent {
    let lineups = try set.lineups.enumerated().map { index, team in
      let linedUp = try check(
        team.rows, duties: team.duties, skill: team.skill, cost: team.cost, of: pool, heeding: ruled,
        under: rules)
      var record = TopTeamRecord(rank: index + 1, team.rows, of: pool)
      record.place(team.rows, linedUp: linedUp, in: ruled, question.problem)
      return record
    }
    let isStopped = limits.stop.isRaised
    var about = LineupSetRecord(
      asked: question.count, uniques: question.uniques, complete: set.isKnown && !isStopped,
      stoppedBy: isStopped
        ? interrupt.reason : set.isKnown || set.lineups.count == question.count ? nil : .effort)
    (about.reason, about.repair) = why(set, of: question, exposures, limits: limits)
    let places = pool.skills.places
    return LineupsContent(
      lineups, about, total: ExactDecimal(set.total, places: places),
      totalBound: set.bound.map { ExactDecimal($0, places: places) },
      exposures: exposures.records(of: set, count: question.count, in: pool))
  }

  /// Why there is no such set, and what would make one possible.
  private func why(
    _ set: LineupSet, of question: LineupQuestion, _ exposures: NamedExposures, limits: Limits
  ) -> (reason: String?, repair: String?) {
    switch set.status {
    case .found, .stopped: return (nil, nil)
    case .tooFew(0):
      let why =
        ruled?.infeasibility(of: question.problem, limits: limits) ?? Infeasibility(of: pool, under: rules)
      return (why?.reason ?? "no team keeps the rules", why?.repair)
    case .tooFew(let count):
      return (
        "only \(count) different \(count == 1 ? "lineup keeps" : "lineups keep") the rules",
        "--count \(count)"
      )
    case .notFound(let nearest, let least):
      let lacking = question.uniques > 1 ? "the exposures and --uniques \(question.uniques)" : "the exposures"
      let reason =
        least > 0
        ? "\(lacking) contradict one another"
        : set.lineups.isEmpty
          ? "none was found that keeps \(lacking)"
          : set.lineups.count < question.count
            ? "\(lacking) left no other lineup" : "\(lacking) are not kept by the players who stay"
      return (reason, exposures.repair(nearest, isSmallest: least > 0 && least == exposures.missed(nearest)))
    }
  }
}

extension LineupSet {
  /// Whether there is a set, or it is proved that there is none.
  fileprivate var isKnown: Bool {
    switch status {
    case .found, .tooFew: true
    case .notFound(_, let least): least > 0
    case .stopped: false
    }
  }
}

extension Command {
  /// `squad lineups`
  static let lineups = Command(
    "lineups", spec: LineupsCommand.spec, page: .lineups,
    refuseContradictions: LineupsCommand.refuseContradictions,
    task: TaskUse(looks: { $0.looks(atPools: [$0[PoolOptions.pool]]) }),
    repetition: Repetition(
      pool: { $0[PoolOptions.pool] }, .run { command, _ in try LineupsCommand.run(command) }),
    run: LineupsCommand.run)
}
