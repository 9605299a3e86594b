/// Every budget at which the best skill under a format changes.
///
/// The budget itself is the parameter: the best team for one costs C, the next one is the best for a budget just
/// below C, and so on down to the cheapest legal team (the ε-constraint method: Haimes, Lasdon and Wismer 1971). That
/// holds whatever else the rules ask.
///
/// - Parameters:
///   - problem: the players and the rules; its budget is not used.
///   - least: the least budget of interest. The first point is the one that holds there, the last at or below
///     it, so that the curve tells what `least` buys; `nil` for the cheapest team.
///   - largest: no point above this budget is wanted; `nil` for the best that money can buy.
///   - mostPoints: where there are more points, only so many of the dearest are given.
///   - limits: threads, and what ends the work early. Then the points are given that are proved from the dear
///     end down; `covered` says from where.
///   - progress: hears how many stretches of the budgets are done.
/// - Returns: the curve; a complete one, or one that has too many points, is the same for any `limits.jobs`.
/// - Precondition: as for ``findBestTeam(_:limits:progress:)-(FormatProblem,_,_)``; `from` is not above `upTo`,
///   `mostPoints` is at least 1.
/// - Complexity: a search for each point.
public func budgetCurve(
  _ problem: FormatProblem, from least: Int128? = nil, upTo largest: Int128? = nil,
  mostPoints: Int = 1_000_000, limits: Limits = Limits(), progress: some SearchProgress = NoProgress()
) -> BudgetCurve {
  precondition(mostPoints >= 1, "a curve has at least one point")
  let range = (least ?? .min)...(largest ?? .max)
  if let free = problem.withAnyBudget.withoutRules {
    return free.curve(
      budgetCurve(
        free.reduced.problem, from: least?.subtractingSaturated(free.lockedCost),
        upTo: largest?.subtractingSaturated(free.lockedCost), mostPoints: mostPoints, limits: limits,
        progress: progress),
      for: range)
  }
  return budgetCurve(
    problem, range: range, mostPoints: mostPoints, limits: limits, progress: progress, tuning: FormatTuning())
}

/// The same with the points at which the method changes.
func budgetCurve(
  _ problem: FormatProblem, range: ClosedRange<Int128>, mostPoints: Int, limits: Limits,
  progress: any SearchProgress, tuning: FormatTuning
) -> BudgetCurve {
  FormatCurveSearch(
    problem: problem, range: range, mostPoints: mostPoints, limits: limits, progress: progress, tuning: tuning
  ).run()
}

extension ProblemWithoutRules {
  /// The curve of whole teams, of which `range` was asked for.
  fileprivate func curve(_ found: BudgetCurve, for range: ClosedRange<Int128>) -> BudgetCurve {
    let points = found.points.map {
      BudgetCurve.Point(cost: $0.cost + lockedCost, skill: $0.skill + lockedSkill)
    }
    let covered = found.isComplete ? range : points.first.map { $0.cost...range.upperBound }
    return BudgetCurve(points: points, covered: covered, isComplete: found.isComplete)
  }
}
