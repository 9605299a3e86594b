import Dispatch
import Synchronization

/// The results of `body` for 0..<`count`, computed by up to `jobs` threads.
///
/// Calls are drawn in order; the results do not depend on the number of threads, except for those that are left out.
/// - Parameters:
///   - isStopped: whether the calls that have not begun are to be left out.
///   - advanced: hears how many calls are done, of how many; from any thread.
/// - Returns: by index the result; `nil` where it was left out or `body` gave none.
func inParallel<Result: Sendable>(
  _ count: Int, jobs: Int, isStopped: @Sendable () -> Bool,
  advanced: @Sendable (Int, Int) -> Void = { _, _ in }, _ body: @Sendable (Int) -> Result?
) -> [Result?] {
  let next = Atomic<Int>(0)
  let done = Atomic<Int>(0)
  let results = Mutex([Result?](repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, count))) { _ in
    while !isStopped() {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let value = body(index)
      results.withLock { $0[index] = value }
      advanced(done.wrappingAdd(1, ordering: .relaxed).newValue, count)
    }
  }
  return results.withLock { $0 }
}
