/// Looks one step up and one step down the budget curve from a best team under a format.
///
/// - Parameter best: a proved answer to the problem.
/// - Returns: teams with their skill and cost; ties are not counted.
/// - Complexity: that of two searches; with a lowest spend that is in the way, of some dozens.
public func budgetNeighbours(
  of best: Answer, in problem: FormatProblem, limits: Limits = Limits()
) -> BudgetNeighbours {
  precondition(best.status == .proved, "only a proved answer has neighbours on the budget curve")
  let next = cheapestTeam(reaching: best.skill + 1, in: problem, limits: limits)
  let less = bestTeams(forBudgets: [best.cost - 1], in: problem, countsTies: false, limits: limits)[0]
  func team(_ answer: Answer) -> Answer? { answer.status == .proved ? answer : nil }
  return BudgetNeighbours(
    next: team(next), less: team(less), isComplete: next.status != .stopped && less.status != .stopped)
}
