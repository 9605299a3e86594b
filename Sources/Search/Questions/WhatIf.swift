import Tables

/// What every player of a pool changes.
///
/// The figures mean what ``PlayerWhatIf`` says. Nobody is without a locked player, and a banned one is in no team,
/// so that the one has no `skillWithout` and the other nothing else. A lowest spend bounds the prices in no way:
/// the highest cost at which mates of his cost G can have a player is the budget less G, where the team costs
/// the budget exactly, which is enough to spend. But below such a price there can then be costs at which no
/// team with him spends enough.
///
/// Players whom the rules do not tell apart are asked about together: a stand-in of their kind is locked, and the
/// mates found for one answer for others (``MateSearch``). Each kind's questions go from easy to hard, so that
/// who has no answer ends them.
///
/// - Parameters:
///   - problem: the players and the rules.
///   - best: its proved best team.
///   - limits: threads, and what ends the work early.
///   - progress: hears how many of the questions are answered.
/// - Returns: the same table for any `limits.jobs`; when stopped, or where the effort is used up, the players whose
///   figures are known.
/// - Precondition: `best` is proved; and as for ``findBestTeam(_:limits:progress:)``.
/// - Complexity: that of at most two searches a player.
public func whatIf(
  _ problem: Problem, best: Answer, limits: Limits = Limits(),
  progress: some SearchProgress = NoProgress()
) -> WhatIfTable {
  precondition(best.status == .proved, "only a proved answer tells what a player changes")
  let free = problem.withoutRules
  if let free, free.isWhole {
    return whatIf(
      free.reduced.problem, best: best, limits: limits, progress: progress, tuning: WhatIfTuning())
  }
  let search = MateSearch(problem, best: best, limits: Limits(stop: limits.stop))
  let figures: [PlayerWhatIf]
  if let free {
    figures =
      free.whatIf(best: best, limits: limits, progress: progress)
      + free.locked.compactMap { try? search.whatIf($0) }
  } else {
    let questions = WhatIfQuestions(problem, best: best)
    let steps = max(Limits.fewestSteps, Limits.stepsOfQuestion / max(1, questions.all.count))
    figures = questions.figures(
      from: inParallel(
        questions.all.count, jobs: limits.jobs, with: search, isStopped: { limits.stop.isRaised },
        advanced: { progress.advanced(done: $0, total: $1) }
      ) { search, index in
        search.limits = limits.sparing(steps)
        return try? questions.all[index].answered(by: search)
      })
  }
  let banned = Set(problem.banned).compactMap { try? search.whatIf($0) }
  return WhatIfTable(
    problem, best: best, groups: [], single: Array(0..<problem.count), figures + banned)
}

/// What one player changes, by a few searches.
///
/// - Parameter player: his row.
/// - Returns: what the table of all says of him; `nil` when stopped, or where the effort is used up.
/// - Precondition: as there.
/// - Complexity: that of two searches, of four for a member of the best team.
public func whatIf(
  _ problem: Problem, player: Int, best: Answer, limits: Limits = Limits()
) -> PlayerWhatIf? {
  precondition(best.status == .proved, "only a proved answer tells what a player changes")
  let own = limits.sparing()
  guard let free = problem.withoutRules, free.isWhole else {
    return try? MateSearch(problem, best: best, limits: own).whatIf(player)
  }
  return try? Mates(free.reduced.problem, limits: own).whatIf(player, best: best)
}
