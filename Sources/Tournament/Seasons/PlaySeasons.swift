import Dispatch

/// How many tournaments to play, and how.
public struct SeasonLimits: Sendable {
  /// The most tournaments.
  public var runs: Int
  /// The number of the first one, for a part of a larger number of tournaments.
  public var first = 1
  /// Stops when every title interval is narrower than this to either side, as a share; checked every
  /// ``SeasonLimits/checkInterval`` tournaments.
  public var precision: Double?
  /// Worker threads; the answer does not depend on it.
  public var jobs: Int
  /// Called now and then; `true` ends the work with the tournaments that are finished.
  public var isStopped: @Sendable () -> Bool = { false }
  /// Called now and then with the number of tournaments played.
  public var progress: @Sendable (Int) -> Void = { _ in }

  /// Creates limits with a number of tournaments and of threads.
  public init(runs: Int, precision: Double? = nil, jobs: Int) {
    (self.runs, self.precision, self.jobs) = (runs, precision, jobs)
  }

  /// The most tournaments that can be asked for.
  public static let mostRuns = 1_000_000_000

  /// The number of tournaments between checks of the precision.
  public static let checkInterval = 1_000
}

/// Plays whole tournaments, numbered from `first`, on several threads.
///
/// Only whole numbers are counted, so that the odds are the same however the work is shared.
/// - Complexity: O(runs · matches).
public func playSeasons(_ plan: TournamentPlan, _ limits: SeasonLimits) -> Odds {
  var odds = Odds(teams: plan.powers.count)
  while odds.runs < limits.runs, !limits.isStopped() {
    let played = limits.first - 1 + odds.runs
    let last = limits.first - 1 + min(odds.runs + SeasonLimits.checkInterval, limits.runs)
    guard let batch = playBatch(plan, played + 1...last, limits) else { break }
    for slice in batch { odds.merge(slice) }
    limits.progress(odds.runs)
    if let precision = limits.precision, odds.runs.isMultiple(of: SeasonLimits.checkInterval),
      odds.widestTitleInterval < precision
    {
      break
    }
  }
  return odds
}

/// Returns the slices of some tournaments in order; `nil` if the work was stopped before all were finished.
private func playBatch(
  _ plan: TournamentPlan, _ runs: ClosedRange<Int>, _ limits: SeasonLimits
) -> [Odds]? {
  let sliceSize = 25
  let starts = Array(stride(from: runs.lowerBound, through: runs.upperBound, by: sliceSize))
  var slices = starts.map { _ in Odds(teams: plan.powers.count) }
  let workers = min(limits.jobs, starts.count)
  slices.withUnsafeMutableBufferPointer { slices in
    // Each worker writes to its own slices.
    nonisolated(unsafe) let slices = slices
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      let quick = QuickMatches(teams: plan.powers)
      for index in stride(from: worker, to: starts.count, by: workers) {
        if limits.isStopped() { return }
        let slice = starts[index]...min(starts[index] + sliceSize - 1, runs.upperBound)
        for results in plan.results(runs: slice, quick) {
          slices[index].add(standings(teams: plan.powers.count, results))
        }
      }
    }
  }
  return slices.reduce(0) { $0 + $1.runs } == runs.count ? slices : nil
}
