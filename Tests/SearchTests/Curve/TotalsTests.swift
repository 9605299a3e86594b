import Chance
import Testing

@testable import Search

struct TotalsTests {
  @Test func theFrontHoldsWhatNothingBeats() {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      func list() -> [Totals<Int64>] {
        (0..<random.integer(in: 0...8)).map { _ in
          Totals(cost: random.integer(in: 0...9), skill: random.integer(in: 0...9))
        }.sorted { ($0.cost, $0.skill) < ($1.cost, $1.skill) }
      }
      let (one, other) = (list(), list())
      let front = one.mergedFront(with: other)
      #expect(zip(front, front.dropFirst()).allSatisfy { $0.cost < $1.cost && $0.skill < $1.skill })
      #expect(front.allSatisfy((one + other).contains))
      for total in one + other {
        #expect(front.contains { $0.cost <= total.cost && $0.skill >= total.skill }, "seed \(seed)")
      }
    }
  }
}
