/// Players in floating point, of whom a team may have fractions: good enough to find prices with, which need not
/// be exact.
struct RelaxedPool {
  /// Skill of each player.
  var skills: [Double]
  /// Cost of each, ascending.
  let costs: [Double]
  /// Players in a team.
  let size: Int
  /// The most that a team may cost.
  let budget: Double

  /// The players of a pool.
  /// - Precondition: they are in cost order, and the first `size` fit the budget.
  init<Value: WholeNumber>(_ players: Candidates<Value>, size: Int, budget: Value) {
    skills = players.skills.map { Double($0) }
    costs = players.costs.map { Double($0) }
    self.size = size
    self.budget = Double(budget)
  }

  /// How far the skills lie apart.
  var skillSpread: Double { (skills.max() ?? 0) - (skills.min() ?? 0) }

  /// The most skill that a team of fractions can have, and each player's part in it.
  ///
  /// It mixes two teams on the hull of all teams' cost and skill so that the budget is met; they are found by
  /// the secant, as in ``findMultiplier(for:size:budget:room:stop:)``.
  var bestShares: (skill: Double, shares: [Double]) {
    var above = heaviest(rate: 0)
    guard above.cost > budget else { return (above.skill, shares((1, above))) }
    var within = totals(Array(0..<size))
    for _ in 0..<30 {
      guard above.cost > within.cost, above.skill > within.skill else { break }
      let rate = (above.skill - within.skill) / (above.cost - within.cost)
      let team = heaviest(rate: rate)
      let gain = (team.skill - rate * team.cost) - (within.skill - rate * within.cost)
      guard gain > 1e-9 * abs(team.skill) else { break }
      if team.cost <= budget { within = team } else { above = team }
    }
    let part = above.cost > within.cost ? (budget - within.cost) / (above.cost - within.cost) : 0
    return (
      within.skill + part * (above.skill - within.skill), shares((part, above), (1 - part, within))
    )
  }

  private typealias Team = (members: [Int], skill: Double, cost: Double)

  private func heaviest(rate: Double) -> Team {
    var best = LargestValues<RatedPlayer>(capacity: size)
    for index in skills.indices {
      best.insert(RatedPlayer(value: skills[index] - rate * costs[index], index: index))
    }
    return totals(best.values.map(\.index))
  }

  private func totals(_ members: [Int]) -> Team {
    (
      members, members.reduce(0) { $0 + skills[$1] }, members.reduce(0) { $0 + costs[$1] }
    )
  }

  private func shares(_ parts: (share: Double, team: Team)...) -> [Double] {
    var shares = [Double](repeating: 0, count: skills.count)
    for (share, team) in parts {
      for member in team.members { shares[member] += share }
    }
    return shares
  }
}

/// A player, greater the more he is worth, of equal worth the cheaper.
private struct RatedPlayer: Comparable {
  var value: Double
  var index: Int

  static func < (left: Self, right: Self) -> Bool {
    left.value != right.value ? left.value < right.value : left.index > right.index
  }
}
