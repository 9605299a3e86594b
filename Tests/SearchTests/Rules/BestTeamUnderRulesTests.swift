import Chance
import Testing

@testable import Search

struct BestTeamUnderRulesTests {
  /// Pools of realistic size: one answer for any number of threads and any method, and a list in order from it.
  @Test(arguments: GameFamily.allCases)
  func methodsAndThreadsAgreeOnRealisticPools(family: GameFamily) {
    for seed in 1...3 as ClosedRange<UInt64> {
      let problem = family.problem(count: 120, seed: seed)
      let answer = problem.bestTeam()
      let list = problem.bestTeams(count: 200)
      #expect(answer.status == .proved && list.isComplete && list.teams.count == 200)
      #expect(list.teams[0] == ListedTeam(rows: answer.rows, skill: answer.skill, cost: answer.cost))
      #expect(zip(list.teams, list.teams.dropFirst()).allSatisfy { $0 < $1 })
      let slots = Slots(problem.slots, size: problem.size)
      #expect(list.teams.allSatisfy { slots.admit($0.rows.map { problem.kinds(ofRow: $0, slots) }) })
      #expect(answer.teamsSharingSkill.value == UInt128(list.teams.count { $0.skill == answer.skill }))
      for (name, jobs, changed) in allTuningsUnderRules where name != "no automaton" {
        var tuning = changed
        // Table rows are shared, but not all of them: otherwise counting would take minutes.
        tuning.mostNumbers = max(20_000, tuning.mostNumbers)
        var other = find(problem, jobs: jobs, tuning)
        // Cases leave more players together than the whole does.
        if tuning.partOfGap == .max { other.playersAfterReduction = answer.playersAfterReduction }
        #expect(other == answer, "seed \(seed), \(name)")
        let otherList = problem.bestTeams(
          count: 200, limits: Limits(jobs: jobs), progress: nil, tuning: tuning)
        #expect(otherList == list, "seed \(seed), \(name)")
      }
    }
  }

  /// Sixty equal players and eight slots: more ties than can be counted, and still the first rows.
  @Test func tiesWithoutNumberTakeNoTime() {
    let problem = Problem(
      Problem(
        skills: .narrow(Array(repeating: 7, count: 60)), costs: .narrow(Array(repeating: 3, count: 60)),
        size: 8, budget: 24),
      roles: (0..<60).map { 0b100 | 1 << UInt32($0 % 2) }, slots: [3...3, 3...3, 2...2],
      clubs: (0..<60).map { Int32($0 % 20) }, mostPerClub: 2)
    var tuning = SearchTuning()
    tuning.countingSteps = 100_000
    tuning.countingWork = 1
    let answer = find(problem, jobs: 1, tuning)
    #expect(answer.status == .proved && answer.rows == [0, 1, 2, 3, 4, 5, 6, 7] && answer.skill == 56)
    #expect(!answer.teamsSharingSkill.isExact && answer.teamsSharingSkill.value > 1_000)
    #expect(answer.inAllOptimal.isEmpty)
    // 20 clubs with three players each, at most two of them in a team; even rows have one role, odd rows the other.
    let counted = problem.bestTeam()
    #expect(counted.rows == answer.rows && counted.teamsSharingSkill.isExact)
    #expect(counted.teamsSharingSkill == counted.teamsSharingSkillAndCost)
    #expect(counted.teamsSharingSkill.value > 1_000_000_000)
    #expect(counted.inAllOptimal == Array(repeating: false, count: 8))
    let list = problem.bestTeams(count: 30)
    #expect(list.teams.count == 30 && list.teams[1].rows == [0, 1, 2, 3, 4, 5, 6, 8])
    #expect(list.teams == list.teams.sorted())
  }

  @Test func slotsThatCannotBeFilled() {
    let base = Problem(skills: .narrow([5, 4, 3]), costs: .narrow([3, 2, 1]), size: 2, budget: 5)
    let impossible: [Problem] = [
      Problem(base, locked: [0], banned: [0]), Problem(base, locked: [0, 1, 2]),
      Problem(base, leastCost: 6), Problem(base, banned: [0, 1]),
      Problem(base, leastClubs: 1), Problem(base, clubs: [1, 1, 1], leastClubs: 2),
      Problem(base, clubs: [-1, -1, -1], leastClubs: 1),
      Problem(base, clubs: [1, 1, 1], mostPerClub: 1),
      Problem(base, roles: [1, 1, 1], slots: [1...1, 1...1]),
      Problem(base, roles: [1, 1, 1], slots: [0...1, 1...2]),
      Problem(base, groups: [GroupRule(members: [0, 1], most: -1)]),
      Problem(base, groups: [GroupRule(members: [0, 1], least: 3)]),
    ]
    for problem in impossible {
      #expect(problem.bestTeam().status == .infeasible, "\(problem)")
      #expect(problem.bestTeams(count: 3) == .empty)
      #expect(bruteForceBestTeam(problem).status == .infeasible)
    }
    #expect(Problem(base, locked: [1, 1, 2]).bestTeam().rows == [1, 2])
  }

  /// If players are only locked or banned, any of the others can replace any other.
  @Test func lockedAndBannedPlayersAlone() {
    var random = SplitMix64(seed: 8_400)
    var answered = 0
    for number in 0..<3_000 {
      let problem = RandomRules(&random).namesAlone
      let expected = bruteForceBestTeam(problem)
      var answer = problem.bestTeam()
      answer.playersAfterReduction = expected.playersAfterReduction
      #expect(answer == expected, "\(number): \(problem)")
      let question = ReducedProblem(problem, wanted: 1, tuning: SearchTuning())
      if question?.players.areInterchangeable == true, expected.status == .proved { answered += 1 }
    }
    #expect(answered > 1_000)
  }
}
