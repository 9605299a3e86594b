import Testing

@testable import Search

struct InParallelTests {
  @Test(arguments: [0, 1, 15, 16, 17, 1_000], [1, 2, 5])
  func givesTheSameWithAnyNumberOfThreads(count: Int, jobs: Int) {
    let results = inParallel(count, jobs: jobs, isStopped: { false }) { index -> Int? in
      index % 7 == 3 ? nil : index * index
    }
    #expect(results == (0..<count).map { $0 % 7 == 3 ? nil : $0 * $0 })
  }

  @Test func aRaisedSignalLeavesResultsOut() {
    let stop = StopSignal()
    stop.raise()
    let results = inParallel(100, jobs: 2, isStopped: { stop.isRaised }) { index -> Int? in index }
    #expect(results == Array(repeating: nil, count: 100))
  }

  @Test func theSignalIsHeardBetweenCalls() {
    let stop = StopSignal()
    let results = inParallel(100, jobs: 1, isStopped: { stop.isRaised }) { index -> Int? in
      if index == 9 { stop.raise() }
      return index
    }
    #expect(results.compactMap { $0 } == Array(0...9))
  }
}
