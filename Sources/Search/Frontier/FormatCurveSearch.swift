import Synchronization

/// One search of the budget curve under a format: cuts the budgets into stretches, which are looked at on their own.
struct FormatCurveSearch: Sendable {
  let problem: Problem
  let range: ClosedRange<Int128>
  let mostPoints: Int
  let limits: Limits
  let progress: any SearchProgress
  let tuning: FormatTuning

  /// The curve.
  func run() -> BudgetCurve {
    let budgets = FormatBudgets(problem, tuning: tuning)
    let best = budgets.best(within: range.upperBound, countsTies: false, limits: limits)
    guard best.status == .proved else { return curve([], isComplete: best.status == .infeasible) }
    let top = BudgetCurve.Point(cost: best.cost, skill: best.skill)
    guard top.cost > range.lowerBound else { return curve([top], isComplete: true) }
    let cheapest = cheapestTeam(in: problem, limits: limits)
    guard cheapest.status == .proved else { return curve([top], isComplete: false) }
    let lowest = max(cheapest.cost, range.lowerBound)
    guard top.cost > lowest, let question = budgets.question else { return curve([top], isComplete: true) }
    return question.isNarrow && !tuning.forcesWide
      ? walk(question, below: top, downTo: lowest, Int64.self)
      : walk(question, below: top, downTo: lowest, Int128.self)
  }

  private func curve(_ points: [BudgetCurve.Point], isComplete: Bool) -> BudgetCurve {
    let kept = points.suffix(mostPoints)
    let isWhole = isComplete && kept.count == points.count
    return BudgetCurve(
      points: Array(kept), covered: isWhole ? range : kept.first.map { $0.cost...range.upperBound },
      isComplete: isWhole)
  }
}

// MARK: - Stretches

extension FormatCurveSearch {
  /// What is done of the stretches so far.
  private struct Done {
    var outcomes: [FormatCurveStretch.Outcome?]
    /// How many stretches are done without a gap, from the dear end.
    var stretches = 0
    /// Points in them, and the dearest of all.
    var points = 1
    /// Whether they are enough, or the last of them ended early.
    var isEnough = false
    /// How many are done at all.
    var finished = 0
  }

  /// Every stretch is a task; what they find is joined from the dear end down.
  private func walk<Value: WholeNumber>(
    _ question: FormatQuestion, below top: BudgetCurve.Point, downTo lowest: Int128, _: Value.Type
  ) -> BudgetCurve {
    let stretches = FormatCurveStretch.cut(lowest...top.cost - 1, into: tuning.stretches)
    let done = Mutex(Done(outcomes: Array(repeating: nil, count: stretches.count)))
    let limitsOfOne = Limits(jobs: max(1, limits.jobs / stretches.count), stop: limits.stop)
    _ = inParallel(
      stretches.count, jobs: limits.jobs, with: (),
      isStopped: { limits.stop.isRaised || done.withLock { $0.isEnough } }
    ) { _, index in
      var walk = FormatCurveWalk<Value>(question, limits: limitsOfOne, tuning: tuning)
      let outcome = walk.points(of: stretches[index], mostPoints: mostPoints)
      done.withLock { done in
        note(outcome, of: index, in: &done)
        progress.advanced(done: done.finished, total: stretches.count)
      }
    }
    return done.withLock { joined($0, below: top) }
  }

  private func note(_ outcome: FormatCurveStretch.Outcome, of index: Int, in done: inout Done) {
    done.outcomes[index] = outcome
    done.finished += 1
    while !done.isEnough, done.stretches < done.outcomes.count, let next = done.outcomes[done.stretches] {
      done.stretches += 1
      done.points += next.points.count
      done.isEnough = !next.isComplete || done.points > mostPoints
    }
  }

  private func joined(_ done: Done, below top: BudgetCurve.Point) -> BudgetCurve {
    let outcomes = done.outcomes[..<done.stretches].compactMap { $0 }
    let points = [top] + outcomes.flatMap(\.points)
    return curve(
      points.reversed(),
      isComplete: done.stretches == done.outcomes.count && outcomes.allSatisfy(\.isComplete))
  }
}

/// Budgets whose points are looked for by one worker.
struct FormatCurveStretch: Sendable {
  /// The budgets.
  var budgets: ClosedRange<Int128>
  /// Whether the point that holds at the lowest of them is wanted, although it may cost less.
  var isLowest: Bool

  /// What was found of a stretch.
  struct Outcome: Sendable {
    /// Points of the curve, dearer first, none left out between them.
    var points: [BudgetCurve.Point]
    /// Whether these are all.
    var isComplete: Bool
  }

  /// As many stretches of equal length, the dearest first, or one for each budget where those are fewer.
  static func cut(_ budgets: ClosedRange<Int128>, into count: Int) -> [FormatCurveStretch] {
    let length = (budgets.upperBound - budgets.lowerBound) / Int128(count) + 1
    let stretches = (budgets.upperBound - budgets.lowerBound) / length + 1
    return (0..<stretches).map { index in
      let start = budgets.lowerBound + index * length
      return FormatCurveStretch(
        budgets: start...min(budgets.upperBound, start + length - 1), isLowest: index == 0)
    }.reversed()
  }
}
