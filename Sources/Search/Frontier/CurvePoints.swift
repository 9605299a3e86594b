import Synchronization

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
    guard let question = ReducedProblem(problem.withAnyBudget, wanted: 1, tuning: tuning.search) else {
      return
    }
    players = question.players.rows.map { Int($0) }
    guard question.players.choose > 0 else {
      var limited = problem
      limited.budget = range.upperBound
      let locked = findTeam(limited, limits: limits.limited())
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
    if question.isNarrow && !tuning.search.forcesWide { find(Int64.self) } else { find(Int128.self) }
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
  func joined(
    _ count: Int, sharingEnds: Bool, part: @Sendable (Int) -> CurvePart<Value>
  ) -> Found {
    let done = Mutex(Done(outcomes: Array(repeating: nil, count: count)))
    _ = inParallel(
      count, jobs: limits.jobs,
      isStopped: { limits.stop.isRaised || done.withLock { $0.isEnough } }
    ) { index -> Void? in
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
