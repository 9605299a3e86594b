import Chance
import Testing

@testable import Search

struct EqualWeightTotalsTests {
  @Test func theSumsAreThoseOfAllChoices() {
    for seed in 0..<1_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let choose = Int(random.integer(in: 1...5))
      let count = choose + Int(random.integer(in: 0...6))
      let unit = random.integer(in: 1...3)
      let highest: Int64 = seed % 2 == 0 ? 9 : 90
      let costs = (0..<count).map { _ in 7 + unit * random.integer(in: 0...highest) }.sorted()
      var expected: Set<Int64> = []
      func add(from first: Int, _ left: Int, _ sum: Int64) {
        guard left > 0 else {
          expected.insert(sum)
          return
        }
        for index in first..<max(first, count) { add(from: index + 1, left - 1, sum + costs[index]) }
      }
      add(from: 0, choose, 0)
      let most = costs.suffix(choose).reduce(0, +)
      let all = TotalKinds.sums(of: choose, costs, upTo: most, stop: StopSignal())
      #expect(all == expected.sorted(), "seed \(seed)")
      let limit = costs.prefix(choose).reduce(0, +) + (most - costs.prefix(choose).reduce(0, +)) / 2
      let some = TotalKinds.sums(of: choose, costs, upTo: limit, stop: StopSignal())
      #expect(some?.filter { $0 <= limit } == expected.filter { $0 <= limit }.sorted(), "seed \(seed)")
    }
  }

  @Test func aRangeTooWideIsLeftToOthers() {
    #expect(
      TotalKinds.sums(of: 2, [0, 1, 1_000_000_000_000] as [Int64], upTo: .max, stop: StopSignal()) == nil)
  }

  @Test func aRaisedSignalEndsIt() {
    let stop = StopSignal()
    stop.raise()
    #expect(TotalKinds.sums(of: 1, [1, 2] as [Int64], upTo: 5, stop: stop) == nil)
  }
}
