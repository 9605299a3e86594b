import Dispatch
import Synchronization

/// Returns the results of `body` for 0..<`count`, computed by up to `jobs` threads. Calls start in order; only
/// `isStopped` makes the results depend on the number of threads.
/// - Parameters:
///   - tally: the sum of the first results, without a gap.
///   - isEnough: adds a result to the tally and returns whether the ones after it are left out.
///   - isStopped: whether the calls that have not begun are to be left out.
///   - advanced: receives how many calls are done, of how many; from any thread.
/// - Returns: the results by index; `nil` where one was left out or `body` gave none.
public func inParallel<Result: Sendable, Tally: Sendable>(
  _ count: Int, jobs: Int, tally: Tally, isEnough: @Sendable (inout Tally, Result) -> Bool,
  isStopped: @Sendable () -> Bool, advanced: @Sendable (Int, Int) -> Void = { _, _ in },
  _ body: @Sendable (Int) -> Result?
) -> [Result?] {
  let next = Atomic<Int>(0)
  let done = Atomic<Int>(0)
  let end = Atomic<Int>(count)
  let found = Mutex((results: [Result?](repeating: nil, count: count), tally: tally, first: 0))
  DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, count))) { _ in
    while !isStopped() {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < end.load(ordering: .relaxed) else { return }
      let value = body(index)
      found.withLock { found in
        found.results[index] = value
        while found.first < end.load(ordering: .relaxed), let result = found.results[found.first] {
          found.first += 1
          if isEnough(&found.tally, result) { end.store(found.first, ordering: .relaxed) }
        }
      }
      advanced(done.wrappingAdd(1, ordering: .relaxed).newValue, count)
    }
  }
  let results = found.withLock { $0.results }
  return results.enumerated().map { $0 < end.load(ordering: .relaxed) ? $1 : nil }
}

/// Returns the results of `body` for 0..<`count`, whatever the results are.
public func inParallel<Result: Sendable>(
  _ count: Int, jobs: Int, isStopped: @Sendable () -> Bool = { false },
  advanced: @Sendable (Int, Int) -> Void = { _, _ in }, _ body: @Sendable (Int) -> Result?
) -> [Result?] {
  inParallel(
    count, jobs: jobs, tally: (), isEnough: { _, _ in false }, isStopped: isStopped, advanced: advanced, body)
}
