/// One problem for several budgets: its players, their order and the automaton are the same for all.
struct ManyBudgets: Sendable {
  /// The question without a budget; `nil` where no team can keep the rules for any.
  let question: ReducedProblem?
  let tuning: SearchTuning

  /// A question whose own budget is not used.
  /// - Parameter keepsTies: whether the teams that share the best skill will be counted.
  init(_ problem: Problem, keepsTies: Bool = false, tuning: SearchTuning = SearchTuning()) {
    question = ReducedProblem(problem.withAnyBudget, wanted: 1, keepsTies: keepsTies, tuning: tuning)
    self.tuning = tuning
  }

  /// The best team within a budget, as `findBestTeam` gives it.
  /// - Parameter countsTies: whether the teams that share its skill are counted; else the counts are the lower
  ///   bound 1.
  func best(
    within budget: Int128, countsTies: Bool, limits: Limits, progress: any SearchProgress = NoProgress()
  ) -> Answer {
    guard let question = question?.within(budget) else { return .infeasible(playersAfterReduction: 0) }
    let solver = Solver(question: question, limits: limits, progress: progress, tuning: tuning)
    var statistics = SearchStatistics()
    return solver.best(countsTies: countsTies, &statistics)
  }
}

extension Problem {
  /// The problem for as much money as anybody wants.
  var withAnyBudget: Problem {
    var problem = self
    problem.budget = .max
    return problem
  }
}
