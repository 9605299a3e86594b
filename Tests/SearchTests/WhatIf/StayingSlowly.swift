@testable import Search

/// Up to which cost a player is in the best team, by trying each cost at which that can change: those at which some
/// teammates no longer fit the budget, or the team is as dear as the best one without the player, or one unit less.
struct StayingSlowly {
  let row: Int
  let skill: Int128
  /// All groups of teammates that keep the rules but those about money.
  let teammates: [ListedTeam]
  /// The best team without the player.
  let other: ListedTeam?
  let budget: Int128
  let leastSpend: Int128

  /// The highest cost.
  var highestCost: Int128? {
    let prices = Set(teammates.map(\.cost)).flatMap { mate in
      [budget - mate] + (other.map { [$0.cost - mate, $0.cost - mate - 1] } ?? [])
    }
    return Set(prices).sorted(by: >).first { $0 >= 0 && isMember(at: $0) }
  }

  /// Whether the player would still be in the best team at one unit more of cost and of budget.
  func isEndedByBudget(at price: Int128) -> Bool { isMember(at: price, raisedBy: 1) }

  /// - Parameter raise: what cost and budget are higher by; the largest budget leaves no room to add it.
  private func isMember(at price: Int128, raisedBy raise: Int128 = 0) -> Bool {
    let teams = teammates.filter { $0.cost <= budget - price && $0.cost >= leastSpend - price - raise }.map {
      ListedTeam(rows: ($0.rows + [row]).sorted(), skill: $0.skill + skill, cost: $0.cost + price)
    }
    guard let best = teams.min() else { return false }
    guard var other else { return true }
    other.cost -= raise
    return best < other
  }
}
