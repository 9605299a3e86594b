import Chance
import Testing

@testable import Search

struct CurveStretchTests {
  private typealias Stretch = CurveStretch<Int64>

  @Test func addingKeepsWhatNothingBeats() {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var stretch = Stretch(
        found: [Undominated(cost: 0, skill: 0)], prices: RulePrices(skill: 1, cost: 1), heaviest: 9)
      var all = stretch.found
      for _ in 0..<random.integer(in: 1...4) {
        let drawn = (0..<random.integer(in: 0...5)).map { _ in
          Undominated(cost: random.integer(in: 0...20), skill: random.integer(in: 0...20))
        }
        let front: [Undominated<Int64>] = drawn.sorted { $0.isBefore($1) }.merged(
          with: [], keeping: .everything)
        stretch.add(front)
        all += front
        let expected = all.filter { total in
          !all.contains { $0 != total && $0.cost <= total.cost && $0.skill >= total.skill }
        }
        #expect(
          stretch.found
            == Set(expected.map(\.cost)).sorted().map { cost in
              expected.first { $0.cost == cost }!
            }, "seed \(seed)")
      }
    }
  }

  @Test func aGapIsWhereALighterTeamMayBeMissing() {
    // Below the line skill = cost, the points (0, 0), (4, 4) and (100, 100) leave gaps up to costs 3 and 99.
    let found: [Undominated<Int64>] = [0, 4, 100].map { Undominated(cost: $0, skill: $0) }
    let stretch = Stretch(found: found, prices: RulePrices(skill: 1, cost: 1), heaviest: 0)
    #expect(stretch.gaps(in: 0...100, losing: 94) == [])
    #expect(stretch.gaps(in: 0...20, losing: 0) == [.init(costs: 0...20, loss: 15)])
    #expect(stretch.gaps(in: 0...3, losing: 1) == [.init(costs: 0...3, loss: 2)])
    #expect(stretch.gaps(in: 0...3, losing: 2) == [])
    #expect(stretch.gaps(in: 0...100, losing: 2) == [.init(costs: 4...99, loss: 94)])
  }

  @Test func gapsFarApartAreTwo() {
    let costs: [Int64] = [0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20]
    let stretch = Stretch(
      found: costs.map { Undominated(cost: $0, skill: $0) }, prices: RulePrices(skill: 1, cost: 1),
      heaviest: 0)
    #expect(
      stretch.gaps(in: 0...20, losing: 0)
        == [.init(costs: 0...3, loss: 2), .init(costs: 16...19, loss: 2)])
  }
}
