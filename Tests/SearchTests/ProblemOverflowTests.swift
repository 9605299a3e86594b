import Chance
import Testing

@testable import Search

struct ProblemOverflowTests {
  private func problem(skill: Int128, cost: Int128, size: Int = 4) -> Problem {
    Problem(skills: units([0, skill]), costs: units([cost, 0]), size: size, budget: 0)
  }

  @Test func namesTheColumnWhoseTotalsNeedMoreThan126Bits() {
    let most = Problem.largestTotal / 4
    #expect(problem(skill: most, cost: most).overflowingColumn == nil)
    #expect(problem(skill: -most, cost: most).overflowingColumn == nil)
    #expect(problem(skill: most + 1, cost: 0).overflowingColumn == .skill)
    #expect(problem(skill: -most - 1, cost: 0).overflowingColumn == .skill)
    #expect(problem(skill: 0, cost: most + 1).overflowingColumn == .cost)
    #expect(problem(skill: .min, cost: .max).overflowingColumn == .skill)
    #expect(problem(skill: Int128(Int64.min), cost: 1, size: .max).overflowingColumn == .skill)
    #expect(problem(skill: 1, cost: 1, size: .max).overflowingColumn == nil)
  }

  @Test func namesTheCounterWhoseSumsNeedMoreThan61Bits() {
    var problem = problem(skill: 1, cost: 1)
    let most = Problem.largestSum / 4
    problem.counters = [Counter(weights: [1, 2]), Counter(weights: [most, -most], least: .min, most: .max)]
    #expect(problem.overflowingColumn == nil)
    problem.counters[1].weights[0] += 1
    #expect(problem.overflowingColumn == .counter(1))
    problem.counters[0].weights[1] = .min
    #expect(problem.overflowingColumn == .counter(0))
  }

  /// Sums close to the largest, limits at both ends of their type, and sometimes a locked player.
  @Test func theLargestSumsAreExact() {
    var random = SplitMix64(seed: 11)
    var found = 0
    for round in 0..<1_500 {
      var problem = RandomProblem(&random, sizes: 1...4).problem
      let most = Problem.largestSum / problem.size
      func near(_ end: Int) -> Int { end - end.signum() * Int(random.integer(in: 0...2)) }
      problem.counters = (0..<2).map { _ in
        let weights = (0..<problem.skills.count).map { _ in
          near([0, most, most, -most].randomElement(using: &random)!)
        }
        let some = weights.shuffled(using: &random).prefix(problem.size).reduce(0, +)
        return Counter(
          weights: weights, least: [nil, .min, some, some - 1].randomElement(using: &random)!,
          most: [nil, .max, some, .min].randomElement(using: &random)!)
      }
      problem.locked = random.integer(in: 0...2) == 0 ? Array(0..<min(1, problem.skills.count)) : []
      #expect(problem.overflowingColumn != .counter(0) && problem.overflowingColumn != .counter(1))
      let (answer, truth) = (problem.bestTeam(), bruteForceBestTeam(problem))
      #expect(answer.status == truth.status && answer.rows == truth.rows, "round \(round): \(problem)")
      let ranks = problem.ranks(skills: [], best: answer)
      let teams = bruteForceBestTeams(problem, count: .max).teams.count
      #expect(ranks.legal == TeamCount(UInt128(teams)), "round \(round): \(problem)")
      found += truth.rows.isEmpty ? 0 : 1
    }
    #expect(found > 300)
  }
}
