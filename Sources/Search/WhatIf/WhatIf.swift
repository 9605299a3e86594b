/// What every player of a pool changes: the best skill with him and without him, the price at which he would
/// enter the best team, and the price up to which he stays in it.
///
/// The best skill with a player is his own and that of the best group of mates, one member less than a team, for
/// what his cost leaves of the budget. One pass over the players makes the front of those groups for all budgets;
/// for nearly all players it tells both mates and prices. Only who is in the very group that answers his
/// question, some dozens, and the members of the best team take searches of their own.
///
/// - Parameters:
///   - problem: the players, the size and the budget.
///   - best: the problem's proved answer.
///   - limits: threads, and what ends the work early.
///   - progress: hears how many of the searches are done.
/// - Returns: the same table for any `limits.jobs`; when stopped, or where the effort is used up, the players whose figures
///   are known.
/// - Precondition: `best` is proved; and as for ``findBestTeam(_:limits:progress:)``.
/// - Complexity: that of ``budgetCurve(_:from:upTo:mostPoints:limits:progress:)`` and of some dozens of searches; for degenerate pools, where
///   the front is too long, that of a search for each distinct skill and cost.
public func whatIf(
  _ problem: Problem, best: Answer, limits: Limits = Limits(),
  progress: some SearchProgress = NoProgress()
) -> WhatIfTable {
  whatIf(problem, best: best, limits: limits, progress: progress, tuning: WhatIfTuning())
}

/// What one player changes, by a few searches.
///
/// - Parameter player: his row.
/// - Returns: what ``whatIf(_:best:limits:progress:)`` says of him; `nil` when stopped, or where the effort is used up.
/// - Precondition: as there.
/// - Complexity: that of two searches, of four for a member of the best team.
public func whatIf(
  _ problem: Problem, player: Int, best: Answer, limits: Limits = Limits()
) -> PlayerWhatIf? {
  precondition(best.status == .proved, "only a proved answer tells what a player changes")
  return try? Mates(problem, limits: limits.sparing()).whatIf(player, best: best)
}

/// The table with the points at which its making changes the method.
func whatIf(
  _ problem: Problem, best: Answer, limits: Limits, progress: any SearchProgress, tuning: WhatIfTuning
) -> WhatIfTable {
  precondition(best.status == .proved, "only a proved answer tells what a player changes")
  var mates = Mates(problem, limits: Limits(stop: limits.stop))
  guard
    let front = MatesFront(
      mates.pool, of: problem, best: best, limits: limits, progress: progress, tuning: tuning)
  else { return WhatIfTable(stopped: problem, best: best) }
  mates.front = front
  let questions = front.open(in: problem, best: best)
  let steps = max(Limits.fewestSteps, Limits.stepsOfQuestion / max(1, questions.count))
  let found = inParallel(
    questions.count, jobs: limits.jobs, with: mates, isStopped: { limits.stop.isRaised },
    advanced: { progress.advanced(done: $0, total: $1) }
  ) { mates, index -> PlayerWhatIf? in
    mates.limits = limits.sparing(steps)
    return try? mates.whatIf(questions[index][0], best: best)
  }
  let known = zip(questions, found).flatMap { rows, known in
    rows.compactMap { row in
      known.map { known in
        var copy = known
        copy.row = row
        return copy
      }
    }
  }
  return WhatIfTable(problem, best: best, groups: front.groups, single: questions.flatMap { $0 }, known)
}
