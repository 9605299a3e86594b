import Chance
import Testing

@testable import Search

struct CountedTotalsTests {
  @Test func mergesWhatAFilterAdmitsInOrder() {
    var random = SplitMix64(seed: 5)
    for round in 0..<300 {
      var list = CountedTotalsList<Int64>()
      var truth: [[Int64]: UInt128] = [:]
      for _ in 0..<Int(random.integer(in: 1...4)) {
        let filter = TotalsFilter<Int64>(
          skillPrice: 2, costPrice: random.integer(in: -1...1), weight: random.integer(in: -4...6),
          lowestCost: 0,
          highestCost: random.integer(in: 3...9))
        var other = CountedTotalsList<Int64>()
        for _ in 0..<Int(random.integer(in: 0...6)) {
          let own = (skill: random.integer(in: 0...3), cost: random.integer(in: 0...3))
          let everything = TotalsFilter<Int64>(
            skillPrice: 1, costPrice: 0, weight: 0, lowestCost: 0, highestCost: .max)
          other.merge(.nobody, skill: own.skill, cost: own.cost, everything)
        }
        let shift = (skill: random.integer(in: 0...3), cost: random.integer(in: 0...3))
        list.merge(other, skill: shift.skill, cost: shift.cost, filter)
        for totals in other.entries {
          let (skill, cost) = (totals.skill + shift.skill, totals.cost + shift.cost)
          guard cost <= filter.highestCost, 2 * skill - filter.costPrice * cost >= filter.weight else {
            continue
          }
          truth[[skill, cost], default: 0] += totals.count
        }
      }
      let expected = truth.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      #expect(list.entries.map { [$0.skill, $0.cost] } == expected.map(\.key), "round \(round)")
      #expect(list.entries.map(\.count) == expected.map(\.value), "round \(round)")
    }
  }
}
