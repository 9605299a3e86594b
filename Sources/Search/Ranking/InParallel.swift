import Dispatch
import Synchronization

/// The results of `body` for 0..<`count`, computed by up to `jobs` threads, each with a copy of `worker`.
///
/// The results do not depend on the number of threads. Every few calls the signal is looked at.
func inParallel<Worker: Sendable>(
  _ count: Int, jobs: Int, meter: WorkMeter, with worker: Worker,
  _ body: @Sendable (inout Worker, Int) -> UInt64
) throws(CountingEnd) -> [UInt64] {
  let callsATask = 16
  let tasks = (count + callsATask - 1) / callsATask
  let next = Atomic<Int>(0)
  let results = Mutex([UInt64](repeating: 0, count: count))
  DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, tasks))) { _ in
    var own = worker
    while !meter.isStopped {
      let task = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard task < tasks else { return }
      let range = task * callsATask..<min(count, (task + 1) * callsATask)
      let values = range.map { body(&own, $0) }
      results.withLock { $0.replaceSubrange(range, with: values) }
    }
  }
  try meter.checkSignal()
  return results.withLock { $0 }
}
