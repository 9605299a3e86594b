import Search

/// A problem of the gate: every question of the gate in one place, whatever the search calls it.
struct GateQuestion {
  let problem: Problem

  /// The best team.
  func best(_ limits: Limits) -> Answer { problem.bestTeam(limits: limits) }

  /// The best `count` teams.
  func list(_ count: Int, _ limits: Limits) -> TeamList { problem.bestTeams(count: count, limits: limits) }

  /// The whole curve.
  func curve(_ limits: Limits) -> BudgetCurve { problem.budgetCurve(limits: limits) }

  /// The ranks of some skills.
  func ranks(of skills: [Int128], best: Answer, _ limits: Limits) -> TeamRanks {
    problem.ranks(skills: skills, best: best, limits: limits)
  }

  /// What every player is worth.
  func worth(best: Answer, _ limits: Limits) -> WhatIfTable {
    problem.whatIf(best: best, limits: limits)
  }
}
