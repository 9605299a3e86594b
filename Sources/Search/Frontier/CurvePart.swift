/// A part of the curve: finds its points from the expensive end down.
///
/// Where only the size is constrained, it is what lies under an edge of the hull (``TeamHull``): its teams lose little
/// weight against the heaviest one, so that few players make up all of them and a frontier holds them. First only the
/// heaviest teams are searched, which is nearly the whole curve where skill is tied to cost; then, where teams may
/// still be missing, those that lose more and more. Under rules, or if a frontier gets too large, each point is sought.
struct CurvePart<Value: WholeNumber> {
  typealias Totals = Undominated<Value>

  private let edge: EdgeTeams<Value>?
  private let mostPoints: Int
  private let tuning: CurveTuning
  private let stop: StopSignal
  private var walk: DescendingBudgetSearch<Value>
  private var stretch: CurveStretch<Value>
  private var windows: [Window]

  /// A range of costs to search; more expensive ones come after cheaper ones.
  private struct Window {
    var costs: ClosedRange<Value>
    /// The loss up to which teams are searched next; `nil` for a search for each point.
    var loss: Value?
  }

  /// A search for the points whose costs are in `costs`.
  /// - Parameters:
  ///   - known: points in it, or the one that is best at its lowest cost; cheaper first.
  ///   - edge: the teams under an edge of the hull, if that is what the part is; a point is then known.
  init(
    _ costs: ClosedRange<Value>, known: [Totals], edge: EdgeTeams<Value>?, mostPoints: Int,
    walk: DescendingBudgetSearch<Value>,
    tuning: CurveTuning
  ) {
    self.edge = edge
    self.mostPoints = mostPoints
    self.walk = walk
    self.tuning = tuning
    stop = walk.limits.stop
    stretch = CurveStretch(
      found: known, prices: edge?.prices ?? RulePrices(skill: 1, cost: 0), heaviest: edge?.heaviest ?? .max)
    windows = [Window(costs: costs, loss: edge == nil ? nil : 0)]
  }

  mutating func run() -> CurvePoints<Value> {
    let before = stop.stepsRemaining
    var found = search()
    found.steps = before - stop.stepsRemaining
    return found
  }

  /// Searches one window after another, the most expensive first.
  private mutating func search() -> CurvePoints<Value> {
    while let window = windows.last {
      guard pointsProved(above: window.costs.upperBound) < mostPoints, !stop.isRaised
      else { return ended(provedFrom: window.costs.upperBound + 1) }
      windows.removeLast()
      guard let loss = window.loss, let edge else {
        if let found = stepDown(window) { return found }
        continue
      }
      if let totals = edge.totals(costing: window.costs, losing: loss, tuning, stop) {
        stretch.add(totals)
        leaveGaps(of: window, loss)
      } else if stop.isRaised {
        return ended(provedFrom: window.costs.upperBound + 1)
      } else if let found = stepDown(window) {
        return found
      }
    }
    return CurvePoints(points: stretch.found, isComplete: true)
  }

  /// What is known when the work ends early: the points from a cost up that no cheaper team beats. For points from a
  /// frontier the bound says which these are; none beats points from single searches.
  private func ended(provedFrom cost: Value) -> CurvePoints<Value> {
    let mostSkillBelow = edge?.mostSkill(below: cost) ?? -1
    let points = stretch.found.drop { $0.cost < cost || $0.skill <= mostSkillBelow }
    return CurvePoints(points: Array(points), isComplete: false)
  }

  private func pointsProved(above cost: Value) -> Int {
    stretch.found.count - partitionPoint(0, stretch.found.count) { stretch.found[$0].cost > cost }
  }

  private mutating func leaveGaps(of window: Window, _ loss: Value) {
    for gap in stretch.gaps(in: window.costs, losing: loss) {
      let careful = loss == 0 ? gap.loss / Value(tuning.firstShareOfLoss) : loss
      let more = careful > gap.loss / 4 ? gap.loss : 4 * careful + 1
      windows.append(Window(costs: gap.costs, loss: more))
    }
  }

  /// Runs one search for each point; returns what was found if it ended early.
  private mutating func stepDown(_ window: Window) -> CurvePoints<Value>? {
    var left = window.costs
    while true {
      let found: Totals?
      do throws(SearchStopped) {
        if stop.isRaised { throw SearchStopped() }
        found = try walk.best(within: left.upperBound)
      } catch {
        return ended(provedFrom: left.upperBound + 1)
      }
      guard let best = found, best.cost >= left.lowerBound else { return nil }
      stretch.add([best])
      guard best.cost > left.lowerBound else { return nil }
      left = left.lowerBound...best.cost - 1
      guard pointsProved(above: left.upperBound) < mostPoints else {
        return CurvePoints(points: stretch.found.filter { $0.cost >= best.cost }, isComplete: false)
      }
    }
  }
}
