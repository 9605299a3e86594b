/// The best skill for each budget: every budget at which it changes.
public struct BudgetCurve: Sendable, Equatable {
  /// A budget at which more skill becomes affordable.
  public struct Point: Sendable, Equatable {
    /// The budget, which is exactly what its best team costs.
    public var cost: Int128
    /// The best skill from this budget on, up to the next point.
    public var skill: Int128
  }

  /// The points, cheaper first; both values ascend strictly. None is missing between two within ``covered``.
  public var points: [Point]
  /// The budgets whose best skill ``point(within:)`` gives, where `nil` means that no team is that cheap; from some
  /// point up where the curve is not complete, `nil` where nothing is proved.
  public var covered: ClosedRange<Int128>?
  /// Whether all budgets asked for are covered; false where stopped, or where there are more points than wanted.
  public var isComplete: Bool

  /// The last point that a budget reaches; `nil` below the cheapest team.
  /// - Complexity: O(log points).
  package func point(within budget: Int128) -> Point? {
    let above = partitionPoint(0, points.count) { points[$0].cost > budget }
    return above > 0 ? points[above - 1] : nil
  }
}

extension Problem {
  /// Finds every budget at which the best skill changes; the problem's own budget is not used.
  ///
  /// If the best team for one budget costs C, the next point is the best team for a budget just below C, and so on down
  /// to the cheapest (the ε-constraint method: Haimes, Lasdon and Wismer 1971). Kinds of teams that no single bound
  /// covers, such as those that are charged and those that are not, have a curve each; the best of these counts.
  ///
  /// - Parameters:
  ///   - least: the first point is the last one at or below this budget; `nil` for the cheapest team.
  ///   - largest: no point above this budget is wanted; `nil` for no limit.
  ///   - mostPoints: where there are more points, only this many of the most expensive are given.
  /// - Returns: the curve; if stopped, what is proved from the expensive end down.
  /// - Precondition: `from` is not above `upTo`, `mostPoints` is at least 1.
  /// - Complexity: milliseconds without rules where skill is not tied to cost; under rules a search for each point.
  public func budgetCurve(
    from least: Int128? = nil, upTo largest: Int128? = nil,
    mostPoints: Int = 1_000_000, limits: Limits = Limits(), progress: (any SearchProgress)? = nil
  ) -> BudgetCurve {
    budgetCurve(
      range: (least ?? .min)...(largest ?? .max), mostPoints: mostPoints, limits: limits, progress: progress,
      tuning: CurveTuning())
  }

  func budgetCurve(
    range: ClosedRange<Int128>, mostPoints: Int, limits: Limits,
    progress: (any SearchProgress)?, tuning: CurveTuning
  ) -> BudgetCurve {
    precondition(mostPoints >= 1, "a curve has at least one point")
    let parts = self.parts
    var tuning = tuning
    tuning.steps = max(min(Limits.fewestSteps, tuning.steps), tuning.steps / max(1, parts.count))
    let curves = parts.map { part in
      var found = part.problem.curvePoints(
        within: range, mostPoints: mostPoints, limits: limits, progress: progress, tuning: tuning
      ).found
      for index in found.points.indices { found.points[index].skill += part.bonus }
      return found
    }
    return BudgetCurve(best: curves, within: range).last(mostPoints)
  }
}

extension BudgetCurve {
  /// Combines the curves of several kinds of teams into the best for each budget: known from the point that holds at
  /// the highest first point of the incomplete ones, below which their teams have less skill than there.
  fileprivate init(best curves: [CurvePoints<Int128>], within range: ClosedRange<Int128>) {
    isComplete = curves.allSatisfy { $0.isComplete }
    var points: [Point] = []
    for point in curves.flatMap({ $0.points }).sorted(by: { ($0.cost, -$0.skill) < ($1.cost, -$1.skill) })
    where points.last.map({ point.skill > $0.skill }) ?? true {
      points.append(Point(cost: point.cost, skill: point.skill))
    }
    let starts = curves.filter { !$0.isComplete }.map { $0.points.first?.cost }
    if starts.contains(nil) { points = [] }
    let known = max(starts.compactMap { $0 }.max() ?? .min, range.lowerBound)
    let first = partitionPoint(0, points.count) { points[$0].cost > known }
    self.points = Array(points.dropFirst(max(0, first - 1)))
    covered = isComplete ? range : self.points.first.map { $0.cost...range.upperBound }
  }

  fileprivate func last(_ most: Int) -> BudgetCurve {
    guard points.count > most, let first = points.suffix(most).first else { return self }
    let highest = covered?.upperBound ?? first.cost
    return BudgetCurve(points: points.suffix(most), covered: first.cost...highest, isComplete: false)
  }
}
