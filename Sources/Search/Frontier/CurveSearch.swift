import Synchronization

/// One search of the budget curve: cuts the budgets into parts, which are looked at on their own.
struct CurveSearch<Value: WholeNumber>: Sendable {
  typealias Totals = Undominated<Value>

  private let problem: Problem
  private let question: FormatQuestion
  private let players: FreePlayers
  private let columns: FormatColumns<Value>
  private let range: ClosedRange<Int128>
  private let mostPoints: Int
  private let limits: Limits
  private let progress: any SearchProgress
  private let tuning: CurveTuning

  /// A search for the budgets of `range`.
  /// - Precondition: there are players to choose.
  init(
    _ problem: Problem, _ question: FormatQuestion, range: ClosedRange<Int128>, mostPoints: Int,
    limits: Limits,
    progress: any SearchProgress, tuning: CurveTuning
  ) {
    self.problem = problem
    self.question = question
    self.range = range
    self.mostPoints = mostPoints
    self.limits = limits
    self.progress = progress
    self.tuning = tuning
    players = question.players
    columns = question.columns(Value.self)
  }

  /// What is found of the curve.
  struct Found {
    /// The points, cheaper first.
    var points: [Totals]
    /// Whether these are all that are wanted.
    var isComplete: Bool
  }

  /// The curve.
  func run() -> Found {
    isOpen ? openCurve() : ruledCurve()
  }

  /// Whether nothing but the size is asked, beside the budget.
  private var isOpen: Bool {
    players.bounds.isEmpty && players.automaton.isExact && players.automaton.typeCount == 1
      && columns.window.lowerBound == 0
  }

  private var highest: Value? { question.within(range.upperBound)?.window(Value.self).upperBound }

  private var least: Value { question.within(range.lowerBound)?.window(Value.self).upperBound ?? 0 }

  /// Searches under an effort of their own, by one thread.
  private func walk() -> BudgetWalk<Value> {
    BudgetWalk(players, columns, limits: limits.sparing(tuning.steps), tuning: tuning.format)
  }

  private func nothing(isComplete: Bool) -> Found { Found(points: [], isComplete: isComplete) }

  /// The point that holds at the least budget wanted, the cheapest team's below that; `nil` when stopped.
  private func start(_ cheapest: Value, _ most: Totals) -> Totals? {
    let least = max(least, cheapest)
    if least >= most.cost { return most }
    var walk = walk()
    guard case .team(let start) = walk.best(within: least) else { return nil }
    return start
  }
}

// MARK: - Where nothing but the size is asked

extension CurveSearch {
  /// All totals at once where players are few, else edge by edge of the hull.
  private func openCurve() -> Found {
    var hull = TeamHull(players, columns)
    guard let highest, let cheapest = hull.cheapest(), let most = hull.mostSkilled(), cheapest.cost <= highest
    else { return nothing(isComplete: true) }
    guard !limits.stop.isRaised, let start = least <= cheapest.cost ? cheapest : start(cheapest.cost, most)
    else { return nothing(isComplete: false) }
    let costs = start.cost...max(start.cost, min(highest, most.cost))
    guard costs.lowerBound < costs.upperBound else { return Found(points: [start], isComplete: true) }
    if let all = everything(costs, from: start) { return Found(points: all, isComplete: true) }
    guard let room = PriceRoom(players, columns).room(forValues: columns.skills) else { return ruledCurve() }
    guard
      let edges = hull.edges(from: cheapest, to: most, within: costs, room: room, stop: limits.stop)
    else { return nothing(isComplete: false) }
    return joined(edges.count, sharingEnds: true) { index in
      let edge = edges[index]
      let first = edge.left.cost > start.cost ? edge.left : start
      let hasRight = first.cost < edge.right.cost && edge.right.cost <= costs.upperBound
      return CurvePart(
        max(edge.left.cost, costs.lowerBound)...min(edge.right.cost, costs.upperBound),
        known: hasRight ? [first, edge.right] : [first],
        edge: EdgeTeams(players, columns, edge.multiplier), mostPoints: mostPoints,
        walk: walk(),
        tuning: tuning)
    }
  }

  /// All points at once; `nil` where that is too much work.
  private func everything(_ costs: ClosedRange<Value>, from start: Totals) -> [Totals]? {
    guard players.count * players.choose <= tuning.mostCellsAtOnce else { return nil }
    var columns = columns
    columns.window = costs
    let subject = PathBounds.Subject(
      players: players, columns: columns, prices: RulePrices(skill: 1, cost: 0, sets: []), needed: start.skill
    )
    var meter = StepAllowance(limit: tuning.stepsAtOnce, stop: limits.stop)
    let everybody = (0..<players.count).reversed().map { Int32($0) }
    return try? Frontier.wholeTeams(subject, among: everybody, meter: &meter)
  }
}

// MARK: - Parts

extension CurveSearch {
  /// What is done of the parts so far.
  private struct Done {
    var outcomes: [CurvePart<Value>.Outcome?]
    /// How many parts are done without a gap, from the dear end.
    var parts = 0
    /// Points in them.
    var points = 0
    /// Steps that they took.
    var steps = 0
    /// Whether they are enough, or the last of them ended early.
    var isEnough = false
    /// How many are done at all.
    var finished = 0
  }

