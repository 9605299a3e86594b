@testable import Search

/// Every budget at which the best skill under a format changes, from all teams that keep the other rules.
func slowCurve(_ problem: FormatProblem) -> [BudgetCurve.Point] {
  let teams = bruteForceBestTeams(problem.withAnyBudget, count: .max).teams
  let totals = teams.map { BudgetCurve.Point(cost: $0.cost, skill: $0.skill) }
    .sorted { ($0.cost, -$0.skill) < ($1.cost, -$1.skill) }
  var curve: [BudgetCurve.Point] = []
  for total in totals where curve.last.map({ total.skill > $0.skill }) ?? true { curve.append(total) }
  return curve
}
