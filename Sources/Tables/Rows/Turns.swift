import Dispatch
import Synchronization

/// Lets threads act one at a time in the order of numbers, which they draw from 0 without a gap.
final class Turns: Sendable {
  private struct State: Sendable {
    var next = 0
    var waiting: [Int: DispatchSemaphore] = [:]
  }

  private let state = Mutex(State())

  /// Waits until all numbers below `number` are done.
  func wait(for number: Int) {
    let semaphore = state.withLock { state -> DispatchSemaphore? in
      guard state.next < number else { return nil }
      let semaphore = DispatchSemaphore(value: 0)
      state.waiting[number] = semaphore
      return semaphore
    }
    semaphore?.wait()
  }

  func pass() {
    state.withLock { state in
      state.next += 1
      state.waiting.removeValue(forKey: state.next)?.signal()
    }
  }
}