  /// Every part is a task; what they find is joined from the dear end down.
  /// - Parameter sharingEnds: whether neighbouring parts share the team at their ends.
  private func joined(
    _ count: Int, sharingEnds: Bool, part: @Sendable (Int) -> CurvePart<Value>
  ) -> Found {
    let done = Mutex(Done(outcomes: Array(repeating: nil, count: count)))
    _ = inParallel(
      count, jobs: limits.jobs, with: (),
      isStopped: { limits.stop.isRaised || done.withLock { $0.isEnough } }
    ) { _, index in
      var part = part(index)
      let outcome = part.run()
      done.withLock { done in
        note(outcome, of: index, in: &done, sharingEnds: sharingEnds)
        progress.advanced(done: done.finished, total: count)
      }
    }
    return done.withLock { joined($0) }
  }

  private func note(
    _ outcome: CurvePart<Value>.Outcome, of index: Int, in done: inout Done, sharingEnds: Bool
  ) {
    done.outcomes[index] = outcome
    done.finished += 1
    while !done.isEnough, done.parts < done.outcomes.count, let next = done.outcomes[done.parts] {
      done.parts += 1
      done.points += next.provedPoints - (sharingEnds && done.parts > 1 ? 1 : 0)
      done.steps += next.steps
      done.isEnough = !next.isComplete || done.points >= mostPoints || done.steps >= 2 * tuning.steps
    }
  }

  private func joined(_ done: Done) -> Found {
    let outcomes = done.outcomes[..<done.parts].compactMap { $0 }
    var points: [Totals] = []
    for outcome in outcomes.reversed() {
      let proved = outcome.totals.suffix(outcome.provedPoints)
      points += points.last.map { $0.cost == proved.first?.cost } == true ? proved.dropFirst() : proved
    }
    return Found(
      points: points, isComplete: done.parts == done.outcomes.count && outcomes.allSatisfy(\.isComplete))
  }
}

// MARK: - Under rules

extension CurveSearch {
  /// A search for each point: budgets are cut into parts of equal length.
  private func ruledCurve() -> Found {
    guard let highest else { return nothing(isComplete: true) }
    var walk = walk()
    let most: Totals
    switch walk.best(within: highest) {
    case .stopped: return nothing(isComplete: false)
    case .none: return nothing(isComplete: true)
    case .team(let team): most = team
    }
    guard most.cost > least else { return Found(points: [most], isComplete: true) }
    guard let cheapest = cheapestCost(), let start = start(cheapest, most) else {
      return Found(points: [most], isComplete: false)
    }
    guard start.cost < most.cost else { return Found(points: [most], isComplete: true) }
    let parts = Self.cut(start.cost + 1...most.cost, into: tuning.parts)
    let found = joined(parts.count, sharingEnds: false) { index in
      let isFirst = index == 0
      return CurvePart(
        parts[index]
          .lowerBound...(isFirst ? max(parts[index].lowerBound, most.cost - 1) : parts[index].upperBound),
        known: isFirst ? [most] : [], edge: nil, mostPoints: mostPoints, walk: self.walk(),
        tuning: tuning)
    }
    return Found(points: (found.isComplete ? [start] : []) + found.points, isComplete: found.isComplete)
  }

  /// What the cheapest team costs; `nil` when stopped.
  private func cheapestCost() -> Value? {
    let cheapest = cheapestTeam(in: problem, limits: limits.sparing(tuning.steps))
    guard cheapest.status == .proved else { return nil }
    return question.within(cheapest.cost)?.window(Value.self).upperBound
  }

  /// As many parts of equal length, the dearest first, or one for each budget where those are fewer.
  static func cut(_ budgets: ClosedRange<Value>, into count: Int) -> [ClosedRange<Value>] {
    let length = (budgets.upperBound - budgets.lowerBound) / Value(count) + 1
    let parts = (budgets.upperBound - budgets.lowerBound) / length + 1
    return (0..<parts).reversed().map { index in
      let start = budgets.lowerBound + index * length
      return start...min(budgets.upperBound, start + length - 1)
    }
  }
}

/// The points of a budget curve, in the units of the problem.
struct CurvePoints {
  /// The points from the dear end down without a gap, cheaper first.
  private(set) var points: [Undominated<Int128>] = []
  /// Whether these are all that are wanted.
  private(set) var isComplete = true
  /// The rows of the players who can be in their teams beside the locked ones.
  private(set) var players: [Int] = []

  /// Finds the points.
  init(
    _ problem: Problem, within range: ClosedRange<Int128>, mostPoints: Int = .max, limits: Limits,
    progress: any SearchProgress = NoProgress(), tuning: CurveTuning = CurveTuning()
  ) {
    guard let question = FormatQuestion(problem.withAnyBudget, wanted: 1, tuning: tuning.format) else {
      return
    }
    players = question.players.rows.map { Int($0) }
    guard question.players.choose > 0 else {
      var limited = problem
      limited.budget = range.upperBound
      let locked = findTeam(limited, limits: limits.sparing())
      if locked.status == .proved { points = [Undominated(cost: locked.cost, skill: locked.skill)] }
      return
    }
    func find<Value: WholeNumber>(_: Value.Type) {
      let found = CurveSearch<Value>(
        problem, question, range: range, mostPoints: mostPoints, limits: limits, progress: progress,
        tuning: tuning
      ).run()
      isComplete = found.isComplete
      points = found.points.map {
        Undominated(cost: question.cost($0.cost), skill: question.skill($0.skill), members: $0.members)
      }
    }
    if question.isNarrow && !tuning.format.forcesWide { find(Int64.self) } else { find(Int128.self) }
  }
}
