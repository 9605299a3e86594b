/// What slightly more and slightly less money would buy.
public struct BudgetNeighbours: Sendable, Equatable {
  /// The cheapest team with more skill than the best one; `nil` where no budget buys more, or where stopped.
  public var next: Answer?
  /// The best team for less than the best one costs; `nil` where there is none, or where the search was stopped.
  public var less: Answer?
  /// Whether both were searched to the end.
  public var isComplete: Bool
  /// The budget curve around the best team, where it was asked for.
  public var curve: BudgetCurve?
}

extension Problem {
  /// Looks one step up and one step down the budget curve from a proved best team, and with `drawsCurve` at the curve
  /// around it, as far as the effort of two questions reaches. Ties are not counted.
  /// - Complexity: that of two searches; with a binding lowest spend, of a few dozen.
  public func budgetNeighbours(
    of best: Answer, drawsCurve: Bool = false, limits: Limits = Limits()
  ) -> BudgetNeighbours {
    precondition(best.status == .proved, "only a proved answer has neighbours on the budget curve")
    let rows = playersWhoMatter(with: [], wanted: 1)
    let problem = restricted(to: rows)
    let limits = limits.limited(toSteps: 2 * Limits.stepsPerQuestion)
    let next = CheapestQuestion(problem).team(
      reaching: best.skill + 1, costing: CostSpan(floor: problem.budget),
      stepsOnTies: WhatIfSearch.stepsOnTies, limits: limits.limited())
    let less = problem.changed { $0.budget = best.cost - 1 }
      .findTeam(stepsOnTies: WhatIfSearch.stepsOnTies, limits: limits.limited())
    func team(_ answer: Answer) -> Answer? { answer.status == .proved ? answer.moved(to: rows) : nil }
    var neighbours = BudgetNeighbours(
      next: team(next), less: team(less), isComplete: next.status != .stopped && less.status != .stopped)
    if drawsCurve {
      neighbours.curve = problem.budgetCurve(around: best, between: neighbours, limits: limits)
    }
    return neighbours
  }
}
