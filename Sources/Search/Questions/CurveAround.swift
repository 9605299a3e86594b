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
  around best: Answer, between neighbours: BudgetNeighbours, in problem: Problem, limits: Limits = Limits()
) -> BudgetCurve {
  precondition(best.status == .proved, "only a proved answer has a curve around it")
  let reach = Int128(problem.budget.magnitude / 10)
  let lowest = min(problem.budget.subtractingSaturated(reach), neighbours.less?.cost ?? best.cost)
  let highest = max(problem.budget.subtractingSaturated(-reach), neighbours.next?.cost ?? problem.budget)
  var tuning = SearchTuning()
  tuning.stepsOnTies = 0
  let parts = problem.parts.compactMap { part in
    ReducedProblem(part.problem.withAnyBudget, wanted: 1, tuning: tuning).map { ($0, part.bonus) }
  }
  func walk() -> CurveWalk {
    CurveWalk(parts: parts, limits: limits.limited(toSteps: CurveWalk.steps / 2), tuning: tuning)
  }
  let below = neighbours.less.map {
    walk().down(from: BudgetCurve.Point($0), to: lowest)
  }
  let above = neighbours.next.map {
    walk().up(from: BudgetCurve.Point($0), above: best.cost, to: highest)
  }
  // Without a neighbour there is no such step, or it is not known.
  let isWholeBelow = below?.isComplete ?? neighbours.isComplete
  let isWholeAbove = above?.isComplete ?? neighbours.isComplete
  let points =
    (below?.points.reversed() ?? []) + [BudgetCurve.Point(best)] + (above?.points ?? [])
  return BudgetCurve(
    points: points,
    covered: (isWholeBelow ? lowest : points[0].cost)...(isWholeAbove ? highest : points.last!.cost),
    isComplete: isWholeBelow && isWholeAbove)
}

/// Goes along the budget curve, a search for each step.
private struct CurveWalk {
  /// The steps that a search may take for all that is found: about ten milliseconds of them.
  static let steps = 500_000
  /// How many steps the next stretch of budgets above has, if they lie as they did so far.
  private static let stepsOfStretch: Int128 = 4

  /// What a step takes beside what its search counts, and what the prices of a walk do.
  private static let (stepsOfStep, stepsOfPrices) = (1_000, 50_000)

  /// The questions that the problem is taken apart into, and what their teams count beside their skill.
  let parts: [(question: ReducedProblem, bonus: Int128)]
  let limits: Limits
  let tuning: SearchTuning

  /// Steps in the order in which they were met, and whether these are all.
  typealias Found = (points: [BudgetCurve.Point], isComplete: Bool)

  /// The steps from one down to that which holds at the budget `lowest`.
  func down(from first: BudgetCurve.Point, to lowest: Int128) -> Found {
    guard first.cost > lowest else { return ([first], true) }
    let others = steps(within: first.cost - 1, downTo: lowest)
    return ([first] + others.points, others.isComplete)
  }

  /// The steps from one up to the budget `highest`: stretch by stretch, each from its dear end down, so that whatever is
  /// known adjoins.
  func up(from first: BudgetCurve.Point, above start: Int128, to highest: Int128) -> Found {
    var (points, reached) = ([first], first.cost)
    while reached < highest {
      let (left, gap) = (highest - reached, (reached - start) / Int128(points.count) + 1)
      let end = left / Self.stepsOfStretch > gap ? reached + Self.stepsOfStretch * gap : highest
      let found = steps(within: end, downTo: reached)
      guard found.isComplete else { return (points, false) }
      // The last one is that from which the stretch goes on.
      points += found.points.dropLast().reversed()
      reached = end
    }
    return (points, true)
  }

  /// The steps from the best team within a budget down to the one that holds at `floor`, or as many as can be found.
  private func steps(within budget: Int128, downTo floor: Int128) -> Found {
    let walks = parts.map { part in
      part.question.isNarrow ? walk(part.question, Int64.self) : walk(part.question, Int128.self)
    }
    var (points, budget): ([BudgetCurve.Point], Int128) = ([], budget)
    repeat {
      let answers = walks.map { $0(budget) }
      if answers.contains(where: { $0.status == .stopped }) { return (points, false) }
      let best = zip(answers, parts).compactMap { answer, part in
        answer.point.map { BudgetCurve.Point(cost: $0.cost, skill: $0.skill + part.bonus) }
      }.max { ($0.skill, $1.cost) < ($1.skill, $0.cost) }
      guard let best else { break }
      points.append(best)
      budget = best.cost - 1
    } while budget >= floor
    return (points, true)
  }

  private typealias Best = (status: Answer.Status, point: BudgetCurve.Point?)

  /// Finds the best team of a part for one budget after the other, each lower than the one before.
  private func walk<Value: WholeNumber>(_ question: ReducedProblem, _: Value.Type) -> (Int128) -> Best {
    var walk = BudgetWalk(question.players, question.columns(Value.self), limits: limits, tuning: tuning)
    limits.stop.spend(Self.stepsOfPrices)
    return { budget in
      guard !limits.stop.isRaised else { return (.stopped, nil) }
      limits.stop.spend(Self.stepsOfStep)
      guard let limited = question.within(budget) else { return (.infeasible, nil) }
      switch walk.best(within: limited.window(Value.self).upperBound) {
      case .stopped: return (.stopped, nil)
      case .none: return (.infeasible, nil)
      case .team(let best):
        return (
          .proved, BudgetCurve.Point(cost: question.cost(best.cost), skill: question.skill(best.skill))
        )
      }
    }
  }
}

extension BudgetCurve.Point {
  /// The step at which a best team becomes affordable.
  fileprivate init(_ best: Answer) { self.init(cost: best.cost, skill: best.skill) }
}
