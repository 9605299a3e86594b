/// Finds the part of the curve under one edge of the hull, from its dear end down.
///
/// The teams of the curve lie close below the edge: with its multiplier they lose little weight against the
/// heaviest team, so that a small core of players makes them all. How little is not known beforehand. First only
/// the heaviest teams are looked at, which is nearly the whole curve where skill is tied to cost; then, where
/// teams may still be missing, those that lose more and more.
struct CurveEdgeSearch<Value: WholeNumber> {
  /// The best team for a budget; `nil` when the search was stopped.
  typealias SingleSearch = (Value) -> Totals<Value>?

  private let pool: WeighedPool<Value>
  private let stop: StopSignal
  private let mostPoints: Int
  private let tuning: CurveTuning
  private let single: SingleSearch
  private var stretch: CurveStretch<Value>
  private var windows: [Window]

  /// A range of costs to look at, dearer ones after cheaper ones.
  private struct Window {
    var costs: ClosedRange<Value>
    /// Teams that lose at most so much are looked at next.
    var loss: Value
    /// How often it was halved.
    var halvings = 0
  }

  /// What was found of an edge.
  struct Outcome: Sendable {
    /// Points of the curve, and perhaps totals that others beat, cheaper first.
    var totals: [Totals<Value>]
    /// No point of at least this cost is missing under the edge.
    var provedFrom: Value
    /// No team that costs less than that has more skill.
    var mostSkillBelow: Value
    /// Whether no point is missing at all.
    var isComplete: Bool

    /// How many of `totals` are proved points of the curve, which no cheaper team beats: the last ones.
    var provedPoints: Int {
      totals.count
        - partitionPoint(0, totals.count) {
          totals[$0].cost >= provedFrom && totals[$0].skill > mostSkillBelow
        }
    }
  }

  /// A search under an edge.
  ///
  /// - Parameters:
  ///   - start: the point of the curve at or below the lowest cost wanted.
  ///   - costs: those wanted under this edge; they begin with the edge or with `start`, whichever is dearer.
  init(
    _ edge: HullEdge<Value>, of players: Candidates<Value>, size: Int, start: Totals<Value>,
    costs: ClosedRange<Value>, mostPoints: Int, stop: StopSignal, tuning: CurveTuning,
    single: @escaping SingleSearch
  ) {
    pool = WeighedPool(players: players, size: size, budget: 0, multiplier: edge.multiplier)
    self.stop = stop
    self.mostPoints = mostPoints
    self.tuning = tuning
    self.single = single
    let first = edge.left.cost > start.cost ? edge.left : start
    stretch = CurveStretch(
      first.cost < edge.right.cost && edge.right.cost <= costs.upperBound ? [first, edge.right] : [first],
      edge.multiplier, heaviest: pool.heaviest)
    windows = [Window(costs: costs, loss: 0)]
  }

  /// Looks at window after window, the dearest first.
  mutating func run() -> Outcome {
    while let window = windows.last {
      guard pointsProved(above: window.costs.upperBound) < mostPoints, !stop.isRaised
      else { return ended(provedFrom: window.costs.upperBound + 1) }
      windows.removeLast()
      if let totals = totals(of: window) {
        stretch.add(totals)
        leaveGaps(of: window)
      } else if stop.isRaised {
        return ended(provedFrom: window.costs.upperBound + 1)
      } else if window.loss > 0, window.halvings < tuning.mostHalvings, window.costs.count(isAtLeast: 2) {
        halve(window)
      } else if let outcome = stepDown(window) {
        return outcome
      }
    }
    let lowest = stretch.found[0]
    return Outcome(
      totals: stretch.found, provedFrom: lowest.cost, mostSkillBelow: lowest.skill - 1, isComplete: true)
  }

