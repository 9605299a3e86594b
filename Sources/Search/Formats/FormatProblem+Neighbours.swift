/// Looks one step up and one step down the budget curve from a best team under a format.
///
/// - Parameter best: a proved answer to the problem.
/// - Returns: teams with their skill and cost. The next one is looked for by halving the budgets between, since
///   whoever is best for a budget is best for every lower one that still pays him.
/// - Complexity: that of some dozens of searches.
public func budgetNeighbours(
  of best: Answer, in problem: FormatProblem, limits: Limits = Limits()
) -> BudgetNeighbours {
  precondition(best.status == .proved, "only a proved answer has neighbours on the budget curve")
  func answer(within budget: Int128) -> Answer {
    var other = problem
    other.base.budget = budget
    return findBestTeam(other, limits: limits)
  }
  let less = answer(within: best.cost - 1)
  let next = cheapestBetter(than: best, in: problem, answer: answer)
  func team(_ answer: Answer?) -> Answer? { answer?.status == .proved ? answer : nil }
  return BudgetNeighbours(
    next: team(next), less: team(less), isComplete: next?.status != .stopped && less.status != .stopped)
}

/// The best team for the lowest budget that buys more; `nil` where no money does.
private func cheapestBetter(
  than best: Answer, in problem: FormatProblem, answer: (Int128) -> Answer
) -> Answer? {
  let costs = problem.base.costs.values.sorted(by: >).prefix(problem.base.size)
  var found = answer(costs.reduce(0, +))
  guard found.status == .proved, found.skill > best.skill else {
    return found.status == .stopped ? found : nil
  }
  // A team that costs more than the budget did is the least that buys more, or a cheaper one does.
  var lowest = problem.base.budget
  while found.cost > lowest + 1 {
    let middle = lowest + (found.cost - lowest) / 2
    let other = answer(min(middle, found.cost - 1))
    switch other.status {
    case .stopped: return other
    case .proved where other.skill > best.skill: found = other
    case .proved, .infeasible: lowest = min(middle, found.cost - 1)
    }
  }
  return found
}
