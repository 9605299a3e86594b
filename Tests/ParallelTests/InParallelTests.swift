import Parallel
import Synchronization
import Testing

struct InParallelTests {
  @Test(arguments: [0, 1, 15, 16, 17, 1_000], [1, 2, 5])
  func givesTheSameWithAnyNumberOfThreads(count: Int, jobs: Int) {
    let results = inParallel(count, jobs: jobs) { index -> Int? in index % 7 == 3 ? nil : index * index }
    #expect(results == (0..<count).map { $0 % 7 == 3 ? nil : $0 * $0 })
  }

  @Test(arguments: [1, 2, 5])
  func nothingFollowsTheFirstResultsThatAreEnough(jobs: Int) {
    let results = inParallel(
      100, jobs: jobs, tally: 0,
      isEnough: { sum, result in
        sum += result
        return sum >= 45
      }, isStopped: { false }
    ) { index -> Int? in index }
    #expect(results == (0..<100).map { $0 <= 9 ? $0 : nil })
  }

  @Test func nothingBeginsWhereTheWorkIsStopped() {
    let results = inParallel(100, jobs: 2, isStopped: { true }) { index -> Int? in index }
    #expect(results == Array(repeating: nil, count: 100))
  }

  @Test func whetherToStopIsAskedBetweenCalls() {
    let isStopped = Atomic<Bool>(false)
    let results = inParallel(100, jobs: 1, isStopped: { isStopped.load(ordering: .relaxed) }) {
      index -> Int? in
      if index == 9 { isStopped.store(true, ordering: .relaxed) }
      return index
    }
    #expect(results.compactMap { $0 } == Array(0...9))
  }
}
