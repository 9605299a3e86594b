import Parallel

/// Points of a budget curve, from the expensive end down without a gap.
struct CurvePoints<Value: WholeNumber>: Sendable {
  /// The points, cheaper first.
  var points: [Undominated<Value>] = []
  /// Whether these are all the points wanted.
  var isComplete: Bool
  /// The steps that this part of the curve took; 0 where parts are joined.
  var steps = 0
}

extension Problem {
  /// The points of the budget curve, and the rows of the players, without locked ones, who can be in their teams.
  func curvePoints(
    within range: ClosedRange<Int128>, mostPoints: Int = .max, limits: Limits,
    progress: (any SearchProgress)? = nil, tuning: CurveTuning = CurveTuning()
  ) -> (found: CurvePoints<Int128>, rows: [Int]) {
    guard let question = ReducedProblem(withAnyBudget, wanted: 1, tuning: tuning.search) else {
      return (CurvePoints(isComplete: true), [])
    }
    func find<Value: WholeNumber>(_: Value.Type) -> CurvePoints<Int128> {
      let found = CurveSearch<Value>(
        problem: self, question: question, columns: question.columns(Value.self), range: range,
        mostPoints: mostPoints, limits: limits, progress: progress, tuning: tuning
      ).run()
      let points = found.points.map {
        Undominated(cost: question.cost($0.cost), skill: question.skill($0.skill), members: $0.members)
      }
      return CurvePoints(points: points, isComplete: found.isComplete)
    }
    let isNarrow = question.isNarrow && !tuning.search.forcesWide
    return (isNarrow ? find(Int64.self) : find(Int128.self), question.players.rows.map { Int($0) })
  }
}

// MARK: - Parts

extension CurveSearch {
  /// Joins what the parts find, from the expensive end down, until that is enough or took the work of two parts.
  /// - Parameter sharingEnds: whether neighbouring parts share the team at their ends.
  func joined(
    _ count: Int, sharingEnds: Bool, part: @Sendable (Int) -> CurvePart<Value>
  ) -> CurvePoints<Value> {
    let (mostPoints, mostSteps) = (mostPoints, 2 * tuning.steps)
    let parts = inParallel(
      count, jobs: limits.jobs, tally: (points: sharingEnds ? 1 : 0, steps: 0),
      isEnough: { done, found in
        done.points += found.points.count - (sharingEnds ? 1 : 0)
        done.steps += found.steps
        return !found.isComplete || done.points >= mostPoints || done.steps >= mostSteps
      }, isStopped: { limits.stop.isRaised }, advanced: { progress?.advanced(done: $0, total: $1) }
    ) { index -> CurvePoints<Value>? in
      var part = part(index)
      return part.run()
    }.prefix { $0 != nil }.compactMap { $0 }
    var points: [Totals] = []
    for found in parts.reversed() {
      let isShared = points.last.map { $0.cost == found.points.first?.cost } == true
      points += found.points.dropFirst(isShared ? 1 : 0)
    }
    return CurvePoints(points: points, isComplete: parts.count == count && parts.allSatisfy(\.isComplete))
  }
}
