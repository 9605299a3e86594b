import Parallel

extension Problem {
  /// Finds the best team for each of several budgets; the problem's own budget is not used.
  ///
  /// - Parameters:
  ///   - budgets: in any order; those of the curve's points, or any others.
  ///   - countsTies: whether the teams that share a proved best skill are counted.
  /// - Returns: an answer for each budget, in that order, as ``bestTeam(countsTies:limits:progress:)`` gives it, except
  ///   that the total steps for the counts are limited. Budgets that were not reached get a bound, and perhaps a team.
  /// - Complexity: a search for each budget, each with the steps of five other questions, unless the time is limited.
  public func bestTeams(
    forBudgets budgets: [Int128], countsTies: Bool = true,
    limits: Limits = Limits(), progress: (any SearchProgress)? = nil
  ) -> [Answer] {
    let tuning = countsTies ? SearchTuning(sharedAmongst: budgets.count) : SearchTuning()
    let question = BudgetQuestion(self, keepsTies: countsTies, tuning: tuning)
    let jobs = max(1, limits.jobs / max(1, budgets.count))
    @Sendable func answer(to budget: Int128) -> Answer {
      let limits = Limits(jobs: jobs, stop: limits.stop).part(efforts: 5)
      return question.best(within: budget, countsTies: countsTies, limits: limits)
    }
    let answers = inParallel(
      budgets.count, jobs: limits.jobs, isStopped: { limits.stop.isRaised },
      advanced: { progress?.advanced(done: $0, total: $1) }
    ) { answer(to: budgets[$0]) }
    return zip(budgets, answers).map { $1 ?? answer(to: $0) }
  }
}

extension SearchTuning {
  /// Gives each of `counts` counts as much work as a single one while they are few, and a share of it beyond.
  init(sharedAmongst counts: Int) {
    self.init()
    let share = max(1, counts / 4)
    countingSteps = max(countingSteps / 30, countingSteps / share)
    countingWork = max(countingWork / 30, countingWork / share)
  }
}
