import Chance
import Testing

@testable import Search

struct PlayerColumnsTests {
  @Test func findsTheLargestWeights() {
    var chance = SplitMix64(seed: 1)
    for round in 0..<200 {
      let problem = SmallProblem(from: &chance)
      guard problem.size < problem.skills.count else { continue }
      problem.withColumns { columns in
        let weights = problem.skills.indices.map { 3 * problem.skills[$0] - 2 * problem.costs[$0] }.sorted(
          by: >)
        let floor = weights[problem.size - 1] - chance.integer(in: 0...3)
        let largest = columns.largestWeights(size: problem.size, Multiplier(skill: 3, cost: 2), floor: floor)
        #expect(largest.sum == weights.prefix(problem.size).reduce(0, +), "round \(round): \(problem)")
        #expect(largest.last == weights[problem.size - 1], "round \(round): \(problem)")
        #expect(largest.next == weights[problem.size], "round \(round): \(problem)")
      }
    }
  }

  @Test func tellsWhetherATeamHasTheHighestSkills() {
    let problem = SmallProblem(skills: [5, 9, 7, 7, 3], costs: [0, 0, 0, 0, 0], size: 2, budget: 0)
    problem.withColumns { columns in
      #expect(columns.haveHighestSkills([1, 2]))
      #expect(columns.haveHighestSkills([1, 3]))
      #expect(columns.haveHighestSkills([0, 1, 2, 3]))
      #expect(!columns.haveHighestSkills([2, 3]))
      #expect(!columns.haveHighestSkills([1, 4]))
    }
  }
}
