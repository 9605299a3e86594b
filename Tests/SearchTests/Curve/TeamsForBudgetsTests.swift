import Chance
import Tables
import Testing

@testable import Search

struct TeamsForBudgetsTests {
  @Test(arguments: ProblemSource.allCases, 0..<4)
  func theTeamsAreThoseOfAllTeams(source: ProblemSource, part: Int) {
    let seed = UInt64(9_400 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<source.rounds(500, 400, 200) {
      let drawn = RandomProblem(source, &random, sizes: 1...5)
      var problem = drawn.problem
      let budgets = [problem.budget, -1] + slowCurve(problem).shuffled(using: &random).prefix(3).map(\.cost)
      let answers = problem.bestTeams(forBudgets: budgets, limits: Limits(jobs: 1 + number % 3))
      let uncounted = problem.bestTeams(forBudgets: budgets, countsTies: false)
      #expect(answers.count == budgets.count && uncounted.count == budgets.count)
      for (budget, (answer, other)) in zip(budgets, zip(answers, uncounted)) {
        problem.budget = budget
        let expected = bruteForceBestTeam(problem)
        let hint = "seed \(seed), problem \(number), budget \(budget): \(problem)"
        #expect(drawn.accepts(answer, asGoodAs: expected), "\(hint)")
        #expect(source != .plain || drawn.kind == .nearWideLimit || answer == problem.bestTeam(), "\(hint)")
        #expect(other.status == expected.status && other.listed == expected.listed, "\(hint)")
        let isOnlyLocked = Set(problem.locked).count == problem.size
        #expect(other.inAllOptimal.isEmpty || isOnlyLocked, "\(hint)")
      }
    }
  }

  @Test(arguments: [InstanceFamily.cards, .real, .uniform], [5, 11])
  func theReducedPoolHoldsAllTies(family: InstanceFamily, size: Int) {
    let pool = family.pool(count: 6_000, seed: 2)
    var problem = Problem(
      skills: .narrow(pool.skills), costs: .narrow(pool.costs), size: size, budget: .max)
    let points = problem.budgetCurve().points
    let budgets = stride(from: 0, to: points.count, by: max(1, points.count / 6)).map { points[$0].cost }
    let alone = problem.bestTeams(forBudgets: budgets)
    #expect(alone == problem.bestTeams(forBudgets: budgets, limits: Limits(jobs: 4)))
    for (budget, answer) in zip(budgets, alone) {
      problem.budget = budget
      let single = problem.bestTeam()
      #expect(single == answer || !single.teamsSharingSkill.isExact, "\(family)")
    }
  }

  @Test func whatIsNotReachedGetsAQuickTeamAndABound() {
    let stop = StopSignal()
    stop.raise()
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      var problem = Problem(
        skills: .narrow((0..<8).map { _ in Int64.random(in: 0...9, using: &random) }),
        costs: .narrow((0..<8).map { _ in Int64.random(in: 0...9, using: &random) }), size: 3, budget: 0)
      let budgets: [Int128] = [0, 4, 9, 15, 27]
      for (budget, answer) in zip(
        budgets, problem.bestTeams(forBudgets: budgets, limits: Limits(stop: stop)))
      {
        problem.budget = budget
        let best = problem.bestTeam()
        #expect((answer.status == .infeasible) == (best.status == .infeasible))
        guard best.status == .proved else { continue }
        let (skill, cost) = answer.rows.reduce((Int128(0), Int128(0))) {
          ($0.0 + problem.skills.values[$1], $0.1 + problem.costs.values[$1])
        }
        #expect(answer.rows.count == 3 && skill == answer.skill && cost == answer.cost && cost <= budget)
        #expect(skill <= best.skill && answer.bound >= best.skill)
        #expect(answer.status == .stopped || skill == best.skill)
      }
    }
  }

  @Test func tooFewPlayersAreInfeasible() {
    let problem = Problem(skills: .narrow([1]), costs: .narrow([1]), size: 2, budget: 0)
    #expect(problem.bestTeams(forBudgets: []).isEmpty)
    #expect(problem.bestTeams(forBudgets: [9]).map(\.status) == [.infeasible])
  }
}
