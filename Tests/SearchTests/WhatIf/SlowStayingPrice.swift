@testable import Search

/// The highest cost at which a player is in the best team. Tries each cost at which that can change: where teammates no
/// longer fit the budget, or the team costs as much as the best one without the player, or one unit less.
struct SlowStayingPrice {
  /// A team that keeps all rules except those about money.
  struct Teammates {
    /// All members' rows.
    var rows: [Int]
    /// The team's skill, and what it costs without the player.
    var skill, cost: Int128
    /// How many times the player's own cost counts.
    var times: Int128

    /// Whether the budget pays for them and the player at a price; sums might overflow.
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

  /// Whether the player would still be in the best team at one unit more, if the budget were raised by it as well.
  func isLimitedByBudget(at price: Int128) -> Bool { isMember(at: price, raisedBy: 1) }

  /// - Parameter raise: the increase of cost and budget; with the largest budget, adding it would overflow.
  private func isMember(at price: Int128, raisedBy raise: Int128 = 0) -> Bool {
    let teams = teammates.filter {
      $0.isPaid(price, from: budget) && $0.cost + price * $0.times >= leastSpend - raise * $0.times
    }.map {
      // Relative to the budget, since sums with it might overflow.
      ListedTeam(
        rows: $0.rows, skill: $0.skill, cost: $0.cost + price * $0.times - budget + raise * $0.times)
    }
    guard let best = teams.min() else { return false }
    guard var other else { return true }
    other.cost -= budget
    return best < other
  }
}
