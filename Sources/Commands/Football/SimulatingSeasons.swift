import Jobs
import Options
import Running
import Search
import Snapshots
import Tournament

extension TournamentContent {
  /// Plays whole tournaments if a command asks for them, and records their odds.
  /// - Parameters:
  ///   - plan: the tournament.
  ///   - given: real results, which are the same in all of them.
  ///   - share: the share of them that is played here; `nil` for all.
  /// - Returns: whether all that were asked for were played.
  mutating func takeOdds(
    of plan: TournamentPlan, given: [Pairing: Score], for command: ParsedCommand, share: TournamentShare?,
    stop: StopSignal
  ) -> Bool {
    let until = command[TournamentCommand.until]
    let runs = command[TournamentCommand.runs] ?? (until == nil ? 0 : mostRunsUntilPrecise)
    guard runs > 0 else { return true }
    let progress = Progress(for: command)
    defer { progress.finish() }
    progress.begin("simulating", "tournaments")
    var plan = plan
    plan.known = given
    var limits = SeasonLimits(
      runs: runs, precision: until.map { ExactDecimal($0).approximate / 100 }, jobs: command.jobs)
    if let range = share?.shard.share(of: runs) {
      (limits.first, limits.runs) = (range.lowerBound, range.count)
    }
    let wanted = limits.runs
    limits.isStopped = { stop.isRaised }
    limits.progress = { progress.advanced(done: $0, total: wanted) }
    let odds = playSeasons(plan, limits)
    let isInterrupted = stop.isRaised && odds.runs < wanted
    if let share, !isInterrupted { share.counted(odds) }
    seasons = SeasonsRecord(
      odds, teams: teamNames, asked: runs, until: until.map { ExactDecimal($0) }, interrupted: isInterrupted)
    return !isInterrupted
  }
}

/// The most tournaments that `--until` plays if `--runs` is not given.
private let mostRunsUntilPrecise = 1_000_000
