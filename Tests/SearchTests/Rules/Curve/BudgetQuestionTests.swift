import Chance
import Testing

@testable import Search

/// The best team for several budgets and the cheapest team under rules, checked against all teams of small pools.
struct BudgetQuestionTests {
  @Test(arguments: 0..<4)
  func theTeamsAreThoseOfAllTeams(part: Int) {
    let seed = UInt64(9_400 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<400 {
      var problem = RandomRules(&random).problem
      let budgets =
        [problem.budget, -1] + slowCurve(problem).shuffled(using: &random).prefix(3).map(\.cost)
      let answers = problem.bestTeams(forBudgets: budgets, limits: Limits(jobs: 1 + number % 3))
      let uncounted = problem.bestTeams(forBudgets: budgets, countsTies: false)
      #expect(answers.count == budgets.count && uncounted.count == budgets.count)
      for (budget, (var answer, other)) in zip(budgets, zip(answers, uncounted)) {
        problem.budget = budget
        let expected = bruteForceBestTeam(problem)
        answer.playersAfterReduction = expected.playersAfterReduction
        #expect(answer == expected, "seed \(seed), problem \(number), budget \(budget): \(problem)")
        #expect(other.rows == expected.rows && other.status == expected.status, "seed \(seed), \(number)")
        #expect(other.skill == expected.skill && other.cost == expected.cost)
        let isOnlyLocked = Set(problem.locked).count == problem.size
        #expect(other.inAllOptimal.isEmpty || isOnlyLocked, "seed \(seed), problem \(number)")
      }
    }
  }

  @Test(arguments: 0..<4)
  func theCheapestTeamIsThatOfAllTeams(part: Int) {
    let seed = UInt64(9_500 + part)
    var random = SplitMix64(seed: seed)
    for number in 0..<500 {
      let problem = RandomRules(&random).problem
      let teams = bruteForceBestTeams(problem.withAnyBudget, count: .max).teams
      let skills = teams.map(\.skill).shuffled(using: &random).prefix(2)
      let wanted: [Int128] = skills.flatMap { [$0, $0 + 1] } + [-100, 100_000]
      for skill in wanted {
        let answer = problem.cheapestTeam(reaching: skill, limits: Limits(jobs: 1 + number % 2))
        let expected = bruteForceCheapestTeam(reaching: skill, in: teams)
        #expect(answer.status == (expected == nil ? .infeasible : .proved), "seed \(seed), problem \(number)")
        #expect(answer.rows == expected?.rows ?? [], "seed \(seed), problem \(number), \(skill): \(problem)")
        #expect(answer.skill == expected?.skill ?? 0 && answer.cost == expected?.cost ?? 0)
      }
    }
  }

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
