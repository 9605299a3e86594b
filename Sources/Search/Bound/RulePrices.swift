/// The relative weights of skill, cost and membership of a set.
///
/// A player weighs p = β·s − a·c − Σ m over their sets, β > 0. Whatever the signs of a and m, a team x whose cost and
/// memberships are within their bounds has
///
///     β·S(x) = P(x) + a·C(x) + Σ m·n(x) ≤ P(x) + a·(end of the costs) + Σ m·(end of the bounds),
///
/// where the end is the upper one for a positive price and the lower one for a negative one: the Lagrangian bound with
/// the budget, the lowest spend, clubs and groups relaxed and the slots kept. Every choice of prices is valid; all
/// numbers are whole, and nothing is rounded. (Fisher 1981.)
struct RulePrices<Value: WholeNumber>: Sendable, Equatable {
  /// Weight of a unit of skill, β.
  var skill: Value
  /// Price of a unit of cost, a: negative where the lowest spend is binding.
  var cost: Value
  /// By set, the price of a member; then by sum, the price of a coarse unit. Empty where there are only skill and cost.
  var sets: [Value] = []

  /// What a player, or a team, weighs apart from the prices of sets.
  @inline(__always)
  func weight(skill own: Value, cost ownCost: Value) -> Value { skill &* own &- cost &* ownCost }

  /// The total price of a player's sets, and of what they add to sums.
  func setPrice(of player: FreePlayer, in players: FreePlayers, hasSums: Bool = true) -> Value {
    var price: Value = 0
    for set in players.sets[player] { price += sets[Int(set)] }
    for (number, sum) in players.sums.enumerated() where hasSums {
      price += sets[players.bounds.count + number] * Value(sum.pricedWeights[player])
    }
    return price
  }

  func weights(_ players: FreePlayers, _ columns: ScaledPlayers<Value>) -> [Value] {
    let weights = columns.skills.indices.map { weight(skill: columns.skills[$0], cost: columns.costs[$0]) }
    return sets.isEmpty ? weights : players.all.map { weights[$0] - setPrice(of: $0, in: players) }
  }

  /// Σ m·(end of the bounds).
  func setTotal(_ bounds: [ClosedRange<Int>]) -> Value {
    zip(sets, bounds).reduce(0) { total, set in
      total + set.0 * Value(set.0 >= 0 ? set.1.upperBound : set.1.lowerBound)
    }
  }

  /// The same prices in larger numbers, so that neighbours of the exchange rate are whole numbers too.
  func refined(_ room: PriceRoom<Value>) -> RulePrices {
    var factor: Value = 1
    while factor < 1_024, room.holds(self, times: 4 * factor) { factor *= 2 }
    return RulePrices(skill: skill * factor, cost: cost * factor, sets: sets.map { $0 * factor })
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
