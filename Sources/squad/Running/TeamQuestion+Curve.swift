import Search
import Selection

/// What a comparison of budgets asks.
extension TeamQuestion {
  /// The budget of the rules, in units of the pool's costs.
  var budget: Int128 {
    switch self {
    case .plain(let problem): problem.budget
    case .ruled(let problem, _): problem.base.budget
    }
  }

  /// Every budget at which the best skill changes.
  func curve(
    from least: Int128?, upTo largest: Int128?, mostPoints: Int, limits: Limits, progress: some SearchProgress
  ) -> BudgetCurve {
    switch self {
    case .plain(let problem):
      budgetCurve(
        problem, from: least, upTo: largest, mostPoints: mostPoints, limits: limits, progress: progress)
    case .ruled(let problem, _):
      budgetCurve(
        problem, from: least, upTo: largest, mostPoints: mostPoints, limits: limits, progress: progress)
    }
  }

  /// The best team for each of some budgets.
  func teams(
    forBudgets budgets: [Int128], countsTies: Bool, limits: Limits,
    progress: some SearchProgress = NoProgress()
  ) -> [Answer] {
    switch self {
    case .plain(let problem):
      bestTeams(
        forBudgets: budgets, in: problem, countsTies: countsTies, limits: limits, progress: progress)
    case .ruled(let problem, _):
      bestTeams(
        forBudgets: budgets, in: problem, countsTies: countsTies, limits: limits, progress: progress)
    }
  }

  /// The cheapest team with at least some skill, whatever the budget.
  func cheapestTeam(reaching skill: Int128, limits: Limits) -> Answer {
    switch self {
    case .plain(let problem): Search.cheapestTeam(reaching: skill, in: problem, limits: limits)
    case .ruled(let problem, _): Search.cheapestTeam(reaching: skill, in: problem, limits: limits)
    }
  }

  /// What the cheapest team of all costs; `nil` where there is none, or where the search was stopped.
  func cheapestCost(limits: Limits) -> Int128? {
    switch self {
    case .plain(let problem): return problem.cheapestCost
    case .ruled(let problem, _):
      let cheapest = Search.cheapestTeam(in: problem, limits: limits)
      return cheapest.status == .proved ? cheapest.cost : nil
    }
  }
}
