import Chance
import Testing

@testable import Search

struct PlayerColumnsTests {
  @Test func findsTheLargestWorths() {
    var chance = SplitMix64(seed: 1)
    for round in 0..<200 {
      let problem = SmallProblem(from: &chance)
      guard problem.size < problem.skills.count else { continue }
      problem.withColumns { columns in
        let worths = problem.skills.indices.map { 3 * problem.skills[$0] - 2 * problem.costs[$0] }.sorted(
          by: >)
        let floor = worths[problem.size - 1] - chance.integer(in: 0...3)
        let largest = columns.largestWorths(size: problem.size, (3, 2), floor: floor)
        #expect(largest.sum == worths.prefix(problem.size).reduce(0, +), "round \(round): \(problem)")
        #expect(largest.last == worths[problem.size - 1], "round \(round): \(problem)")
        #expect(largest.next == worths[problem.size], "round \(round): \(problem)")
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
