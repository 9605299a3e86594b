/// A search for the budget curve, which cuts the budgets into parts that are searched separately.
struct CurveSearch<Value: WholeNumber>: Sendable {
  typealias Totals = Undominated<Value>

  let problem: Problem
  let question: ReducedProblem
  let columns: ScaledPlayers<Value>
  let range: ClosedRange<Int128>
  let mostPoints: Int
  let limits: Limits
  let progress: (any SearchProgress)?
  let tuning: CurveTuning

  private var players: FreePlayers { question.players }

  func run() -> CurvePoints<Value> {
    players.areInterchangeable && columns.window.lowerBound == 0 ? openCurve() : ruledCurve()
  }

  private var highest: Value? { question.within(range.upperBound)?.window(Value.self).upperBound }

  private var least: Value { question.within(range.lowerBound)?.window(Value.self).upperBound ?? 0 }

  /// Searches with a step limit of their own, on one thread.
  private func walk() -> DescendingBudgetSearch<Value> {
    DescendingBudgetSearch(
      players, columns, limits: limits.limited(toSteps: tuning.steps), tuning: tuning.search)
  }

  /// The point at the least budget wanted, or the cheapest team if that costs more; `nil` when stopped.
  private func start(_ cheapest: Value, _ most: Totals) -> Totals? {
    let least = max(least, cheapest)
    if least >= most.cost { return most }
    var walk = walk()
    return try? walk.best(within: least)
  }

  // MARK: Where only the size is constrained

  /// Finds all totals at once where there are few players and several edges, otherwise edge by edge of the hull.
  private func openCurve() -> CurvePoints<Value> {
    let hull = TeamHull(players, columns)
    guard let highest, let cheapest = hull.cheapest(), let most = hull.mostSkilled(), cheapest.cost <= highest
    else { return CurvePoints(isComplete: true) }
    guard !limits.stop.isRaised, let start = least <= cheapest.cost ? cheapest : start(cheapest.cost, most)
    else { return CurvePoints(isComplete: false) }
    let costs = start.cost...max(start.cost, min(highest, most.cost))
    guard costs.lowerBound < costs.upperBound else { return CurvePoints(points: [start], isComplete: true) }
    guard let edges = hull.edges(from: cheapest, to: most, within: costs, stop: limits.stop)
    else { return CurvePoints(isComplete: false) }
    // Where one edge is the whole hull, skill is tied to cost, and lists would be as long as the range of costs.
    let isTied = edges.contains { $0.left == cheapest && $0.right == most }
    if !isTied, let all = everything(costs, from: start) { return CurvePoints(points: all, isComplete: true) }
    return joined(edges.count, sharingEnds: true) { index in
      let edge = edges[index]
      let first = edge.left.cost > start.cost ? edge.left : start
      let hasRight = first.cost < edge.right.cost && edge.right.cost <= costs.upperBound
      return CurvePart(
        max(edge.left.cost, costs.lowerBound)...min(edge.right.cost, costs.upperBound),
        known: hasRight ? [first, edge.right] : [first],
        edge: EdgeTeams(players, columns, edge.prices), mostPoints: mostPoints, walk: walk(), tuning: tuning)
    }
  }

  /// All points at once; `nil` where that is too much work.
  private func everything(_ costs: ClosedRange<Value>, from start: Totals) -> [Totals]? {
    guard players.count * players.choose <= tuning.mostCellsAtOnce else { return nil }
    var columns = columns
    columns.window = costs
    let question = PartialTeamQuestion(
      players, columns, RulePrices(skill: 1, cost: 0), needed: start.skill, among: players.all.reversed())
    var meter = StepAllowance(limit: tuning.stepsAtOnce, stop: limits.stop)
    return try? question?.wholeTeams(meter: &meter)
  }

  // MARK: Under rules

  /// Runs a search for each point, with budgets cut into parts of equal length.
  private func ruledCurve() -> CurvePoints<Value> {
    guard let highest else { return CurvePoints(isComplete: true) }
    var walk = walk()
    let most: Totals
    do throws(SearchStopped) {
      guard let team = try walk.best(within: highest) else { return CurvePoints(isComplete: true) }
      most = team
    } catch {
      return CurvePoints(isComplete: false)
    }
    guard most.cost > least else { return CurvePoints(points: [most], isComplete: true) }
    guard let cheapest = cheapestCost() else { return CurvePoints(points: [most], isComplete: false) }
    let lowest = max(least, cheapest)
    guard lowest < most.cost else { return CurvePoints(points: [most], isComplete: true) }
    let parts = Self.cut(lowest + 1...most.cost, into: tuning.parts)
    let found = joined(parts.count, sharingEnds: false) { index in
      let isFirst = index == 0
      return CurvePart(
        parts[index]
          .lowerBound...(isFirst ? max(parts[index].lowerBound, most.cost - 1) : parts[index].upperBound),
        known: isFirst ? [most] : [], edge: nil, mostPoints: mostPoints, walk: self.walk(),
        tuning: tuning)
    }
    // The cheapest point last: the search for the lowest budget may take longest of all.
    guard found.isComplete, let start = start(cheapest, most) else {
      return CurvePoints(points: found.points, isComplete: false)
    }
    return CurvePoints(points: [start] + found.points, isComplete: true)
  }

  /// The cost of the cheapest team; `nil` when stopped.
  private func cheapestCost() -> Value? {
    let cheapest = problem.cheapestTeam(limits: limits.limited(toSteps: tuning.steps))
    guard cheapest.status == .proved else { return nil }
    return question.within(cheapest.cost)?.window(Value.self).upperBound
  }

  /// Cuts budgets into `count` parts of equal length, the highest first, or one for each budget if those are fewer.
  static func cut(_ budgets: ClosedRange<Value>, into count: Int) -> [ClosedRange<Value>] {
    let length = (budgets.upperBound - budgets.lowerBound) / Value(count) + 1
    let parts = (budgets.upperBound - budgets.lowerBound) / length + 1
    return (0..<parts).reversed().map { index in
      let start = budgets.lowerBound + index * length
      return start...min(budgets.upperBound, start + length - 1)
    }
  }
}
