import Chance
import Testing

@testable import Search

struct MemberGroupTests {
  /// Whoever is set aside, or stays in any case, is so in the best choice at every budget.
  @Test func keepsTheBestChoiceForEveryBudget() {
    let seed: UInt64 = 9_000
    var random = SplitMix64(seed: seed)
    for number in 0..<1_000 {
      let players = Candidates.random(Int(random.integer(in: 0...9)), &random)
      let kept = Int(random.integer(in: 0...Int64(players.count)))
      let group = MemberGroup(keeping: kept, of: players)
      #expect(group.given.rows.count + group.choose == kept)
      #expect(Set(group.given.rows).isDisjoint(with: group.candidates.rows.map(Int.init)))
      let all = ObviousChoices(kept, of: players)
      let reduced = ObviousChoices(group.choose, of: group.candidates)
      for budget in all.budgets {
        let best = reduced.best(within: budget - group.given.cost)?.joined(with: group.given)
        #expect(best == all.best(within: budget), "seed \(seed), team \(number), \(budget)")
      }
    }
  }

  /// One is better than all others and one worse: they need not be looked at.
  @Test func looksOnlyAtThoseWhoMayStayOrLeave() {
    let players = Candidates<Int128>(skills: [9, 5, 4, 1], costs: [1, 5, 3, 6], rows: [0, 1, 2, 3])
    let group = MemberGroup(keeping: 2, of: players)
    #expect(group.given.rows == [0])
    #expect(Set(group.candidates.rows) == [1, 2])
    #expect(group.ways == 2)
  }

  @Test func everybodyOrNobodyIsOneChoice() {
    let players = Candidates<Int128>(skills: [2, 1], costs: [1, 2], rows: [4, 7])
    let everybody = MemberGroup(keeping: 2, of: players)
    #expect(everybody.given == Members(rows: [4, 7], skill: 3, cost: 3))
    #expect(everybody.ways == 1 && everybody.choose == 0)
    let nobody = MemberGroup(keeping: 0, of: players)
    #expect(nobody.given == .none)
    #expect(nobody.ways == 1 && nobody.choose == 0)
  }
}
