import Search

/// What is known of some budgets, and what that says of any other: a team that one budget buys is to be had for
/// every higher one, and what no team exceeds there none exceeds for a lower one.
package struct KnownBudgets {
  private let curve: BudgetCurve
  /// Answers with the budgets for which they hold.
  private var answers: [(budget: Int128, answer: Answer)] = []

  /// What a budget curve knows.
  init(_ curve: BudgetCurve) {
    self.curve = curve
  }

  /// Notes an answer to a budget.
  package mutating func note(_ answer: Answer, within budget: Int128) {
    answers.append((budget, answer))
  }

  /// Notes an answer to a budget and what its neighbours on the curve say of the budgets between.
  package mutating func note(_ answer: Answer, within budget: Int128, between neighbours: BudgetNeighbours?) {
    note(answer, within: budget)
    if let next = neighbours?.next {
      note(answer, within: next.cost - 1)
      note(next, within: next.cost)
    }
    if let less = neighbours?.less { note(less, within: answer.cost - 1) }
  }

  /// An answer that was stopped, with the best team and the lowest bound that follow for it.
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

  /// What the curve says that no team exceeds; its first point holds for every budget below it too.
  private func bound(within budget: Int128) -> Int128 {
    guard let covered = curve.covered, covered.upperBound >= budget else { return .max }
    return (curve.point(within: budget) ?? curve.points.first)?.skill ?? .max
  }
}
