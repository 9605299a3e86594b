import Testing

@testable import Search

struct InParallelTests {
  @Test(arguments: [0, 1, 15, 16, 17, 1_000], [1, 2, 5])
  func givesTheSameWithAnyNumberOfThreads(count: Int, jobs: Int) {
    for callsATask in [1, 16] {
      let results = inParallel(
        count, jobs: jobs, callsATask: callsATask, with: UInt64(3), isStopped: { false }
      ) { worker, index -> UInt64? in
        // What one call leaves in the worker is nothing to the next one.
        worker = 3
        worker += UInt64(index * index)
        return worker
      }
      let expected: [UInt64?] = (0..<count).map { UInt64(3 + $0 * $0) }
      #expect(results == expected)
    }
  }

  @Test func aRaisedSignalLeavesResultsOut() {
    let stop = StopSignal()
    stop.raise()
    let results = inParallel(100, jobs: 2, with: 0, isStopped: { stop.isRaised }) { _, index -> Int? in index
    }
    #expect(results == Array(repeating: nil, count: 100))
  }

  @Test func theSignalIsHeardBetweenTasks() {
    let stop = StopSignal()
    let results = inParallel(100, jobs: 1, with: 0, isStopped: { stop.isRaised }) { _, index -> Int? in
      if index == 9 { stop.raise() }
      return index
    }
    #expect(results.compactMap { $0 } == Array(0...9))
  }
}
