/// A team or a part of one, and its totals.
struct Members: Equatable {
  /// Rows of the problem, ascending.
  var rows: [Int]
  /// Their total skill.
  var skill: Int128
  /// Their total cost.
  var cost: Int128

  /// Nobody.
  static let none = Members(rows: [], skill: 0, cost: 0)

  /// These members and others.
  func joined(with others: Members) -> Members {
    Members(
      rows: (rows + others.rows).sorted(), skill: skill + others.skill, cost: cost + others.cost)
  }

  /// Whether these have more skill, or the same for less.
  func haveBetterTotals(than others: Members) -> Bool {
    skill != others.skill ? skill > others.skill : cost < others.cost
  }

  /// Whether these come before others in the order of teams: by their totals, then by their rows.
  func precede(_ others: Members) -> Bool {
    if skill == others.skill, cost == others.cost { return rows.lexicographicallyPrecedes(others.rows) }
    return haveBetterTotals(than: others)
  }
}
