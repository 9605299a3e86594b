extension Problem {
  /// Finds the best team and proves it.
  ///
  /// Players whom others of their kind beat are set aside; a Lagrangian bound relaxes budget, lowest spend, clubs and
  /// groups and keeps the slots in an automaton; branching over the players that the bound leaves finds the team.
  ///
  /// - Parameter countsTies: whether the teams that share the best skill are counted, as far as a second of work allows:
  ///   ``TeamCount`` says when that is a bound.
  /// - Returns: one team, without `rows` if stopped before any was found; `infeasible` where no team is legal.
  public func bestTeam(
    countsTies: Bool = true, limits: Limits = Limits(),
    progress: (any SearchProgress)? = nil
  ) -> Answer {
    findTeam(countsTies: countsTies, limits: limits, progress: progress)
  }

  /// Finds the best team for other questions. A lowest spend is first left out, because fewer players matter then. No
  /// team is better with the rule than without, and none that shares the best skill is cheaper: if that team spends
  /// enough it is the answer, even if the search was stopped.
  /// - Parameter stepsOnTies: for finding the first of those that share its cost; 0 for any of them, `nil` for any of its skill.
  func findTeam(
    stepsOnTies: Int? = Limits.stepsPerQuestion, countsTies: Bool = false, limits: Limits,
    progress: (any SearchProgress)? = nil
  ) -> Answer {
    func answer(_ problem: Problem, _ progress: (any SearchProgress)?) -> Answer {
      BudgetQuestion(problem, keepsTies: countsTies).best(
        within: problem.budget, stepsOnTies: stepsOnTies, countsTies: countsTies, limits: limits,
        progress: progress)
    }
    if let least = leastCost, least > 0 {
      let found = answer(withoutLowestSpend, nil)
      if found.status == .infeasible || (!found.rows.isEmpty && found.cost >= least) { return found }
    }
    return answer(self, progress)
  }

  var withoutLowestSpend: Problem { changed { $0.leastCost = nil } }
}
