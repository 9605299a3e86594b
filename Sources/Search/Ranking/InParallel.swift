import Dispatch
import Synchronization

/// The results of `body` for 0..<`count`, computed by up to `jobs` threads, each with a copy of `worker`.
///
/// Calls are drawn in order, `callsATask` at a time; the results do not depend on the number of threads. `nil`
/// stands for the calls that were not made because `isStopped` said so before their task.
func inParallel<Worker: Sendable, Result: Sendable>(
  _ count: Int, jobs: Int, callsATask: Int, with worker: Worker, isStopped: @Sendable () -> Bool,
  _ body: @Sendable (inout Worker, Int) -> Result
) -> [Result?] {
  let tasks = (count + callsATask - 1) / callsATask
  let next = Atomic<Int>(0)
  let results = Mutex([Result?](repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, tasks))) { _ in
    var own = worker
    while !isStopped() {
      let task = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard task < tasks else { return }
      let range = task * callsATask..<min(count, (task + 1) * callsATask)
      let values = range.map { body(&own, $0) }
      results.withLock { $0.replaceSubrange(range, with: values) }
    }
  }
  return results.withLock { $0 }
}

/// The same for a count: every few calls the signal is looked at, and raised it ends the count.
func inParallel<Worker: Sendable>(
  _ count: Int, jobs: Int, meter: WorkMeter, with worker: Worker,
  _ body: @Sendable (inout Worker, Int) -> UInt64
) throws(CountingEnd) -> [UInt64] {
  let results = inParallel(
    count, jobs: jobs, callsATask: 16, with: worker, isStopped: { meter.isStopped }, body)
  try meter.checkSignal()
  return results.compactMap { $0 }
}
