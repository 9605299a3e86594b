extension Problem {
  /// The best team, proved.
  ///
  /// Players whom others of their kind beat are set aside; a Lagrangian bound relaxes budget, lowest spend, clubs and
  /// groups and keeps the slots in an automaton; branching over the players whom the bound leaves finds the team.
  ///
  /// - Parameters:
  ///   - countsTies: whether the teams that share the best skill are counted.
  ///   - limits: threads, and what ends the search early.
  ///   - progress: hears how it goes on.
  /// - Returns: one team, the same for any `limits.jobs`; `infeasible` where no team keeps all rules. The teams that
  ///   share a proved best skill are counted too, as far as a second of work goes: ``TeamCount`` says when that is a
  ///   bound. When stopped before any legal team was met, `rows` is empty.
  /// - Precondition: `overflowingColumn` is `nil`; costs are not negative.
  /// - Complexity: O(n) and milliseconds for the pools and the games of fantasy sites; exponential in the size at worst.
  public func bestTeam(
    countsTies: Bool = true, limits: Limits = Limits(),
    progress: some SearchProgress = NoProgress()
  ) -> Answer {
    findTeam(countsTies: countsTies, limits: limits, progress: progress)
  }

  /// The same for other questions.
  ///
  /// Where there is a lowest spend it asks without that first: fewer players matter then. No team is better without a rule,
  /// and of those that share the best one's skill none is cheaper: if it spends enough it is the answer. A team that was found
  /// before the search was stopped is as good as one that a second search would find in no time.
  /// - Parameter stepsOnTies: how far the first of those that share its cost too is looked for; 0 where any will do.
  func findTeam(
    stepsOnTies: Int = Limits.stepsOfQuestion, countsTies: Bool = false, limits: Limits,
    progress: any SearchProgress = NoProgress()
  ) -> Answer {
    var tuning = SearchTuning()
    tuning.stepsOnTies = stepsOnTies
    func answer(_ problem: Problem, _ progress: any SearchProgress) -> Answer {
      BudgetQuestion(problem, keepsTies: countsTies, tuning: tuning)
        .best(within: problem.budget, countsTies: countsTies, limits: limits, progress: progress)
    }
    if let least = leastCost, least > 0 {
      var relaxed = self
      relaxed.leastCost = nil
      let found = answer(relaxed, NoProgress())
      if found.status == .infeasible || (!found.rows.isEmpty && found.cost >= least) { return found }
    }
    return answer(self, progress)
  }
}
