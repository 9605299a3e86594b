import Chance
import Tables
import Testing

@testable import Search

struct CheapestTeamTests {
  @Test func theCheapestOfAllTeamsIsFound() {
    for seed in 0..<3_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let problem = RandomProblem(&random, sizes: 1...5).problem
      let known = problem.bestTeam()
      guard known.status == .proved else { continue }
      let teams = bruteForceBestTeams(problem.withAnyBudget, count: .max).teams
      for target in [known.skill, known.skill + 1, known.skill - 3] {
        let answer = problem.cheapestTeam(reaching: target, limits: Limits(jobs: 1 + Int(seed % 2)))
        let expected = bruteForceCheapestTeam(reaching: target, in: teams)
        #expect(answer.status == (expected == nil ? .infeasible : .proved), "seed \(seed)")
        guard let expected else { continue }
        #expect(answer.rows == expected.rows, "seed \(seed)")
        #expect(answer.skill == expected.skill && answer.cost == expected.cost, "seed \(seed)")
      }
    }
  }

  @Test func neighboursAreTheNextStepsOfTheCurve() {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let problem = RandomProblem(&random, sizes: 1...5).problem
      let best = problem.bestTeam()
      guard best.status == .proved else { continue }
      let curve = problem.budgetCurve()
      let neighbours = problem.budgetNeighbours(of: best, limits: Limits(jobs: 1 + Int(seed % 2)))
      #expect(neighbours.isComplete, "seed \(seed)")
      #expect(neighbours.next?.cost == curve.point(above: best.cost)?.cost, "seed \(seed)")
      #expect(neighbours.next?.skill == curve.point(above: best.cost)?.skill, "seed \(seed)")
      #expect(neighbours.less?.skill == curve.point(within: best.cost - 1)?.skill, "seed \(seed)")
      var cheaper = problem
      cheaper.budget = best.cost - 1
      #expect(neighbours.less?.rows == (neighbours.less == nil ? nil : cheaper.bestTeam().rows))
      let teams = bruteForceBestTeams(problem.withAnyBudget, count: .max).teams
      let next = bruteForceCheapestTeam(reaching: best.skill + 1, in: teams)
      #expect(neighbours.next?.rows == next?.rows, "seed \(seed)")
    }
  }

  @Test func anEmptyPoolReachesNothing() {
    let problem = Problem(skills: .narrow([]), costs: .narrow([]), size: 1, budget: 5)
    #expect(problem.cheapestTeam(reaching: 0).status == .infeasible)
  }
}
