import Search

/// What is known about some budgets, and what follows from it for any other.
/// A team that one budget buys can be had for every higher one, and what no team exceeds there, none exceeds for a
/// lower one.
package struct KnownBudgets {
  private let curve: BudgetCurve
  /// Answers with the budgets for which they hold.
  private var answers: [(budget: Int128, answer: Answer)] = []

  /// Starts from what a budget curve says.
  init(_ curve: BudgetCurve) {
    self.curve = curve
  }

  /// Records the answer for a budget.
  package mutating func note(_ answer: Answer, within budget: Int128) {
    answers.append((budget, answer))
  }

  /// Records the answer for a budget, and what its neighbours on the curve say about the budgets between.
  package mutating func note(_ answer: Answer, within budget: Int128, between neighbours: BudgetNeighbours?) {
    note(answer, within: budget)
    if let next = neighbours?.next {
      note(answer, within: next.cost - 1)
      note(next, within: next.cost)
    }
    if let less = neighbours?.less { note(less, within: answer.cost - 1) }
  }

  /// Returns a stopped answer with the best team and the lowest bound known for it.
  /// - Complexity: O(answers + log points).
  package func improved(_ answer: Answer, within budget: Int128) -> Answer {
    guard answer.status == .stopped else { return answer }
    var improved = answer
    for (_, other) in answers where !other.rows.isEmpty && other.cost <= budget {
      guard improved.rows.isEmpty || (improved.skill, -improved.cost) < (other.skill, -other.cost) else {
        continue
      }
      (improved.rows, improved.skill, improved.cost) = (other.rows, other.skill, other.cost)
    }
    let bounds = answers.filter { $0.budget >= budget && $0.answer.status != .infeasible }.map(\.answer.bound)
    improved.bound = max(improved.skill, min(answer.bound, bounds.min() ?? .max, bound(within: budget)))
    return improved
  }

  /// The skill that no team exceeds according to the curve; its first point holds for every lower budget too.
  private func bound(within budget: Int128) -> Int128 {
    guard let covered = curve.covered, covered.upperBound >= budget else { return .max }
    return (curve.point(within: budget) ?? curve.points.first)?.skill ?? .max
  }
}
