import Synchronization

@testable import Search

/// Raises a signal after `tasks` tasks are done.
final class StopsAfterTasks: SearchProgress {
  private let stop: StopSignal
  private let left: Atomic<Int>

  init(stop: StopSignal, after tasks: Int) {
    self.stop = stop
    left = Atomic(tasks)
  }

  func advanced(done: Int, total: Int) {
    if left.wrappingSubtract(1, ordering: .relaxed).newValue <= 0 { stop.raise() }
  }
}
