import Chance
import Testing

@testable import Search

/// The best team for several budgets and the cheapest team under rules, checked against all teams of small pools.
struct BudgetQuestionTests {
  @Test func whatIsNotReachedGetsABoundThatHolds() {
    let stop = StopSignal()
    stop.raise()
    var random = SplitMix64(seed: 9_600)
    for number in 0..<600 {
      var problem = RandomRules(&random).problem
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
