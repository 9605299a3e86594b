@testable import Search

/// Returns every budget at which the best skill changes, found from all teams that keep the other rules.
func slowCurve(_ problem: Problem) -> [BudgetCurve.Point] {
  let teams = bruteForceBestTeams(problem.withAnyBudget, count: .max).teams
  let totals = teams.map { BudgetCurve.Point(cost: $0.cost, skill: $0.skill) }
    .sorted { ($0.cost, -$0.skill) < ($1.cost, -$1.skill) }
  var curve: [BudgetCurve.Point] = []
  for total in totals where curve.last.map({ total.skill > $0.skill }) ?? true { curve.append(total) }
  return curve
}

extension [BudgetCurve.Point] {
  /// The part of a complete curve that answers for a range of budgets.
  func part(for range: ClosedRange<Int128>) -> [BudgetCurve.Point] {
    let start = last { $0.cost <= range.lowerBound }
    return (start.map { [$0] } ?? []) + filter { $0.cost > range.lowerBound && $0.cost <= range.upperBound }
  }
}

extension BudgetCurve {
  /// Whether everything that this curve claims agrees with the whole curve.
  func isTrue(of whole: [Point], for range: ClosedRange<Int128>) -> Bool {
    guard !isComplete else { return points == whole.part(for: range) && covered == range }
    guard let covered else { return points.isEmpty }
    return points == whole.part(for: covered) && points.first?.cost == covered.lowerBound
      && covered.upperBound == range.upperBound
  }
}

extension CurveTuning {
  /// Values that send small problems through every method.
  static let extremes: [CurveTuning] = [
    CurveTuning(),
    CurveTuning(mostCellsAtOnce: 0, parts: 1),
    CurveTuning(mostCellsAtOnce: 0, firstShareOfLoss: 4, parts: 2),
    CurveTuning(mostCellsAtOnce: 0, stepsOfLists: 800, parts: 5),
    CurveTuning(mostCellsAtOnce: 0, stepsOfLists: 3_000, stepsOfEqualWeights: 500),
    CurveTuning(mostCellsAtOnce: 0, mostCells: 0),
    CurveTuning(stepsAtOnce: 2_000, stepsOfLists: 6_000, parts: 9),
  ]

  /// The same tuning with another one for single searches.
  func with(_ search: SearchTuning, wide: Bool = false, growth: Int = 2) -> CurveTuning {
    var tuning = self
    tuning.search = search
    tuning.search.forcesWide = wide || search.forcesWide
    tuning.search.mostGrowth = growth
    return tuning
  }
}
