import Chance
import Testing

@testable import Analysis
@testable import Search

struct KnownBudgetsTests {
  /// What is known of a budget before its search has begun.
  private static let nothing = Answer(
    status: .stopped, rows: [], skill: 0, cost: 0, bound: 1_000, playersAfterReduction: 8,
    teamsSharingSkill: TeamCount(0, isExact: false), teamsSharingSkillAndCost: TeamCount(0, isExact: false),
    inAllOptimal: [])

  private static func problem(_ random: inout SplitMix64) -> Problem {
    func draw() -> [Int64] { (0..<8).map { _ in random.integer(in: 0...9) } }
    return Problem(skills: .narrow(draw()), costs: .narrow(draw()), size: 3, budget: 0)
  }

  private static func best(_ problem: Problem, within budget: Int128) -> Answer {
    var problem = problem
    problem.budget = budget
    return problem.bestTeam()
  }

  /// The known answers at or below a budget give a team, and those at or above it a bound: checked by solving each one.
  @Test func teamsBelowAndBoundsAboveImproveAnUnfinishedBudget() {
    var random = SplitMix64(seed: 41)
    for _ in 0..<2_000 {
      let problem = Self.problem(&random)
      let budgets = (0..<3).map { _ in Int128(random.integer(in: 0...27)) }
      var known = KnownBudgets(BudgetCurve(points: [], covered: nil, isComplete: false))
      for budget in budgets { known.note(Self.best(problem, within: budget), within: budget) }
      let budget = Int128(random.integer(in: 0...27))
      let improved = known.improved(Self.nothing, within: budget)
      let best = Self.best(problem, within: budget)
      #expect(improved.status == .stopped && improved.cost <= budget)
      guard best.status == .proved else { continue }
      #expect(improved.skill <= best.skill && improved.bound >= best.skill)
      let below = budgets.filter { $0 <= budget }.map { Self.best(problem, within: $0).skill }.max() ?? 0
      let above = budgets.filter { $0 >= budget }.map { Self.best(problem, within: $0).skill }.min() ?? 1_000
      #expect(improved.skill >= below && improved.bound <= above)
    }
  }

  @Test func neighboursSayWhatLiesBetween() {
    var random = SplitMix64(seed: 44)
    for _ in 0..<1_000 {
      var problem = Self.problem(&random)
      problem.budget = Int128(random.integer(in: 0...27))
      let own = problem.bestTeam()
      guard own.status == .proved else { continue }
      let neighbours = problem.budgetNeighbours(of: own)
      var known = KnownBudgets(BudgetCurve(points: [], covered: nil, isComplete: false))
      known.note(own, within: problem.budget, between: neighbours)
      guard let next = neighbours.next else { continue }
      for budget in own.cost...next.cost {
        let improved = known.improved(Self.nothing, within: budget)
        let best = Self.best(problem, within: budget)
        #expect(improved.skill == best.skill && improved.bound == best.skill && improved.cost == best.cost)
      }
    }
  }

  @Test func aCurveBoundsWhatItCoversAndWhatLiesBelow() {
    var random = SplitMix64(seed: 42)
    for _ in 0..<2_000 {
      let problem = Self.problem(&random)
      let most = Int(random.integer(in: 1...4))
      let curve = problem.budgetCurve(upTo: Int128(random.integer(in: 0...27)), mostPoints: most)
      let budget = Int128(random.integer(in: 0...27))
      let improved = KnownBudgets(curve).improved(Self.nothing, within: budget)
      let best = Self.best(problem, within: budget)
      guard best.status == .proved else { continue }
      #expect(improved.rows.isEmpty && improved.bound >= best.skill)
      if let covered = curve.covered, covered.contains(budget) { #expect(improved.bound == best.skill) }
    }
  }

  @Test func whatIsProvedStaysAsItIs() {
    var random = SplitMix64(seed: 43)
    let problem = Self.problem(&random)
    var known = KnownBudgets(problem.budgetCurve())
    known.note(Self.best(problem, within: 27), within: 27)
    let proved = Self.best(problem, within: 15)
    #expect(known.improved(proved, within: 15) == proved)
  }
}
