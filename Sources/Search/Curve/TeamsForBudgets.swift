import Tables

/// The best team for each of several budgets, the pool reduced once for all of them.
///
/// - Parameters:
///   - budgets: in any order; those of the curve's points, or any others.
///   - problem: the players and the size; its budget is not used.
///   - countsTies: whether the teams that share a proved best skill are counted; else the counts are the lower
///     bound 1, and `inAllOptimal` is empty.
///   - limits: threads, and what ends the work early.
///   - progress: hears how many budgets are done.
/// - Returns: an answer for each budget, in that order, as ``findBestTeam(_:limits:progress:)`` gives it, the
///   same for any `limits.jobs`. The work that the counts may take together is limited to a few seconds; where a
///   count is not exact, its bound may differ from that of a single search. Budgets that were not reached before
///   the signal was raised get a quick team and the bound of the relaxation, and are `stopped` unless those agree.
/// - Precondition: as for ``findBestTeam(_:limits:progress:)``.
/// - Complexity: one reduction, then tens of microseconds for a budget in pools whose skill and cost are not tied
///   together.
public func bestTeams(
  forBudgets budgets: [Int128], in problem: Problem, countsTies: Bool = true, limits: Limits = Limits(),
  progress: some SearchProgress = NoProgress()
) -> [Answer] {
  bestTeams(
    forBudgets: budgets, in: problem, countsTies: countsTies, limits: limits, listener: progress)
}

/// The same with a listener that does not keep the search from being specialised; see ``PoolSearch``.
private func bestTeams(
  forBudgets budgets: [Int128], in problem: Problem, countsTies: Bool, limits: Limits,
  listener: any SearchProgress
) -> [Answer] {
  let reduced = problem.reduced(keepsTies: countsTies)
  func search<Value: WholeNumber>(_ skills: [Value], _ costs: [Value]) -> [Answer] {
    TeamsForBudgets(
      skills: skills, costs: costs, size: problem.size,
      countingWork: countsTies ? TeamsForBudgets<Value>.workOfACount(amongst: budgets.count) : nil,
      limits: limits, progress: listener
    ).answers(to: budgets).map(reduced.original)
  }
  switch (reduced.problem.skills, reduced.problem.costs) {
  case (.narrow(let skills), .narrow(let costs)): return search(skills, costs)
  case (.wide(let skills), .wide(let costs)): return search(skills, costs)
  case (.narrow(let skills), .wide(let costs)): return search(skills.map { Int128($0) }, costs)
  case (.wide(let skills), .narrow(let costs)): return search(skills, costs.map { Int128($0) })
  }
}

/// Players among whom the best teams for several budgets are looked for.
private struct TeamsForBudgets<Value: WholeNumber>: Sendable {
  let skills: [Value]
  let costs: [Value]
  let size: Int
  /// Steps that one count of ties may take; `nil` where ties are not counted.
  let countingWork: Int?
  let limits: Limits
  let progress: any SearchProgress

  /// Steps of one count of so many: as many as for a single one while they are few.
  static func workOfACount(amongst count: Int) -> Int {
    max(2_000_000, min(defaultCountingWork, 4 * defaultCountingWork / max(1, count)))
  }

  func answers(to budgets: [Int128]) -> [Answer] {
    let players = skyband(skills: skills, costs: costs, size: size)
    guard players.count >= size else {
      return budgets.map { _ in .infeasible(playersAfterReduction: players.count) }
    }
    let scale = Scale(of: players, size: size)
    let limitsOfOne = Limits(jobs: max(1, limits.jobs / max(1, budgets.count)), stop: limits.stop)
    let answers = inParallel(
      budgets.count, jobs: limits.jobs, with: (), isStopped: { limits.stop.isRaised },
      advanced: { progress.advanced(done: $0, total: $1) }
    ) { _, index -> Answer? in
      var search = PoolSearch(
        scale: scale, reduced: players.count, limits: limitsOfOne, progress: NoProgress(),
        tuning: SearchTuning())
      let answer = search.run(players, budget: budgets[index])
      guard let countingWork else { return answer }
      return answer.counted(
        skills: skills, costs: costs, skyband: players, size: size, budget: budgets[index],
        stop: limits.stop, workLimit: countingWork)
    }
    return zip(budgets, answers).map { $1 ?? quickAnswer(for: $0, among: players, scale) }
  }

  /// What can be said of a budget at once: the team that a search starts from, and the bound of the relaxation.
  private func quickAnswer(for budget: Int128, among players: Candidates<Value>, _ scale: Scale) -> Answer {
    var search = PoolSearch(
      scale: scale, reduced: players.count, limits: Limits(jobs: 1, stop: limits.stop),
      progress: NoProgress(), tuning: SearchTuning())
    return search.run(players, budget: budget)
  }
}
