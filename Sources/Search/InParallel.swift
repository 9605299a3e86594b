import Dispatch
import Synchronization

/// The results of `body` for 0..<`count`, computed by up to `jobs` threads, each with a copy of `worker`.
///
/// Calls are drawn in order; the results do not depend on the number of threads, except for those that are left out.
/// - Parameters:
///   - callsATask: how many calls a thread makes between two looks at `isStopped`: many where a call is short.
///   - isStopped: whether the calls that have not begun are to be left out.
///   - advanced: hears how many calls are done, of how many; from any thread.
/// - Returns: by index the result; `nil` where it was left out or `body` gave none.
func inParallel<Worker: Sendable, Result: Sendable>(
  _ count: Int, jobs: Int, callsATask: Int = 1, with worker: Worker, isStopped: @Sendable () -> Bool,
  advanced: @Sendable (Int, Int) -> Void = { _, _ in },
  _ body: @Sendable (inout Worker, Int) -> Result?
) -> [Result?] {
  let tasks = (count + callsATask - 1) / callsATask
  let next = Atomic<Int>(0)
  let done = Atomic<Int>(0)
  let results = Mutex([Result?](repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, tasks))) { _ in
    var own = worker
    while !isStopped() {
      let task = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard task < tasks else { return }
      let range = task * callsATask..<min(count, (task + 1) * callsATask)
      let values = range.map { body(&own, $0) }
      results.withLock { $0.replaceSubrange(range, with: values) }
      advanced(done.wrappingAdd(range.count, ordering: .relaxed).newValue, count)
    }
  }
  return results.withLock { $0 }
}
