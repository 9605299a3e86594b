/// The points of a budget curve, in the units of the problem.
struct CurvePoints {
  /// The points from the expensive end down without a gap, cheaper first.
  private(set) var points: [Undominated<Int128>] = []
  /// Whether these are all the points wanted.
  private(set) var isComplete = true
  /// The rows of the players, apart from the locked ones, who can be in their teams.
  private(set) var rows: [Int] = []

  init(
    _ problem: Problem, within range: ClosedRange<Int128>, mostPoints: Int = .max, limits: Limits,
    progress: any SearchProgress = NoProgress(), tuning: CurveTuning = CurveTuning()
  ) {
    guard let question = ReducedProblem(problem.withAnyBudget, wanted: 1, tuning: tuning.search) else {
      return
    }
    rows = question.players.rows.map { Int($0) }
    func find<Value: WholeNumber>(_: Value.Type) {
      let found = CurveSearch<Value>(
        problem: problem, question: question, columns: question.columns(Value.self), range: range,
        mostPoints: mostPoints, limits: limits, progress: progress, tuning: tuning
      ).run()
      isComplete = found.isComplete
      points = found.points.map {
        Undominated(cost: question.cost($0.cost), skill: question.skill($0.skill), members: $0.members)
      }
    }
    if question.isNarrow && !tuning.search.forcesWide { find(Int64.self) } else { find(Int128.self) }
  }
}

// MARK: - Parts

extension CurveSearch {
  /// Joins what the parts find, each in a task of its own, from the expensive end down, until that is enough or has
  /// taken as much work as two parts may take.
  /// - Parameter sharingEnds: whether neighbouring parts share the team at their ends.
  func joined(
    _ count: Int, sharingEnds: Bool, part: @Sendable (Int) -> CurvePart<Value>
  ) -> Found {
    let (mostPoints, mostSteps) = (mostPoints, 2 * tuning.steps)
    let outcomes = inParallel(
      count, jobs: limits.jobs, tally: (points: sharingEnds ? 1 : 0, steps: 0),
      isEnough: { done, outcome in
        done.points += outcome.provedPoints - (sharingEnds ? 1 : 0)
        done.steps += outcome.steps
        return !outcome.isComplete || done.points >= mostPoints || done.steps >= mostSteps
      }, isStopped: { limits.stop.isRaised }, advanced: { progress.advanced(done: $0, total: $1) }
    ) { index -> CurvePart<Value>.Outcome? in
      var part = part(index)
      return part.run()
    }.prefix { $0 != nil }.compactMap { $0 }
    var points: [Totals] = []
    for outcome in outcomes.reversed() {
      let proved = outcome.totals.suffix(outcome.provedPoints)
      points += points.last.map { $0.cost == proved.first?.cost } == true ? proved.dropFirst() : proved
    }
    return Found(
      points: points, isComplete: outcomes.count == count && outcomes.allSatisfy(\.isComplete))
  }
}
