import Search
import Selection
import Snapshots
import Tables

extension CurveRecord {
  /// The curve of a pool between two budgets, thinned to what a chart can show.
  /// - Parameters:
  ///   - cheapest: what the cheapest team costs; needed if the curve has no step.
  ///   - stoppedBy: what ended the search early.
  public init(
    _ curve: BudgetCurve, of pool: Pool, cheapest: Int128?, from: DecimalNumber?, to: DecimalNumber?,
    stoppedBy: BestTeamRecord.StopReason?
  ) {
    func cost(_ units: Int128) -> ExactDecimal { ExactDecimal(units, places: pool.costs.places) }
    self.init(
      points: Self.visible(curve.points).map { Point($0, of: pool) }, pointCount: curve.points.count,
      complete: curve.isComplete,
      coveredFrom: curve.isComplete ? nil : curve.covered.map { cost($0.lowerBound) }, stoppedBy: stoppedBy,
      from: from.map { ExactDecimal($0) }, to: to.map { ExactDecimal($0) })
    if curve.points.isEmpty { self.cheapest = cheapest.map(cost) }
  }

  /// The first point in each of a thousand equal intervals of budget and of skill, and the last point of all.
  private static func visible(_ points: [BudgetCurve.Point]) -> [BudgetCurve.Point] {
    let binCount: Int128 = 1_000
    guard points.count > 2 * Int(binCount), let first = points.first, let last = points.last else {
      return points
    }
    // Dividing by the width of a step, rather than multiplying by the number of steps, avoids overflow.
    let (costStep, skillStep) = (
      (last.cost - first.cost) / binCount + 1, (last.skill - first.skill) / binCount + 1
    )
    var cells: (cost: Int128, skill: Int128) = (-1, -1)
    return points.filter { point in
      let (cost, skill) = ((point.cost - first.cost) / costStep, (point.skill - first.skill) / skillStep)
      defer { cells = (cost, skill) }
      return (cost, skill) != cells || point == last
    }
  }
}

extension CurveRecord.Point {
  /// A step of the curve of a pool.
  init(_ point: BudgetCurve.Point, of pool: Pool) {
    self.init(
      budget: ExactDecimal(point.cost, places: pool.costs.places),
      skill: ExactDecimal(point.skill, places: pool.skills.places))
  }
}
