/// What skill, cost and membership of a set weigh against each other.
///
/// A player weighs p = β·s − a·c − Σ m over their sets, β > 0. Whatever the signs of a and m, a team x whose cost
/// and memberships keep to their bounds has
///
///     β·S(x) = P(x) + a·C(x) + Σ m·n(x) ≤ P(x) + a·(end of the costs) + Σ m·(end of the bounds),
///
/// where the end is the upper one for a positive price and the lower one for a negative: the Lagrangian bound
/// with the budget, the lowest spend, clubs and groups relaxed, the slots kept. Every choice of prices is
/// valid; all of it is whole numbers. (Fisher 1981.)
struct RulePrices<Value: WholeNumber>: Sendable, Equatable {
  /// Weight of a unit of skill, β.
  var skill: Value
  /// Price of a unit of cost, a: negative where the lowest spend stands in the way.
  var cost: Value
  /// By set the price of a member, then by sum that of a coarse unit.
  var sets: [Value]

  /// What a player's sets, and what they add to sums, cost.
  func setPrice(of player: FreePlayer, in players: FreePlayers) -> Value {
    var price: Value = 0
    for set in players.sets[player] { price += sets[Int(set)] }
    for (number, sum) in players.sums.enumerated() {
      price += sets[players.bounds.count + number] * Value(sum.pricedWeights[player])
    }
    return price
  }

  /// What each player weighs.
  func weights(_ players: FreePlayers, _ columns: ScaledPlayers<Value>) -> [Value] {
    players.all.map { player in
      skill * columns.skills[player] - cost * columns.costs[player] - setPrice(of: player, in: players)
    }
  }

  /// Σ m·(end of the bounds).
  func setTotal(_ bounds: [ClosedRange<Int>]) -> Value {
    zip(sets, bounds).reduce(0) { total, set in
      total + set.0 * Value(set.0 >= 0 ? set.1.upperBound : set.1.lowerBound)
    }
  }

  /// All prices times a number.
  func times(_ factor: Value) -> RulePrices {
    RulePrices(skill: skill * factor, cost: cost * factor, sets: sets.map { $0 * factor })
  }
}

extension RulePrices {
  /// Larger numbers for the same prices, so that neighbours of the exchange rate are whole numbers too.
  func refined(_ room: PriceRoom<Value>) -> RulePrices {
    var factor: Value = 1
    while factor < 1_024, room.holds(self, times: 4 * factor) { factor *= 2 }
    return times(factor)
  }

  /// The same prices in numbers of another width; `nil` where they do not fit.
  func converted<Other: WholeNumber>(to _: Other.Type) -> RulePrices<Other>? {
    let sets = sets.compactMap { Other(exactly: $0) }
    guard let skill = Other(exactly: skill), let cost = Other(exactly: cost), sets.count == self.sets.count
    else { return nil }
    return RulePrices<Other>(skill: skill, cost: cost, sets: sets)
  }
}

extension ClosedRange where Bound: WholeNumber {
  /// The end that bounds a sum at this price.
  func end(forPrice price: Bound) -> Bound { price >= 0 ? upperBound : lowerBound }
}
