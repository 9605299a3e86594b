import Tables
import Testing

@testable import Search

struct DividedPoolTests {
  private func counts(_ team: [Int], swaps: Int, in problem: Problem) -> [Int]? {
    DividedPool(problem, team: team, mostSwaps: 2).groups(swaps: swaps).map { staying, joining in
      [staying.given.rows.count + staying.choose, joining.choose]
    }
  }

  @Test func aSwapIsOneOutAndOneIn() {
    let problem = SamplePool.problem
    #expect(counts([0, 1, 2, 3, 4], swaps: 0, in: problem) == [5, 0])
    #expect(counts([0, 1, 2, 3, 4], swaps: 2, in: problem) == [3, 2])
  }

  @Test func playersJoinATeamTooSmallAndLeaveOneTooLarge() {
    let problem = SamplePool.problem
    #expect(counts([0, 1, 2], swaps: 0, in: problem) == [3, 2])
    #expect(counts([0, 1, 2], swaps: 1, in: problem) == [2, 3])
    #expect(counts([0, 1, 2, 3, 4, 5, 6], swaps: 0, in: problem) == [5, 0])
    #expect(counts([0, 1, 2, 3, 4, 5, 6], swaps: 1, in: problem) == [4, 1])
  }

  @Test func thereAreNoMoreSwapsThanPlayers() {
    let problem = SamplePool.problem
    #expect(counts([], swaps: 0, in: problem) == [0, 5])
    #expect(counts([], swaps: 1, in: problem) == nil)
    #expect(counts(Array(0..<10), swaps: 0, in: problem) == [5, 0])
    #expect(counts(Array(0..<10), swaps: 1, in: problem) == nil)
  }

  /// The same pool in columns of every width.
  @Test func widthMakesNoDifference() {
    var problem = SamplePool.problem
    let expected = bestRepairs(of: [0, 2, 6, 8, 9, 1], in: problem).changes
    let wide = (
      DecimalColumn.Units.wide(problem.skills.values), DecimalColumn.Units.wide(problem.costs.values)
    )
    problem.costs = wide.1
    #expect(bestRepairs(of: [0, 2, 6, 8, 9, 1], in: problem).changes == expected)
    problem.skills = wide.0
    #expect(bestRepairs(of: [0, 2, 6, 8, 9, 1], in: problem).changes == expected)
    #expect(!expected.isEmpty)
  }
}
