import Chance
import Testing

@testable import Search

struct ChoiceStaircaseTests {
  /// Few and most of the players are chosen: what is picked are those who stay, or those who leave.
  @Test(arguments: 0...9)
  func holdsTheBestChoiceForEveryBudget(choose: Int) {
    let seed = UInt64(500 + choose)
    var random = SplitMix64(seed: seed)
    for number in 0..<100 {
      let players = Candidates.random(9, &random)
      let given = Members(rows: [2], skill: 5, cost: 1)
      let staircase = ChoiceStaircase(
        of: MemberGroup(given: given, candidates: players.inCostOrder, choose: choose))
      let obvious = ObviousChoices(choose, of: players)
      for budget in obvious.budgets {
        guard let expected = obvious.best(within: budget) else { continue }
        #expect(
          staircase.best(within: budget + 1) == expected.joined(with: given),
          "seed \(seed), group \(number), \(budget)")
      }
    }
  }
}
