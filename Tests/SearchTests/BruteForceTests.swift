import Testing

@testable import Search

/// The brute force that everything is tested against must be right itself: cases that can be followed by hand.
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

  private func combinations(_ count: Int, of total: Int) -> [[Int]] {
    var combinations = Combinations(picking: count, of: total)
    var all = [combinations.picks]
    while combinations.advance() { all.append(combinations.picks) }
    return all
  }

  @Test func everyWayComesOnceAndInOrder() {
    for total in 0...9 {
      for count in 0...total {
        let ways = combinations(count, of: total)
        #expect(UInt128(ways.count) == .waysToChoose(count, of: total))
        #expect(ways.allSatisfy { $0.count == count && Set($0).isSubset(of: 0..<total) })
        #expect(zip(ways, ways.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
      }
    }
  }
}
