import Chance
import Tables
import Testing

@testable import Search

struct BudgetCurveTests {
  /// Every budget at which the best skill changes, from the totals of all teams.
  private func slowCurve(_ problem: Problem) -> [BudgetCurve.Point] {
    let (skills, costs) = (problem.skills.values, problem.costs.values)
    var totals: [BudgetCurve.Point] = []
    func choose(from first: Int, _ count: Int, _ total: BudgetCurve.Point) {
      guard count > 0 else { return totals.append(total) }
      for row in first..<max(first, skills.count) {
        choose(
          from: row + 1, count - 1,
          BudgetCurve.Point(cost: total.cost + costs[row], skill: total.skill + skills[row]))
      }
    }
    choose(from: 0, problem.size, BudgetCurve.Point(cost: 0, skill: 0))
    totals.sort { $0.cost == $1.cost ? $0.skill > $1.skill : $0.cost < $1.cost }
    var curve: [BudgetCurve.Point] = []
    for total in totals where curve.last.map({ total.skill > $0.skill }) ?? true { curve.append(total) }
    return curve
  }

  @Test func everyBreakpointIsThatOfAllTeams() {
    for seed in 0..<3_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let problem = RandomProblem(&random, sizes: 1...6).problem
      let expected = slowCurve(problem)
      #expect(
        budgetCurve(problem) == BudgetCurve(points: expected, isComplete: true), "seed \(seed)")
      let within = expected.filter { $0.cost <= problem.budget }
      #expect(
        budgetCurve(problem, upTo: problem.budget) == BudgetCurve(points: within, isComplete: true),
        "seed \(seed)")
    }
  }

  @Test func thePointsAreWhatSingleSearchesFind() {
    for family in InstanceFamily.allCases {
      // Among subset sums nearly every team is a breakpoint.
      let isSubsetSum = [.subsetSum, .subsetSumWide].contains(family)
      let pool = family.pool(count: isSubsetSum ? 16 : 120, seed: 7)
      let problem = Problem(
        skills: .narrow(pool.skills), costs: .narrow(pool.costs), size: 5, budget: .max)
      let curve = budgetCurve(problem)
      #expect(curve.isComplete && !curve.points.isEmpty)
      for point in stride(from: 0, to: curve.points.count, by: max(1, curve.points.count / 7)) {
        var single = problem
        single.budget = curve.points[point].cost
        let answer = findBestTeam(single)
        #expect(answer.skill == curve.points[point].skill, "\(family)")
        #expect(answer.cost == curve.points[point].cost, "\(family)")
        single.budget -= 1
        #expect(
          point == 0
            ? findBestTeam(single).status == .infeasible
            : findBestTeam(single).skill == curve.points[point - 1].skill, "\(family)")
      }
    }
  }

  @Test func aBudgetFindsItsPlaceOnTheCurve() {
    let curve = BudgetCurve(
      points: [.init(cost: 10, skill: 1), .init(cost: 20, skill: 5)], isComplete: true)
    #expect(curve.point(within: 9) == nil && curve.point(above: 9)?.cost == 10)
    #expect(curve.point(within: 10)?.skill == 1 && curve.point(above: 10)?.cost == 20)
    #expect(curve.point(within: 19)?.skill == 1)
    #expect(curve.point(within: 99)?.skill == 5 && curve.point(above: 99) == nil)
  }

  @Test func aRaisedSignalLeavesNothing() {
    let stop = StopSignal()
    stop.raise()
    let problem = Problem(skills: .narrow([1, 2]), costs: .narrow([1, 2]), size: 1, budget: 5)
    #expect(budgetCurve(problem, stop: stop) == BudgetCurve(points: [], isComplete: false))
  }

  @Test func tooFewPlayersHaveNoCurve() {
    let problem = Problem(skills: .narrow([1, 2]), costs: .narrow([1, 2]), size: 3, budget: 5)
    #expect(budgetCurve(problem) == BudgetCurve(points: [], isComplete: true))
  }
}
