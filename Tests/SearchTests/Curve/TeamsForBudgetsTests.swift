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
        var hint: String { "seed \(seed), problem \(number), budget \(budget): \(problem)" }
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

  @Test func tooFewPlayersAreInfeasible() {
    let problem = Problem(skills: .narrow([1]), costs: .narrow([1]), size: 2, budget: 0)
    #expect(problem.bestTeams(forBudgets: []).isEmpty)
    #expect(problem.bestTeams(forBudgets: [9]).map(\.status) == [.infeasible])
  }

  @Test(arguments: [ProblemSource.plain, .rules])
  func whatIsNotReachedGetsABoundThatHolds(source: ProblemSource) {
    let stop = StopSignal()
    stop.raise()
    var random = SplitMix64(seed: 9_600)
    for number in 0..<600 {
      var problem = RandomProblem(source, &random, sizes: 1...5).problem
      let budgets = [problem.budget] + slowCurve(problem).map(\.cost)
      let answers = problem.bestTeams(forBudgets: budgets, limits: Limits(stop: stop))
      for (budget, answer) in zip(budgets, answers) {
        problem.budget = budget
        let best = bruteForceBestTeam(problem)
        guard best.status == .proved else {
          #expect(answer.rows.isEmpty, "problem \(number): \(problem)")
          continue
        }
        #expect(answer.status != .infeasible && answer.bound >= best.skill, "problem \(number): \(problem)")
        #expect(answer.rows.isEmpty || (answer.skill <= best.skill && answer.cost <= budget))
        #expect(answer.status == .stopped || answer.rows == best.rows)
        #expect(answer.rows.isEmpty || problem.skill(of: answer.listed) == answer.skill)
      }
      let cheapest = problem.cheapestTeam(reaching: 0, limits: Limits(stop: stop))
      #expect(cheapest.status != .proved || cheapest.rows.count == problem.size)
    }
  }

  @Test(arguments: GameFamily.allCases)
  func oneThreadAndSeveralAgree(family: GameFamily) {
    let problem = family.problem(count: 100, seed: 8)
    let budgets = stride(from: 300 as Int128, through: 900, by: 40).map { $0 }
    let alone = problem.bestTeams(forBudgets: budgets)
    #expect(alone == problem.bestTeams(forBudgets: budgets, limits: Limits(jobs: 4)))
    for (budget, answer) in zip(budgets, alone) {
      var single = problem
      single.budget = budget
      #expect(single.bestTeam() == answer, "\(budget)")
    }
  }
}
