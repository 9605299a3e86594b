import Chance
import Testing

@testable import Search

/// Questions beside the best team end by themselves, after steps that do not depend on threads.
struct EffortTests {
  @Test func aSignalIsRaisedWhenItsStepsAreUsedUp() {
    let parent = StopSignal(parent: nil, steps: 10)
    let stop = StopSignal(parent: parent, steps: 7)
    stop.spend(6)
    #expect(!stop.isRaised)
    stop.spend(1)
    #expect(stop.isRaised && !parent.isRaised)
    StopSignal(parent: parent).spend(3)
    #expect(parent.isRaised)
  }

  /// Billions of teams cost the same: which of them comes first is not found out, and the search ends all the same.
  @Test func theFirstOfManyTiesIsGivenUp() {
    let (skills, _) = InstanceFamily.subsetSum.pool(count: 200, seed: 6)
    let problem = Problem(
      skills: .narrow(skills), costs: .narrow(skills), size: 15,
      budget: Int128(skills.shuffled(using: 4).prefix(15).reduce(0, +)))
    var tuning = SearchTuning()
    tuning.stepsOnTies = 300_000
    let answers = [1, 3].map { find(problem, jobs: $0, tuning) }
    #expect(answers[0].status == .proved && answers[0].cost == problem.budget)
    #expect(!answers[0].isFirst && answers[0].rows == answers[1].rows)
  }

  /// Ten players are kept, four of them of a club that may have three: nobody needs to look at any team.
  @Test func clubsThatForbidAGroupAreSeenAtOnce() {
    var problem = GameFamily.squad.problem(count: 200, seed: 1)
    let club = (0..<200).filter { problem.clubs[$0] == 5 }
    let others = (0..<200).filter { problem.clubs[$0] != 5 }
    let team = Array(club.prefix(4)) + others.prefix(6)
    problem.groups.append(GroupRule(members: team, least: 10, most: 10))
    #expect(ReducedProblem(problem, wanted: 1, tuning: SearchTuning()) == nil)
    problem.groups[0] = GroupRule(members: team, least: 9, most: 9)
    #expect(ReducedProblem(problem, wanted: 1, tuning: SearchTuning()) != nil)
  }

  @Test(arguments: GameFamily.allCases)
  func anEffortUsedUpIsSaid(family: GameFamily) {
    let problem = family.problem(count: 300, seed: 2)
    let best = findBestTeam(problem)
    let none = Limits().limited(toSteps: 0)
    #expect(!bestRepairs(of: Array(best.rows.dropLast(3)), in: problem, limits: none).isComplete)
    #expect(bestCompletion(of: [best.rows[0]], in: problem, limits: none) == .unknown)
    #expect(!budgetNeighbours(of: best, in: problem, limits: none).isComplete)
    #expect(whatIf(problem, player: best.rows[0], best: best, limits: none) == nil)
  }
}

extension [Int64] {
  /// The numbers in an order that a seed tells.
  fileprivate func shuffled(using seed: UInt64) -> [Int64] {
    var random = SplitMix64(seed: seed)
    return shuffled(using: &random)
  }
}
