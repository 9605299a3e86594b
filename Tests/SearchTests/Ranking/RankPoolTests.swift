import Chance
import Testing

@testable import Search

struct RankPoolTests {
  @Test func keepsThePlayersOfLegalTeams() {
    var chance = SplitMix64(seed: 1)
    for round in 0..<500 {
      let problem = SmallProblem(from: &chance)
      var rows = Set<Int32>()
      problem.forEachTeam { team, _, cost in
        if cost <= problem.budget { rows.formUnion(team.map { Int32($0) }) }
      }
      let players = playersOfLegalTeams(
        skills: problem.skills, costs: problem.costs, size: problem.size, budget: Int128(problem.budget))
      #expect(players?.rows ?? [] == rows.sorted(), "seed 1, round \(round): \(problem)")
    }
  }

  @Test func forgetsCostsThatStopNobody() {
    let pool = RankPool<Int64>(skills: [3, 1, 2], costs: [4, 5, 6], size: 2, budget: 11)
    #expect(pool.costs == [0, 0, 0] && pool.budget == 0 && pool.mostCost == 0)
    #expect(pool.mostSkill == 5 && pool.leastSkill == 3)
  }

  @Test func turnsToThoseLeftOut() throws {
    let pool = RankPool<Int64>(skills: [9, 5, 4, 0, 2], costs: [7, 4, 3, 0, 1], size: 3, budget: 8)
    let (others, lift) = try #require(pool.leftOut)
    #expect(others.size == 2 && others.skills == [0, 4, 5, 9, 7] && others.costs == [0, 3, 4, 7, 6])
    // The last three cost 4 and have 6; the first two would be left out.
    #expect(others.budget - (0 + 3) == 8 - 4)
    #expect(0 + 4 == 6 + lift)
    #expect(others.leftOut == nil)
    #expect(RankPool<Int64>(skills: [1, 2], costs: [1, 2], size: 2, budget: 9).leftOut == nil)
  }

  @Test func coarserNumbersLeaveFewerTeams() {
    let pool = RankPool<Int64>(skills: [9, 5, 4, 0], costs: [7, 4, 3, 0], size: 2, budget: 8)
    let coarse = pool.coarsened(skill: 4, cost: 3)
    #expect(coarse.skills == [2, 1, 1, 0] && coarse.costs == [3, 2, 1, 0] && coarse.budget == 2)
  }

  @Test func spreadsAPartOverAllCosts() {
    let pool = RankPool<Int64>(
      skills: [6, 5, 4, 3, 2, 1], costs: [50, 40, 30, 20, 10, 0], size: 2, budget: 59)
    #expect(pool.part(of: 3).costs == [0, 20, 40])
    #expect(pool.part(of: 6).skills == [1, 2, 3, 4, 5, 6])
    #expect(pool.cheapestTeam == [4, 5])
  }
}
