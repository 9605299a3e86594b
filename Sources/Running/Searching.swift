import Options
import Search
import Snapshots

extension ParsedCommand {
  /// The threads to use, and what ends a search early: the time limit from now on, or an interrupt.
  package func limits(stop: StopSignal) -> Limits {
    let deadline = self[RunOptions.timeLimit].map { ContinuousClock.now + $0 }
    return Limits(jobs: jobs, stop: StopSignal(deadline: deadline, parent: stop))
  }
}

extension Snapshot {
  /// Records how long the search took.
  package mutating func noteSearch(
    since began: ContinuousClock.Instant, until ended: ContinuousClock.Instant = .now
  ) {
    let milliseconds = began.duration(to: ended) / .milliseconds(1)
    searchSeconds = ExactDecimal(Int128(milliseconds.rounded()), places: 3)
  }
}
