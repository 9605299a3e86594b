@testable import Search

/// Up to which cost a player is in the best team, by trying each cost at which that can change: those at which some
/// teammates no longer fit the budget, or the team is as dear as the best one without the player, or one unit less.
struct SlowStayingPrice {
  /// A team that keeps the rules but those about money.
  struct Teammates {
    /// All members' rows.
    var rows: [Int]
    /// The team's skill, and what it costs without the player.
    var skill, cost: Int128
    /// How many times the player's own cost counts.
    var times: Int128

    /// Whether the budget pays them and the player at a price; sums may have no room.
    func isPaid(_ price: Int128, from budget: Int128) -> Bool {
      cost <= budget && (times == 0 || price <= (budget - cost) / times)
    }
  }

  let teammates: [Teammates]
  /// The best team without the player.
  let other: ListedTeam?
  let budget: Int128
  let leastSpend: Int128

  /// The highest cost.
  var highestCost: Int128? {
    let prices = teammates.filter { $0.times > 0 }.flatMap { mates -> [Int128] in
      var left = [budget - mates.cost]
      if let other { left += [other.cost - mates.cost, other.cost - mates.cost - 1] }
      return left.filter { $0 >= 0 }.map { $0 / mates.times }
    }
    return Set(prices).sorted(by: >).first { isMember(at: $0) }
  }

  /// Whether the player would still be in the best team at one unit more of cost, if that were added to the budget too.
  func isEndedByBudget(at price: Int128) -> Bool { isMember(at: price, raisedBy: 1) }

  /// - Parameter raise: what cost and budget are higher by; the largest budget leaves no room to add it.
  private func isMember(at price: Int128, raisedBy raise: Int128 = 0) -> Bool {
    let teams = teammates.filter {
      $0.isPaid(price, from: budget) && $0.cost + price * $0.times >= leastSpend - raise * $0.times
    }.map {
      // What is left of the budget, since sums with it may have no room.
      ListedTeam(
        rows: $0.rows, skill: $0.skill, cost: $0.cost + price * $0.times - budget + raise * $0.times)
    }
    guard let best = teams.min() else { return false }
    guard var other else { return true }
    other.cost -= budget
    return best < other
  }
}
