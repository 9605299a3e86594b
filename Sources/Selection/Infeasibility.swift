import Tables

/// Why no team satisfies the rules, and the smallest change after which one does.
public struct Infeasibility: Sendable, Hashable {
  /// Why, in words: `the cheapest 5 players cost 51.2; the budget is 50.0`.
  public var reason: String
  /// The smallest repair, in words: `--budget 51.2 would be enough`.
  public var repair: String

  /// Looks for the reason; `nil` when a team exists.
  /// - Complexity: O(players · log size).
  public init?(of pool: Pool, under rules: Rules) {
    guard pool.count >= rules.size else {
      let missing = rules.size - pool.count
      reason =
        "a team has \(rules.size) players and the pool has \(pool.count == 0 ? "none" : "only \(pool.count)")"
      repair =
        "add \(missing) \(missing == 1 ? "player" : "players")"
        + (pool.count == 0 ? "" : ", or ask for smaller teams with --size \(pool.count)")
      return
    }
    let cheapest = pool.cheapestCost(of: rules.size)
    let cost = DecimalNumber(mantissa: cheapest, places: pool.costs.places)
    guard cost > rules.budget else { return nil }
    let places = max(pool.costs.places, rules.budget.normalised.places)
    let players = rules.size == 1 ? "the cheapest player costs" : "the cheapest \(rules.size) players cost"
    reason =
      "\(players) \(cost.padded(toPlaces: places)); the budget is \(rules.budget.padded(toPlaces: places))"
    repair = "--budget \(cost.padded(toPlaces: places)) would be enough"
  }
}

extension Pool {
  /// What the cheapest `size` players cost together, in units of the cost column.
  /// - Precondition: there are that many players.
  fileprivate func cheapestCost(of size: Int) -> Int128 {
    // The cheapest so far, ascending; most players cost more than the last of them and are passed over.
    var cheapest: [Int128] = []
    for index in 0..<count {
      let cost = costs[index]
      if cheapest.count == size, cost >= cheapest[size - 1] { continue }
      cheapest.insert(cost, at: cheapest.firstIndex { $0 > cost } ?? cheapest.count)
      if cheapest.count > size { cheapest.removeLast() }
    }
    return cheapest.reduce(0, +)
  }
}
