import Chance
import Testing

@testable import Search

struct PairSearchTests {
  @Test func findsTheBestPairAtEveryBudget() {
    let seed: UInt64 = 40
    var random = SplitMix64(seed: seed)
    for number in 0..<1_000 {
      let players = Candidates.random(Int(random.integer(in: 2...12)), &random)
      let pairs = PairSearch(players.inCostOrder)
      let obvious = ObviousChoices(2, of: players)
      for budget in obvious.budgets {
        guard let expected = obvious.best(within: budget) else { continue }
        #expect(pairs.best(within: budget) == expected, "seed \(seed), pool \(number), \(budget)")
      }
    }
  }
}
