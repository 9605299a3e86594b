import Search
import Testing

struct AssignmentTests {
  private let base = Problem(
    skills: .narrow([1, 1, 1, 1]), costs: .narrow([1, 1, 1, 1]), size: 3, budget: 10)

  @Test func tellsTheSlotOfEachPlayer() {
    // A player who is both point and shooting guard, a centre, and a point guard; slots PG, C and any guard.
    let problem = Problem(
      base, roles: [0b11, 0b100, 0b1, 0b10], slots: .each([0b1, 0b100, 0b11]))
    #expect(problem.assignment(of: [0, 1, 2]) == [0, 1, 2])
    #expect(problem.assignment(of: [0, 1, 3]) == [0, 1, 2])
    #expect(problem.assignment(of: [1, 2, 3]) == [1, 0, 2])
    #expect(problem.assignment(of: [0, 2, 3]) == nil)
  }

  @Test func tellsTheRoleForWhichEachPlayerCounts() {
    let problem = Problem(base, roles: [0b11, 0b1, 0b11, 0b10], slots: .quotas([1...1, 2...2]))
    #expect(problem.assignment(of: [0, 2, 3]) == [0, 1, 1])
    #expect(problem.assignment(of: [0, 1, 2]) == [1, 0, 1])
    #expect(problem.assignment(of: [0, 1, 3]) == [1, 0, 1])
  }

  @Test func aPartOfATeamLeavesPlacesForTheOthers() {
    let problem = Problem(
      base, roles: [0b11, 0b100, 0b1, 0b10], slots: .each([0b1, 0b100, 0b11]))
    #expect(problem.assignment(of: []) == [])
    #expect(problem.assignment(of: [3]) == [2])
    #expect(problem.assignment(of: [0, 3]) == [0, 2])
    #expect(problem.assignment(of: [0, 1, 2, 3]) == nil)
    // Two players are needed in the second role, so only one can fill the first.
    let quotas = Problem(base, roles: [0b1, 0b1, 0b11, 0b10], slots: .quotas([0...3, 2...2]))
    #expect(quotas.assignment(of: [2, 0]) == [1, 0])
    #expect(quotas.assignment(of: [0, 1]) == nil)
  }

  @Test func isOnePlaceForAllWhereAnyoneMayPlay() {
    #expect(Problem(base).assignment(of: [0, 1, 3]) == [0, 0, 0])
  }
}
