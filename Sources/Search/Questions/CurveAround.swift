extension Problem {
  /// The budget curve around a best team: from its neighbours on as far as little work leads, to a tenth of the budget
  /// below and above it at most, or to the neighbours where these lie beyond.
  ///
  /// - Parameters:
  ///   - best: a proved answer to the problem.
  ///   - neighbours: what a little more and a little less money would buy.
  /// - Returns: the steps that are known without a gap, the best team's among them. They do not depend on `limits.jobs`,
  ///   and the curve is complete where no step is missing in that tenth.
  /// - Complexity: that of a search for each step, all of them under one small effort.
  public func budgetCurve(
    around best: Answer, between neighbours: BudgetNeighbours, limits: Limits = Limits()
  ) -> BudgetCurve {
    precondition(best.status == .proved, "only a proved answer has a curve around it")
    let problem = restricted(to: playersWhoMatter(with: [], wanted: 1))
    let reach = Int128(problem.budget.magnitude / 10)
    let lowest = min(problem.budget.subtractingSaturated(reach), neighbours.less?.cost ?? best.cost)
    let highest = max(problem.budget.subtractingSaturated(-reach), neighbours.next?.cost ?? problem.budget)
    let below = neighbours.less.map { less in
      CurveWalk(problem, limits).down(from: BudgetCurve.Point(less), to: lowest)
    }
    let above = neighbours.next.map { next in
      CurveWalk(problem, limits).up(from: BudgetCurve.Point(next), above: best.cost, to: highest)
    }
    // Without a neighbour there is no such step, or it is not known.
    let isWholeBelow = below?.isComplete ?? neighbours.isComplete
    let isWholeAbove = above?.isComplete ?? neighbours.isComplete
    let points = (below?.points ?? []) + [BudgetCurve.Point(best)] + (above?.points ?? [])
    return BudgetCurve(
      points: points,
      covered: (isWholeBelow ? lowest : points[0].cost)...(isWholeAbove ? highest : points.last!.cost),
      isComplete: isWholeBelow && isWholeAbove)
  }
}

/// Goes along the budget curve, as far as little work leads.
private struct CurveWalk {
  /// The steps that a walk may take: about a tenth of a second of them.
  private static let steps = 5_000_000
  /// How many times as long as all before it the next stretch of budgets above is.
  private static let growth: Int128 = 3

  let problem: Problem
  let limits: Limits

  init(_ problem: Problem, _ limits: Limits) {
    self.problem = problem
    self.limits = limits.limited(toSteps: Self.steps)
  }

  /// Steps in order, cheaper first, and whether these are all.
  typealias Found = (points: [BudgetCurve.Point], isComplete: Bool)

  /// The steps from one down to that which holds at the budget `lowest`.
  func down(from first: BudgetCurve.Point, to lowest: Int128) -> Found {
    let found = stretch(min(lowest, first.cost)...first.cost)
    return (found.points.isEmpty ? [first] : found.points, found.isComplete)
  }

  /// The steps from one up to the budget `highest`. A curve is found from its dear end down: stretch by stretch, whatever
  /// is known adjoins.
  func up(from first: BudgetCurve.Point, above start: Int128, to highest: Int128) -> Found {
    var (points, reached) = ([first], first.cost)
    while reached < highest {
      let (left, length) = (highest - reached, reached - start)
      let end = left / Self.growth > length ? reached + Self.growth * length : highest
      let found = stretch(reached...end)
      guard found.isComplete else { return (points, false) }
      // The first is the last of the stretch before.
      points += found.points.dropFirst()
      reached = end
    }
    return (points, true)
  }

  private func stretch(_ budgets: ClosedRange<Int128>) -> BudgetCurve {
    var tuning = CurveTuning()
    // Each part would have prices of its own, which take longer than the few steps here.
    tuning.parts = 1
    return problem.budgetCurve(
      range: budgets, mostPoints: .max, limits: limits, progress: NoProgress(), tuning: tuning)
  }
}

extension BudgetCurve.Point {
  /// The step at which a best team becomes affordable.
  fileprivate init(_ best: Answer) { self.init(cost: best.cost, skill: best.skill) }
}
