import Chance
import Tables
import Testing

@testable import Search

struct WhatIfUnderRulesTests {
  /// If players are only locked or banned, the front of teammates gives the figures of the others.
  @Test func lockedAndBannedPlayersAlone() {
    var random = SplitMix64(seed: 8_700)
    var compared = 0
    for number in 0..<1_500 {
      let problem = RandomRules(&random).namesAlone
      let best = problem.bestTeam()
      guard best.status == .proved else { continue }
      let slow = SlowWhatIf(problem)
      let expected = (0..<problem.skills.count).map { slow.figures(of: $0, best: best) }
      let table = problem.whatIf(best: best)
      #expect(table.isComplete && Array(table.players) == expected, "problem \(number): \(problem)")
      if problem.playersAreInterchangeable, table.count > problem.size + 1 { compared += 1 }
    }
    #expect(compared > 500)
  }

  /// Pools of realistic size: threads change nothing, players asked for alone get the same figures, and prices are
  /// confirmed by searches with a player at that price, and at one unit more.
  @Test(arguments: GameFamily.allCases)
  func pricesHoldWhenTheyAreTried(family: GameFamily) throws {
    let problem = family.problem(count: 150, seed: 3)
    let best = problem.bestTeam()
    let table = problem.whatIf(best: best)
    #expect(table.isComplete && table.count == 150)
    #expect(Array(table.players) == Array(problem.whatIf(best: best, limits: Limits(jobs: 4)).players))
    for row in best.rows + Array(stride(from: 3, to: 150, by: 12)) {
      let figures = try #require(table[row])
      #expect(figures == problem.whatIf(of: [row], best: best)[row])
      func skill(at cost: Int128) -> Int128? {
        var other = problem.costing(cost, row)
        other.locked.append(row)
        let answer = other.bestTeam()
        return answer.status == .proved ? answer.skill : nil
      }
      #expect(skill(at: problem.costs[row]) == figures.skillWith)
      if let price = figures.entersAt {
        #expect(try #require(skill(at: price)) >= best.skill)
        #expect(skill(at: price + 1).map { $0 < best.skill } ?? true)
      }
      guard let price = figures.staysUpTo else { continue }
      func isMember(at cost: Int128) -> Bool {
        problem.costing(cost, row).bestTeam().rows.contains(row)
      }
      #expect(isMember(at: price) && !isMember(at: price + 1))
    }
  }

  @Test func membersOfATeamThatMustSpendStayWhereTheyFillTheBudget() {
    let problem = Problem(
      Problem(skills: .narrow([5, 4, 3, 3]), costs: .narrow([10, 8, 6, 9]), size: 2, budget: 18),
      leastCost: 16, locked: [1], banned: [3])
    let best = problem.bestTeam()
    #expect(best.rows == [0, 1])
    #expect(
      Array(problem.whatIf(best: best).players) == [
        // Without them there are 14 to spend.
        PlayerWhatIf(
          row: 0, skillWith: 9, skillWithout: nil, entersAt: 10, staysUpTo: 10, stayIsLimitedByBudget: true),
        PlayerWhatIf(
          row: 1, skillWith: 9, skillWithout: nil, entersAt: 8, staysUpTo: 12, stayIsLimitedByBudget: true),
        PlayerWhatIf(row: 2, skillWith: nil, skillWithout: 9, entersAt: nil, staysUpTo: nil),
        PlayerWhatIf(row: 3, skillWith: nil, skillWithout: 9, entersAt: nil, staysUpTo: nil),
      ])
  }
}
