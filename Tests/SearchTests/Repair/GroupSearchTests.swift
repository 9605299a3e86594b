import Chance
import Testing

@testable import Search

struct GroupSearchTests {
  /// Few choices laid out, or none but the only one, so that the search is asked.
  @Test(arguments: [UInt128(1), 1 << 18], [1, 2])
  func agreesWithEveryChoiceAtEveryBudget(mostChoices: UInt128, jobs: Int) {
    let seed: UInt64 = 771
    var random = SplitMix64(seed: seed)
    for number in 0..<400 {
      let count = Int(random.integer(in: 0...8))
      let choose = Int(random.integer(in: 0...Int64(count)))
      let players = Candidates.random(count, &random)
      let given = Members(rows: [1, 25], skill: -3, cost: 2)
      let obvious = ObviousChoices(choose, of: players)
      let search = GroupSearch(
        MemberGroup(given: given, candidates: players.inCostOrder, choose: choose),
        limits: Limits(jobs: jobs), mostChoices: mostChoices)
      #expect(search.leastCost == obvious.all.map(\.cost).min()! + 2)
      #expect(search.mostCost == obvious.all.map(\.cost).max()! + 2)
      for budget in obvious.budgets where budget + 2 >= search.leastCost {
        let expected = obvious.best(within: budget)!.joined(with: given)
        #expect(search.best(within: budget + 2) == expected, "seed \(seed), group \(number), \(budget)")
      }
    }
  }

  @Test func aStoppedSearchFindsNobody() {
    let (skills, costs) = InstanceFamily.subsetSumWide.pool(count: 60, seed: 1)
    let players = skyband(skills: skills, costs: costs, size: 60).converted(to: Int128.self)
    let stop = StopSignal()
    stop.raise()
    let search = GroupSearch(
      MemberGroup(given: .none, candidates: players, choose: 7), limits: Limits(stop: stop), mostChoices: 1)
    #expect(search.best(within: 2 * search.leastCost) == nil)
  }
}
