extension Problem {
  /// Finds the best teams in order and proves them.
  ///
  /// Where they must differ, it goes down that order and takes every team that has at least `least` players who are not
  /// in any one team taken before it. Locked players are in every team and count as shared.
  ///
  /// - Parameters:
  ///   - count: how many teams are wanted, from 1; made for up to 10,000.
  ///   - least: the fewest players in which any two teams differ, from 0 to the size; for 0 teams of the same players
  ///     with other duties are listed too.
  ///   - best: the answer to the problem, where only teams that share its skill are wanted; none where it has no team.
  /// - Returns: the first `count` of these teams, or all if there are fewer; the part that is proved if it ends early.
  public func bestTeams(
    count: Int, differingBy least: Int = 0, sharing best: Answer? = nil,
    limits: Limits = Limits(), progress: (any SearchProgress)? = nil
  ) -> TeamList {
    precondition(count >= 1, "a list has at least one team")
    precondition((0...size).contains(least), "teams differ in 0 to size players")
    switch best?.status {
    case .infeasible: return .empty
    case .stopped: return TeamList(teams: [], isComplete: false, hasMore: nil)
    case .proved, nil: break
    }
    return differentTeams(
      sharing: best, count: count, differingBy: least, limits: limits, progress: progress,
      tuning: SearchTuning())
  }

  /// Finds the best teams of at least some skill, with the points at which the search changes its method.
  func bestTeams(
    count: Int, skilled least: Int128? = nil, limits: Limits, progress: (any SearchProgress)?,
    tuning: SearchTuning
  ) -> TeamList {
    BudgetQuestion(self, wanted: count + 1, tuning: tuning)
      .list(count, within: budget, skilled: least, limits: limits, progress: progress)
  }
}
