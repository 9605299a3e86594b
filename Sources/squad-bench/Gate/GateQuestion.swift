import Search
import Tables

/// A problem of the gate, plain or under rules: every question of the gate in one place, whatever the search calls it.
enum GateQuestion {
  case plain(Problem)
  case ruled(FormatProblem)

  /// The best team.
  func best(_ limits: Limits) -> Answer {
    switch self {
    case .plain(let problem): findBestTeam(problem, limits: limits)
    case .ruled(let problem): findBestTeam(problem, limits: limits)
    }
  }

  /// The best `count` teams.
  func list(_ count: Int, _ limits: Limits) -> TeamList {
    switch self {
    case .plain(let problem): bestTeams(problem, count: count, limits: limits)
    case .ruled(let problem): bestTeams(problem, count: count, limits: limits)
    }
  }

  /// The whole curve.
  func curve(_ limits: Limits) -> BudgetCurve {
    switch self {
    case .plain(let problem): budgetCurve(problem, limits: limits)
    case .ruled(let problem): budgetCurve(problem, limits: limits)
    }
  }

  /// The ranks of some skills.
  func ranks(of skills: [Int128], best: Answer, _ limits: Limits) -> TeamRanks {
    switch self {
    case .plain(let problem): rankTeams(problem, skills: skills, best: best, limits: limits)
    case .ruled(let problem): rankTeams(problem, skills: skills, best: best, limits: limits)
    }
  }

  /// What every player is worth.
  func worth(best: Answer, _ limits: Limits) -> WhatIfTable {
    switch self {
    case .plain(let problem): whatIf(problem, best: best, limits: limits)
    case .ruled(let problem): whatIf(problem, best: best, limits: limits)
    }
  }
}
