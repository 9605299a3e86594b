/// What every player of a pool changes, where nothing but size and budget is asked.
///
/// The best skill with a player is his own and that of the best group of mates, one member less than a team, for
/// what his cost leaves of the budget. One pass over the players makes the front of those groups for all budgets;
/// for nearly all players it tells both mates and prices. Only who is in the very group that answers his
/// question, some dozens, and the members of the best team take searches of their own.
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
