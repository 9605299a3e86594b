import Testing

@testable import Search

struct BruteForceTests {
  private let problem = SamplePool.problem

  @Test func countsTheTeamsOfTheTenPlayers() {
    let answer = bruteForceBestTeam(problem)
    #expect(answer.rows == [0, 1, 4, 5, 7])
    #expect(answer.teamsSharingSkill == TeamCount(20))
    #expect(answer.teamsSharingSkillAndCost == TeamCount(5))
    #expect(answer.inAllOptimal == [false, false, true, true, true])
    #expect(answer.playersAfterReduction == 10)
  }

  @Test func saysThatNoTeamFits() {
    var poor = problem
    poor.budget = 439
    #expect(bruteForceBestTeam(poor) == .infeasible(playersAfterReduction: 10))
    #expect(poor.bestTeam() == .infeasible(playersAfterReduction: 10))
    var large = problem
    large.size = 11
    #expect(bruteForceBestTeam(large).status == .infeasible)
    #expect(large.bestTeam().status == .infeasible)
  }

  @Test func stopsWithWhatItHas() {
    let players = 40
    let stop = StopSignal()
    stop.raise()
    let problem = Problem(
      skills: .narrow((0..<players).map { Int64($0) }), costs: .narrow((0..<players).map { Int64($0) }),
      size: 8, budget: 100)
    let answer = bruteForceBestTeam(problem, limits: Limits(stop: stop))
    #expect(answer.status == .stopped)
    #expect(answer.rows.count == 8)
    #expect(answer.bound == (32..<40).reduce(0, +))
    #expect(!bruteForceBestTeams(problem, count: 3, limits: Limits(stop: stop)).isComplete)
  }
}
