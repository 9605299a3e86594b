/// Looks one step up and one step down the budget curve from a best team under a format.
///
/// - Parameter best: a proved answer to the problem.
/// - Returns: teams with their skill and cost; ties are not counted.
/// - Complexity: that of two searches, each under an effort of its own; with a lowest spend that is in the way, of some
///   dozens.
public func budgetNeighbours(
  of best: Answer, in problem: FormatProblem, limits: Limits = Limits()
) -> BudgetNeighbours {
  precondition(best.status == .proved, "only a proved answer has neighbours on the budget curve")
  let steps = Limits.stepsOfQuestion / 2
  let next = cheapestTeam(
    reaching: best.skill + 1, in: problem, stepsOnTies: steps / 4, limits: limits.sparing(steps))
  var cheaper = problem
  cheaper.base.budget = best.cost - 1
  let less = findTeam(cheaper, stepsOnTies: steps / 4, limits: limits.sparing(steps))
  func team(_ answer: Answer) -> Answer? { answer.status == .proved ? answer : nil }
  return BudgetNeighbours(
    next: team(next), less: team(less), isComplete: next.status != .stopped && less.status != .stopped)
}
