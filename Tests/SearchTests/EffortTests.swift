import Chance
import Testing

@testable import Search

/// Questions other than the best team end on their own, after a number of steps that does not depend on threads.
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

  /// Billions of teams have the same cost: the first of them is not determined, and the search still ends.
  @Test(arguments: [0, 10]) func theFirstOfManyTiesIsGivenUp(leastClubs: Int) {
    let (skills, _) = InstanceFamily.subsetSum.pool(count: 200, seed: 6)
    var random = SplitMix64(seed: 4)
    var problem = Problem(
      skills: .narrow(skills), costs: .narrow(skills), size: 15,
      budget: Int128(skills.shuffled(using: &random).prefix(15).reduce(0, +)))
    if leastClubs > 0 { (problem.clubs, problem.leastClubs) = ((0..<200).map { $0 % 20 }, leastClubs) }
    var tuning = SearchTuning()
    tuning.stepsOnTies = 300_000
    let answers = [1, 3].map { find(problem, jobs: $0, tuning) }
    #expect(answers[0].status == .proved && answers[0].cost == problem.budget)
    #expect(!answers[0].isFirst && answers[0].rows == answers[1].rows)
  }

  /// Whatever the number of ties and of steps to look at them, the team does not depend on the number of threads.
  @Test(arguments: [1, 5_000, 100_000])
  func theFirstOfTiesIsTheSameForAnyThreads(steps: Int) {
    var random = SplitMix64(seed: UInt64(steps))
    var first = 0
    for round in 0..<150 {
      let count = Int(random.integer(in: 12...60))
      let span = random.integer(in: 1...(round % 2 == 0 ? 4 : 40))
      func numbers() -> [Int64] { (0..<count).map { _ in random.integer(in: 0...span) } }
      let size = Int(random.integer(in: 2...6))
      var problem = Problem(
        skills: .narrow(numbers()), costs: .narrow(numbers()), size: size,
        budget: Int128(random.integer(in: 1...Int64(size) * span)))
      if round % 2 == 0 { problem.leastCost = 1 }
      var tuning = SearchTuning()
      (tuning.stepsBeforeThreads, tuning.stepsOnTies) = (round % 3 == 0 ? 4_096 : 0, steps)
      tuning.ties = [64, 3][round % 2]
      func answer(_ jobs: Int) -> Answer {
        BudgetQuestion(problem, tuning: tuning).best(
          within: problem.budget, countsTies: false, limits: Limits(jobs: jobs))
      }
      let alone = answer(1)
      for jobs in [2, 3] { #expect(answer(jobs) == alone, "round \(round): \(problem)") }
      first += alone.isFirst ? 1 : 0
      let lists = [1, 3].map { list(problem, 7, jobs: $0, tuning) }
      #expect(lists[0] == lists[1], "round \(round): \(problem)")
    }
    #expect(first > 10)
  }

  /// Every player belongs to a different club, so there are steps for only some of the questions.
  @Test func theWorthOfManyKindsOfPlayersHasOneEffort() throws {
    var problem = InstanceFamily.uniform.problem(count: 120, size: 5)
    (problem.clubs, problem.mostPerClub) = ((0..<120).map { $0 }, 1)
    problem.groups = (0..<30).map { GroupRule(members: [4 * $0, 4 * $0 + 1], most: 1) }
    let best = problem.bestTeam()
    func figures(_ jobs: Int, _ steps: Int, _ stop: StopSignal = StopSignal()) -> [PlayerWhatIf] {
      let limits = Limits(jobs: jobs, stop: stop)
      return WhatIfSearch(problem, best: best, limits: limits)
        .figures(withinSteps: steps, limits: limits, progress: nil).sorted { $0.row < $1.row }
    }
    let all = figures(1, .max)
    #expect(all.count == 120)
    for steps in [20_000, 60_000] {
      let stop = StopSignal(parent: nil, steps: .max)
      let some = figures(1, steps, stop)
      #expect(some.count < 120 && some.allSatisfy(all.contains))
      #expect(Int.max - stop.stepsRemaining < steps + Limits.fewestSteps)
      #expect(figures(3, steps) == some)
      // A user who sets a time limit wants everything that it allows.
      #expect(figures(2, steps, StopSignal(after: .seconds(600))) == all)
    }
  }

  /// Ten players must be kept, four of them from a club that may have three: prices show that, with duties or without.
  @Test(arguments: [false, true])
  func clubsThatForbidAGroupAreSeenSoon(hasDuties: Bool) {
    var problem = GameFamily.squad.problem(count: 200, seed: 1)
    if hasDuties { problem.duties = [Duty(count: 14...14), Duty(count: 1...1, skillTimes: 2)] }
    let club = (0..<200).filter { problem.clubs[$0] == 5 }
    let others = (0..<200).filter { problem.clubs[$0] != 5 }
    let team = Array(club.prefix(4)) + others.prefix(6)
    for (count, status) in [(10, Answer.Status.infeasible), (9, .proved)] {
      problem.groups = [GroupRule(members: team, least: count, most: count)]
      #expect(
        problem.findTeam(limits: Limits(stop: StopSignal(parent: nil, steps: 1_000_000))).status == status)
    }
  }

  /// The cheap players are all from one club, so prices for clubs alone give the cost of the cheapest team.
  @Test(arguments: [1, 3])
  func aBudgetBelowTheCheapestTeamIsSeenSoon(jobs: Int) {
    var problem = GameFamily.squad.problem(count: 200, seed: 4)
    problem.clubs = (0..<200).map { problem.costs[$0] < 50 ? 0 : problem.clubs[$0] }
    let cheapest = problem.cheapestTeam()
    func answer(_ budget: Int128) -> Answer {
      BudgetQuestion(problem).best(
        within: budget, countsTies: false,
        limits: Limits(jobs: jobs, stop: StopSignal(parent: nil, steps: 5_000_000)))
    }
    for lacking in 1...20 { #expect(answer(cheapest.cost - Int128(lacking)).status == .infeasible) }
    #expect(answer(cheapest.cost).cost == cheapest.cost)
  }

  @Test(arguments: GameFamily.allCases)
  func anEffortUsedUpIsSaid(family: GameFamily) {
    let problem = family.problem(count: 300, seed: 2)
    let best = problem.bestTeam()
    let none = Limits().limited(toSteps: 0)
    #expect(!problem.bestRepairs(of: Array(best.rows.dropLast(3)), limits: none).isComplete)
    #expect(problem.bestCompletion(of: [best.rows[0]], limits: none) == .unknown)
    #expect(!problem.budgetNeighbours(of: best, limits: none).isComplete)
    #expect(problem.whatIf(of: [best.rows[0]], best: best, limits: none)[best.rows[0]] == nil)
  }
}