  /// What is known when the work ends early. By the bound alone no cheaper team beats the points.
  private func ended(provedFrom: Value) -> Outcome {
    let bound = (pool.heaviest + pool.multiplier.cost * (provedFrom - 1)) / pool.multiplier.skill
    return Outcome(
      totals: stretch.found, provedFrom: provedFrom, mostSkillBelow: bound, isComplete: false)
  }

  private func pointsProved(above cost: Value) -> Int {
    stretch.found.count - partitionPoint(0, stretch.found.count) { stretch.found[$0].cost > cost }
  }

  private mutating func halve(_ window: Window) {
    let (low, high) = (window.costs.lowerBound, window.costs.upperBound)
    let middle = low + (high - low) / 2
    windows.append(Window(costs: low...middle, loss: window.loss, halvings: window.halvings + 1))
    windows.append(Window(costs: middle + 1...high, loss: window.loss, halvings: window.halvings + 1))
  }

  private mutating func leaveGaps(of window: Window) {
    for gap in stretch.gaps(in: window.costs, losing: window.loss) {
      let careful = window.loss == 0 ? gap.loss / Value(tuning.firstShareOfLoss) : window.loss
      let more = careful > gap.loss / 4 ? gap.loss : 4 * careful + 1
      windows.append(Window(costs: gap.costs, loss: more, halvings: window.halvings))
    }
  }

  /// One search for each point, where no list holds what is between.
  /// - Returns: what is known if it ended early.
  private mutating func stepDown(_ window: Window) -> Outcome? {
    var left = window.costs
    while true {
      guard let best = single(left.upperBound) else { return ended(provedFrom: left.upperBound + 1) }
      stretch.add([best])
      guard best.cost > left.lowerBound else { return nil }
      left = left.lowerBound...best.cost - 1
      guard pointsProved(above: left.upperBound) < mostPoints else {
        return Outcome(
          totals: stretch.found, provedFrom: best.cost, mostSkillBelow: best.skill - 1, isComplete: false)
      }
    }
  }
}

// MARK: - The teams of a window

extension CurveEdgeSearch {
  /// The best totals of the teams in a window that lose no more than it allows; `nil` where that is too much.
  private func totals(of window: Window) -> [Totals<Value>]? {
    let core = Core(of: pool, loss: window.loss)
    let given = Totals(cost: core.mandatoryCost, skill: core.mandatorySkill)
    guard core.choose > 0 else { return window.costs.contains(given.cost) ? [given] : [] }
    if window.loss == 0, let totals = heaviestTotals(core, window.costs) { return totals }
    guard core.count * core.choose <= tuning.mostCells else { return nil }
    let steps = window.loss == 0 ? tuning.stepsOfEqualWeights : tuning.stepsBeforeHalving
    let least = pool.heaviest - window.loss - core.mandatoryWeight
    var front = TotalsFront(
      core.players, choose: core.choose, core.multiplier,
      wanted: .init(
        weight: least, lowestCost: window.costs.lowerBound - given.cost,
        highestCost: window.costs.upperBound - given.cost))
    guard front.run(Effort(allowed: steps, stop: stop)) else { return nil }
    return front.totals.map { Totals(cost: $0.cost + given.cost, skill: $0.skill + given.skill) }
  }

  /// All players of the core weigh the same, so that the cost of a team tells its skill.
  private func heaviestTotals(_ core: Core<Value>, _ costs: ClosedRange<Value>) -> [Totals<Value>]? {
    let sums = EqualWeightTotals(
      costs: core.players.costs, choose: core.choose, upTo: costs.upperBound - core.mandatoryCost)
    return sums?.sums(stop: stop)?.compactMap { sum in
      let cost = sum + core.mandatoryCost
      guard costs.contains(cost) else { return nil }
      return Totals(cost: cost, skill: (pool.heaviest + core.multiplier.cost * cost) / core.multiplier.skill)
    }
  }
}

extension ClosedRange where Bound: FixedWidthInteger {
  /// Whether the range holds so many numbers.
  fileprivate func count(isAtLeast count: Bound) -> Bool { upperBound - lowerBound >= count - 1 }
}
