import Tables

/// The best team for each of several budgets, where nothing but size and budget is asked: the pool is reduced once
/// for all of them. Behind an existential the listener does not keep the search from being specialised; see
/// ``PoolSearch``.
func openTeams(
  forBudgets budgets: [Int128], in problem: Problem, countsTies: Bool, limits: Limits,
  listener: any SearchProgress
) -> [Answer] {
  let reduced = problem.reduced(keepsTies: countsTies)
  func search<Value: WholeNumber>(_ skills: [Value], _ costs: [Value]) -> [Answer] {
    TeamsForBudgets(
      problem: reduced.problem, skills: skills, costs: costs,
      counting: countsTies ? FormatTuning(sharedAmongst: budgets.count) : nil, limits: limits,
      progress: listener
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
  let problem: Problem
  let skills: [Value]
  let costs: [Value]
  /// How far ties are counted; `nil` where they are not.
  let counting: FormatTuning?
  let limits: Limits
  let progress: any SearchProgress

  func answers(to budgets: [Int128]) -> [Answer] {
    let size = problem.size
    let players = skyband(skills: skills, costs: costs, size: size)
    guard players.count >= size else {
      return budgets.map { _ in .infeasible(playersAfterReduction: players.count) }
    }
    let scale = NumberScale(of: players, size: size)
    let limitsOfOne = Limits(jobs: max(1, limits.jobs / max(1, budgets.count)), stop: limits.stop)
    let answers = inParallel(
      budgets.count, jobs: limits.jobs, with: (), isStopped: { limits.stop.isRaised },
      advanced: { progress.advanced(done: $0, total: $1) }
    ) { _, index -> Answer? in
      var search = PoolSearch(
        scale: scale, reduced: players.count, limits: limitsOfOne, progress: NoProgress(),
        tuning: SearchTuning())
      let answer = search.run(players, budget: budgets[index])
      guard let counting else { return answer }
      var own = problem
      own.budget = budgets[index]
      return answer.counted(in: own, limits: limitsOfOne, tuning: counting)
    }
    return zip(budgets, answers).map { $1 ?? quickAnswer(for: $0, among: players, scale) }
  }

  /// What can be said of a budget at once: the team that a search starts from, and the bound of the relaxation.
  private func quickAnswer(for budget: Int128, among players: Candidates<Value>, _ scale: NumberScale)
    -> Answer
  {
    var search = PoolSearch(
      scale: scale, reduced: players.count, limits: Limits(jobs: 1, stop: limits.stop),
      progress: NoProgress(), tuning: SearchTuning())
    return search.run(players, budget: budget)
  }
}
