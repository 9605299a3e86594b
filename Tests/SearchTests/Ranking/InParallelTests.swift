import Testing

@testable import Search

struct InParallelTests {
  @Test(arguments: [0, 1, 15, 16, 17, 1_000], [1, 2, 5])
  func givesTheSameWithAnyNumberOfThreads(count: Int, jobs: Int) throws {
    let meter = WorkMeter(limit: 0, stop: StopSignal())
    let results = try inParallel(count, jobs: jobs, meter: meter, with: UInt64(3)) { worker, index in
      // What one call leaves in the worker is nothing to the next one.
      worker = 3
      worker += UInt64(index * index)
      return worker
    }
    #expect(results == (0..<count).map { UInt64(3 + $0 * $0) })
  }

  @Test(arguments: [1, 4])
  func whatWasNotCalledHasNoResult(jobs: Int) {
    let results = inParallel(
      9, jobs: jobs, callsATask: 2, with: (), isStopped: { false }, { _, index in "\(index)" })
    #expect(results == (0..<9).map { "\($0)" })
    let none = inParallel(9, jobs: jobs, callsATask: 2, with: (), isStopped: { true }, { _, index in index })
    #expect(none == Array(repeating: nil, count: 9))
  }

  @Test func stops() {
    let stop = StopSignal()
    stop.raise()
    #expect(throws: CountingEnd.stopped) {
      try inParallel(100, jobs: 2, meter: WorkMeter(limit: 0, stop: stop), with: 0) { _, _ in 1 }
    }
  }
}
