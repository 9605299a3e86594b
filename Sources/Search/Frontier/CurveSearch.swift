import Synchronization

/// One search of the budget curve among the players left.
struct CurveSearch<Value: WholeNumber>: Sendable {
  private let scale: NumberScale
  private let size: Int
  private let players: Candidates<Value>
  private let room: MultiplierRoom<Value>
  private let range: ClosedRange<Int128>
  private let mostPoints: Int
  private let limits: Limits
  private let progress: any SearchProgress
  private let tuning: CurveTuning
  private let single: @Sendable (_ budget: Value, _ jobs: Int) -> Totals<Value>?

  /// A search for the budgets of `range`.
  /// - Precondition: there are at least as many players as a team has.
  init<Original: WholeNumber>(
    _ players: Candidates<Original>, _ scale: NumberScale, room: MultiplierRoom<Value>,
    range: ClosedRange<Int128>, mostPoints: Int, limits: Limits, progress: any SearchProgress,
    tuning: CurveTuning
  ) {
    self.scale = scale
    size = scale.size
    self.players = scale.scaled(players, to: Value.self)
    self.room = room
    self.range = range
    self.mostPoints = mostPoints
    self.limits = limits
    self.progress = progress
    self.tuning = tuning
    let size = size
    single = { budget, jobs in
      var search = PoolSearch(
        scale: scale, reduced: players.count, limits: Limits(jobs: jobs, stop: limits.stop),
        progress: NoProgress(), tuning: SearchTuning())
      let best = search.run(players, budget: scale.costs.total(budget, size: size))
      guard best.status == .proved else { return nil }
      return Totals(
        cost: scale.costs.scaled(total: best.cost, size: size),
        skill: scale.skills.scaled(total: best.skill, size: size))
    }
  }

  /// The curve.
  func run() -> BudgetCurve {
    let cheapest = totals((0..<size).map { Int32($0) })
    let best = totals(heaviestTeam(of: players, size: size, Multiplier(skill: 1, cost: 0)))
    guard let highest = scale.scaled(budget: range.upperBound).map({ Value($0) }), cheapest.cost <= highest
    else { return curve([], isComplete: true) }
    guard !limits.stop.isRaised else { return curve([], isComplete: false) }
    let least = scale.scaled(budget: range.lowerBound).map { Value($0) } ?? 0
    guard let start = point(at: least, cheapest, best) else { return curve([], isComplete: false) }
    let costs = start.cost...max(start.cost, min(highest, best.cost))
    guard costs.lowerBound < costs.upperBound else { return curve([start], isComplete: true) }
    if let front = everything(costs, from: start) { return curve(front, isComplete: true) }
    let edges = hullEdges(
      of: players, size: size, from: cheapest, to: best, within: costs, room: room, stop: limits.stop)
    guard let edges else { return curve([], isComplete: false) }
    return walk(edges, costs, start)
  }

  private func totals(_ team: [Int32]) -> Totals<Value> {
    let (skill, cost) = players.totals(of: team)
    return Totals(cost: cost, skill: skill)
  }

  /// The point that holds at a budget, the cheapest team's below that.
  private func point(at budget: Value, _ cheapest: Totals<Value>, _ best: Totals<Value>) -> Totals<Value>? {
    if budget <= cheapest.cost { return cheapest }
    return budget >= best.cost ? best : single(budget, limits.jobs)
  }

  /// All points at once; `nil` where that is too much work.
  private func everything(_ costs: ClosedRange<Value>, from start: Totals<Value>) -> [Totals<Value>]? {
    guard players.count * size <= tuning.mostCellsAtOnce else { return nil }
    let bySkill = Multiplier<Value>(skill: 1, cost: 0)
    var front = TotalsFront(
      players, choose: size, bySkill,
      wanted: .init(weight: start.skill, lowestCost: costs.lowerBound, highestCost: costs.upperBound))
    return front.run(Effort(allowed: tuning.stepsAtOnce, stop: limits.stop)) ? front.totals : nil
  }
}

// MARK: - Edges

extension CurveSearch {
  /// What is done of the edges so far.
  private struct Done {
    var outcomes: [CurveEdgeSearch<Value>.Outcome?]
    /// How many edges are done without a gap, from the dear end.
    var edges = 0
    /// Points under them.
    var points = 0
    /// Whether they are enough, or the last of them ended early.
    var isEnough = false
    /// How many are done at all.
    var finished = 0
  }

  /// Every edge is a task; their outcomes are joined from the dear end down.
  private func walk(
    _ edges: [HullEdge<Value>], _ costs: ClosedRange<Value>, _ start: Totals<Value>
  ) -> BudgetCurve {
    let done = Mutex(Done(outcomes: Array(repeating: nil, count: edges.count)))
    let jobsOfOne = max(1, limits.jobs / edges.count)
    _ = inParallel(
      edges.count, jobs: limits.jobs, with: (),
      isStopped: { limits.stop.isRaised || done.withLock { $0.isEnough } }
    ) { _, index in
      var search = CurveEdgeSearch(
        edges[index], of: players, size: size, start: start,
        costs: max(edges[index].left.cost, costs.lowerBound)...min(edges[index].right.cost, costs.upperBound),
        mostPoints: mostPoints, stop: limits.stop, tuning: tuning, single: { single($0, jobsOfOne) })
      let outcome = search.run()
      done.withLock { done in
        note(outcome, of: index, in: &done)
        progress.advanced(done: done.finished, total: edges.count)
      }
    }
    return done.withLock { joined($0) }
  }

  private func note(_ outcome: CurveEdgeSearch<Value>.Outcome, of index: Int, in done: inout Done) {
    done.outcomes[index] = outcome
    done.finished += 1
    while !done.isEnough, done.edges < done.outcomes.count, let next = done.outcomes[done.edges] {
      done.edges += 1
      done.points += next.provedPoints - (done.edges > 1 ? 1 : 0)
      done.isEnough = !next.isComplete || done.points >= mostPoints
    }
  }

  private func joined(_ done: Done) -> BudgetCurve {
    let outcomes = done.outcomes[..<done.edges].compactMap { $0 }
    var points: [Totals<Value>] = []
    for outcome in outcomes.reversed() {
      let proved = outcome.totals.suffix(outcome.provedPoints)
      // Edges share the team at their ends.
      points += points.last?.cost == proved.first?.cost ? proved.dropFirst() : proved
    }
    return curve(points, isComplete: done.edges == done.outcomes.count && outcomes.allSatisfy(\.isComplete))
  }

  private func curve(_ totals: [Totals<Value>], isComplete: Bool) -> BudgetCurve {
    let points = totals.suffix(mostPoints).map { total in
      BudgetCurve.Point(
        cost: scale.costs.total(total.cost, size: size), skill: scale.skills.total(total.skill, size: size))
    }
    let isWhole = isComplete && points.count == totals.count
    return BudgetCurve(
      points: points, covered: isWhole ? range : points.first.map { $0.cost...range.upperBound },
      isComplete: isWhole)
  }
}
