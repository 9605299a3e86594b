import Search

/// A problem of the gate: the one place that calls the search for each of its questions.
struct GateQuestion {
  let problem: Problem

  /// Finds the best team.
  func best(_ limits: Limits) -> Answer { problem.bestTeam(limits: limits) }

  /// Lists the best `count` teams.
  func list(_ count: Int, _ limits: Limits) -> TeamList { problem.bestTeams(count: count, limits: limits) }

  /// Finds the whole budget curve.
  func curve(_ limits: Limits) -> BudgetCurve { problem.budgetCurve(limits: limits) }

  /// Ranks teams by their skills.
  func ranks(of skills: [Int128], best: Answer, _ limits: Limits) -> TeamRanks {
    problem.ranks(skills: skills, best: best, limits: limits)
  }

  /// Finds the marginal value of every player.
  func worth(best: Answer, _ limits: Limits) -> WhatIfTable {
    problem.whatIf(best: best, limits: limits)
  }
}
