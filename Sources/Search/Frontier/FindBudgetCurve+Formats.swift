/// Every budget at which the best skill under rules changes.
func budgetCurve(
  _ problem: Problem, range: ClosedRange<Int128>, mostPoints: Int, limits: Limits,
  progress: any SearchProgress, tuning: FormatTuning
) -> BudgetCurve {
  FormatCurveSearch(
    problem: problem, range: range, mostPoints: mostPoints, limits: limits, progress: progress, tuning: tuning
  ).run()
}
