extension Problem {
  /// Finds the budget curve around a best team: from its neighbours on, as far as little work reaches, up to a tenth of
  /// the budget below and above it, or to the neighbours where these lie beyond that.
  /// - Returns: the points that are known without a gap, including the best team's, and beyond the covered range the
  ///   points that a few budgets buy. The curve is complete where no point is missing in that tenth.
  /// - Complexity: a search for each point, all within one small step limit, and one for each of those budgets.
  func budgetCurve(
    around best: Answer, between neighbours: BudgetNeighbours, limits: Limits = Limits()
  ) -> BudgetCurve {
    let reach = Int128(budget.magnitude / 10)
    let lowest = min(budget.subtractingSaturated(reach), neighbours.less?.cost ?? best.cost)
    let highest = max(budget.subtractingSaturated(-reach), neighbours.next?.cost ?? budget)
    let walk = LocalCurve(problem: self, limits: limits)
    let below = neighbours.less.map { walk.down(from: BudgetCurve.Point($0), to: lowest) }
    let above = neighbours.next.map { walk.up(from: BudgetCurve.Point($0), above: best.cost, to: highest) }
    // Without a neighbour there is no such point, or it is not known.
    let isWholeBelow = below?.isComplete ?? neighbours.isComplete
    let isWholeAbove = above?.isComplete ?? neighbours.isComplete
    let points = (below?.points ?? []) + [BudgetCurve.Point(best)] + (above?.points ?? [])
    let (first, last) = (points[0], points[points.count - 1])
    // Where even a neighbour takes too long, budgets further away do too.
    let farBelow = below == nil || isWholeBelow ? [] : walk.sparsePoints(from: first, to: lowest)
    let farAbove = above == nil || isWholeAbove ? [] : walk.sparsePoints(from: last, to: highest)
    return BudgetCurve(
      points: farBelow.reversed() + points + farAbove,
      covered: (isWholeBelow ? lowest : first.cost)...(isWholeAbove ? highest : last.cost),
      isComplete: isWholeBelow && isWholeAbove)
  }
}

/// Follows the budget curve as far as little work reaches.
private struct LocalCurve {
  /// The most steps for one direction: about a tenth of a second's worth.
  private static let steps = 5_000_000
  /// How many budgets represent those on one side that are not reached step by step; the furthest take longest.
  private static let leaps = 4
  /// How many times as long the next stretch of budgets above is as all before it.
  private static let growth: Int128 = 3

  let problem: Problem
  let limits: Limits

  /// Points in order, cheaper first, and whether these are all.
  typealias Found = (points: [BudgetCurve.Point], isComplete: Bool)

  /// The points from one down to the one that holds at the budget `lowest`.
  func down(from first: BudgetCurve.Point, to lowest: Int128) -> Found {
    let found = stretch(min(lowest, first.cost)...first.cost, limits.limited(toSteps: Self.steps))
    return (found.points.isEmpty ? [first] : found.points, found.isComplete)
  }

  /// The points from one up to a budget, stretch by stretch, because a curve is found from its expensive end down.
  func up(from first: BudgetCurve.Point, above start: Int128, to highest: Int128) -> Found {
    var (points, reached) = ([first], first.cost)
    let limits = limits.limited(toSteps: Self.steps)
    while reached < highest {
      let (left, length) = (highest - reached, reached - start)
      let end = left / Self.growth > length ? reached + Self.growth * length : highest
      let found = stretch(reached...end, limits)
      guard found.isComplete else { return (points, false) }
      // The first point is the last of the previous stretch.
      points += found.points.dropFirst()
      reached = end
    }
    return (points, true)
  }

  /// The points that a few budgets from a known one to an end buy, nearest first, up to one that takes too long.
  func sparsePoints(from known: BudgetCurve.Point, to end: Int128) -> [BudgetCurve.Point] {
    let question = BudgetQuestion(problem)
    let (leap, rest) = (end - known.cost).quotientAndRemainder(dividingBy: Int128(Self.leaps))
    var points: [BudgetCurve.Point] = []
    for number in 1...Int128(Self.leaps) {
      let best = question.best(
        within: known.cost + leap * number + rest * number / Int128(Self.leaps), stepsOnTies: 0,
        limits: limits.limited(toSteps: limits.stop.stepsAllowed / Self.leaps))
      guard best.status == .proved else { break }
      if best.skill != (points.last ?? known).skill { points.append(BudgetCurve.Point(best)) }
    }
    return points
  }

  private func stretch(_ budgets: ClosedRange<Int128>, _ limits: Limits) -> BudgetCurve {
    var tuning = CurveTuning()
    // Each part would have prices of its own, which take longer than the few points here.
    tuning.parts = 1
    return problem.budgetCurve(
      range: budgets, mostPoints: .max, limits: limits, progress: nil, tuning: tuning)
  }
}

extension BudgetCurve.Point {
  /// The point at which a best team becomes affordable.
  fileprivate init(_ best: Answer) { self.init(cost: best.cost, skill: best.skill) }
}
