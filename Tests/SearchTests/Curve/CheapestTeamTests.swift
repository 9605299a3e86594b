import Chance
import Tables
import Testing

@testable import Search

struct CheapestTeamTests {
  @Test(arguments: [ProblemSource.plain, .rules], 0..<4)
  func theCheapestOfAllTeamsIsFound(source: ProblemSource, part: Int) {
    let seed = UInt64(9_500 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<750 {
      let problem = RandomProblem(source, &random, sizes: 1...5).problem
      let teams = bruteForceBestTeams(problem.withAnyBudget, count: .max).teams
      let skills = [problem.bestTeam().skill] + teams.map(\.skill).shuffled(using: &random).prefix(2)
      let wanted: [Int128] = skills.flatMap { [$0 - 3, $0, $0 + 1] } + [-100, 100_000]
      for skill in wanted {
        let answer = problem.cheapestTeam(reaching: skill, limits: Limits(jobs: 1 + number % 2))
        let expected = bruteForceCheapestTeam(reaching: skill, in: teams)
        #expect(answer.status == (expected == nil ? .infeasible : .proved), "seed \(seed), problem \(number)")
        #expect(answer.rows == expected?.rows ?? [], "seed \(seed), problem \(number), \(skill): \(problem)")
        #expect(answer.skill == expected?.skill ?? 0 && answer.cost == expected?.cost ?? 0)
      }
    }
  }

  @Test(arguments: [ProblemSource.plain, .rules])
  func neighboursAreTheNextStepsOfTheCurve(source: ProblemSource) {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let problem = RandomProblem(source, &random, sizes: 1...5).problem
      let best = problem.bestTeam()
      guard best.status == .proved else { continue }
      let curve = problem.budgetCurve()
      let neighbours = problem.budgetNeighbours(of: best, limits: Limits(jobs: 1 + Int(seed % 2)))
      #expect(neighbours.isComplete, "seed \(seed)")
      let above = curve.points.first { $0.cost > best.cost }
      #expect(neighbours.next?.cost == above?.cost && neighbours.next?.skill == above?.skill, "seed \(seed)")
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
