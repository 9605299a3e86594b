@testable import Search
import Testing

/// The brute force that everything is tested against must be right itself: cases that can be followed by hand.
struct BruteForceUnderRulesTests {
  private let base = Problem(
    skills: .narrow([9, 8, 7, 6, 5]), costs: .narrow([5, 4, 3, 2, 1]), size: 2, budget: 8)

  private func best(_ change: (inout Problem) -> Void) -> [Int] {
    var problem = Problem(base)
    change(&problem)
    return bruteForceBestTeam(problem).rows
  }

  @Test func everyRuleCounts() {
    #expect(best { _ in } == [0, 2])
    #expect(best { $0.leastCost = 9 } == [])
    #expect(
      best {
        $0.budget = 4; $0.leastCost = 4
      } == [2, 4])
    #expect(best { $0.locked = [3] } == [0, 3])
    #expect(best { $0.banned = [0] } == [1, 2])
    #expect(best { $0.groups = [GroupRule(members: [0, 1, 2], most: 1)] } == [0, 3])
    #expect(best { $0.groups = [GroupRule(members: [3, 4], least: 2)] } == [3, 4])
    #expect(
      best {
        $0.clubs = [0, 1, 0, 1, 2]; $0.mostPerClub = 1
      } == [0, 3])
    #expect(
      best {
        $0.clubs = [0, -1, 0, -1, 2]; $0.leastClubs = 2
      } == [0, 4])
    #expect(
      best {
        $0.roles = [1, 1, 1, 2, 3]; $0.fill([1, 2])
      } == [0, 3])
    #expect(
      best {
        $0.roles = [1, 1, 1, 0, 3]; $0.slots = [1...1, 1...1]
      } == [0, 4])
  }

  @Test func listsEveryTeamOnceInOrder() {
    var problem = Problem(base)
    problem.roles = [3, 3, 1, 0, 0]
    problem.fill([1, 3])
    let list = bruteForceBestTeams(problem, count: 10)
    #expect(list.teams.map(\.rows) == [[0, 2], [1, 2]])
    #expect(list.isComplete && list.hasMore == false)
    #expect(bruteForceBestTeams(problem, count: 1).teams.map(\.rows) == [[0, 2]])
    #expect(bruteForceBestTeams(problem, count: 1).hasMore == true)
  }
}
