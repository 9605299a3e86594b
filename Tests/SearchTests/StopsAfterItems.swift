import Synchronization

@testable import Search

/// Raises a signal after some players are judged or teams found, and records the totals that were announced.
final class StopsAfterItems: SearchProgress {
  let stop: StopSignal
  private let after: Int
  let totals = Mutex<Set<Int>>([])

  init(_ stop: StopSignal = StopSignal(), after: Int) { (self.stop, self.after) = (stop, after) }

  func advanced(done: Int, total: Int) {
    totals.withLock { _ = $0.insert(total) }
    if done >= after { stop.raise() }
  }
  func improved(best: Int128?, bound: Int128) {}
}
