import Chance
import Tables
import Testing

@testable import Search

struct CheapestTeamTests {
  @Test func theCheapestOfAllTeamsIsFound() {
    for seed in 0..<3_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let problem = RandomProblem(&random, sizes: 1...5).problem
      let known = findBestTeam(problem)
      guard known.status == .proved else { continue }
      let teams = bruteForceBestTeams(problem.withAnyBudget, count: .max).teams
      for target in [known.skill, known.skill + 1, known.skill - 3] {
        let answer = cheapestTeam(reaching: target, in: problem, limits: Limits(jobs: 1 + Int(seed % 2)))
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
      let best = findBestTeam(problem)
      guard best.status == .proved else { continue }
      let curve = budgetCurve(problem)
      let neighbours = budgetNeighbours(of: best, in: problem, limits: Limits(jobs: 1 + Int(seed % 2)))
      #expect(neighbours.isComplete, "seed \(seed)")
      #expect(neighbours.next?.cost == curve.point(above: best.cost)?.cost, "seed \(seed)")
      #expect(neighbours.next?.skill == curve.point(above: best.cost)?.skill, "seed \(seed)")
      #expect(neighbours.less?.skill == curve.point(within: best.cost - 1)?.skill, "seed \(seed)")
      var cheaper = problem
      cheaper.budget = best.cost - 1
      #expect(neighbours.less?.rows == (neighbours.less == nil ? nil : findBestTeam(cheaper).rows))
      let teams = bruteForceBestTeams(problem.withAnyBudget, count: .max).teams
      let next = bruteForceCheapestTeam(reaching: best.skill + 1, in: teams)
      #expect(neighbours.next?.rows == next?.rows, "seed \(seed)")
    }
  }

  @Test func anEmptyPoolReachesNothing() {
    let problem = Problem(skills: .narrow([]), costs: .narrow([]), size: 1, budget: 5)
    #expect(cheapestTeam(reaching: 0, in: problem).status == .infeasible)
  }
}
