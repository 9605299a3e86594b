/// Prices for sets by the subgradient method. (Held and Karp 1971; Polyak 1969.)
///
/// Computed in floating point: whatever prices come out are valid, so their error costs only speed. Without them, where
/// clubs bind, the bound is useless: millions of steps instead of a few hundred.
struct SetPrices {
  /// A price and the ends of its bounds, by one of which it is multiplied.
  private struct Rule {
    var price = 0.0
    var lower: Double
    var upper: Double
    /// The amount a typical member uses: the scale of a step.
    var unit = 1.0

    /// The price times its end of the bounds.
    var total: Double { price * (price >= 0 ? upper : lower) }

    /// How far the relevant end lies above the use; 0 where the price is 0 and the use is within the bounds.
    func slack(_ used: Double) -> Double {
      if price > 0 { return upper - used }
      if price < 0 { return lower - used }
      return used > upper ? upper - used : used < lower ? lower - used : 0
    }

    /// Moves the price against the slack; it stops at 0 before it changes sign.
    mutating func move(_ distance: Double) {
      let moved = price - distance
      price = price * moved < 0 ? 0 : moved
    }
  }

  private var cost: Rule
  private var sets: [Rule]
  fileprivate var bestBound = Double.infinity
  fileprivate var best: (cost: Double, sets: [Double])

  private static let mostRounds = 150
  private static let stallsBeforeHalving = 8
  /// The share of a full step below which nothing more is gained.
  private static let slowestPace = 1e-3
  /// Shares of the bound: the least progress, the least distance to the target, and the distance where none is known.
  private static let (progress, leastDistance, unknownDistance) = (1e-9, 1e-6, 0.05)
  /// A team whose squared slacks add up to less than this breaks no rule.
  private static let noSlack = 1e-12

  /// The initial prices: one for cost, none for sets.
  init(exchange: Double, window: ClosedRange<Double>, _ players: FreePlayers) {
    cost = Rule(price: exchange, lower: window.lowerBound, upper: window.upperBound)
    sets = players.bounds.map { Rule(lower: Double($0.lowerBound), upper: Double($0.upperBound)) }
    sets += players.sums.map { sum in
      let largest = sum.pricedWeights.reduce(1) { max($0, abs($1)) }
      return Rule(
        lower: Double(sum.pricedBounds.lowerBound), upper: Double(sum.pricedBounds.upperBound),
        unit: max(1, Double(largest) / 2))
    }
    best = (exchange, Array(repeating: 0, count: sets.count))
  }

  /// Looks for better prices of cost and sets, in units of skill.
  /// - Parameters:
  ///   - costUnit: the cost of a typical member, to which a step of its price is scaled.
  ///   - known: returns the skill of the best legal team found so far, if any.
  ///   - pick: returns the heaviest team by these weights.
  mutating func improve(
    players: FreePlayers, skills: [Double], costs: [Double], costUnit: Double,
    known: () -> Double?, pick: ([Double]) -> [FreePlayer]?
  ) {
    var weights = skills
    var pace = 1.0
    var stalls = 0
    for _ in 0..<Self.mostRounds where pace > Self.slowestPace {
      for player in weights.indices {
        var weight = skills[player] - cost.price * costs[player]
        for set in players.sets[player] { weight -= sets[Int(set)].price }
        weights[player] = weight
      }
      for (number, sum) in players.sums.enumerated() {
        let price = sets[players.bounds.count + number].price
        if price == 0 { continue }
        for player in weights.indices { weights[player] -= price * Double(sum.pricedWeights[player]) }
      }
      guard let team = pick(weights) else { break }
      let bound = sets.reduce(cost.total + team.reduce(0) { $0 + weights[$1] }) { $0 + $1.total }
      if bound < bestBound - Self.progress * abs(bound) {
        bestBound = bound
        best = (cost.price, sets.map(\.price))
        stalls = 0
      } else {
        stalls += 1
        if stalls == Self.stallsBeforeHalving {
          stalls = 0
          pace /= 2
        }
      }
      let used = players.use(by: team)
      let costSlack = cost.slack(team.reduce(0) { $0 + costs[$1] }) / costUnit
      let slacks = zip(sets, used).map { $0.slack(Double($1)) / $0.unit }
      let length = slacks.reduce(costSlack * costSlack) { $0 + $1 * $1 }
      if length < Self.noSlack { break }
      let target = known() ?? bestBound - Self.unknownDistance * abs(bestBound)
      let step = pace * max(bound - target, Self.leastDistance * abs(bound)) / length
      cost.move(step * costSlack / costUnit)
      for set in sets.indices { sets[set].move(step * slacks[set] / sets[set].unit) }
    }
  }
}

extension PriceSearch {
  /// Seeks prices of cost and sets, starting from an exchange rate; keeps legal teams found on the way.
  /// - Parameters:
  ///   - skills: the players' values apart from these prices.
  ///   - endsWithTeam: whether any legal team ends the search. Then any bound below 0 will do, and steps aim just
  ///     there.
  private mutating func improvedPrices(
    from exchange: Double, _ skills: [Double], endsWithTeam: Bool
  ) -> SetPrices {
    let window = Double(columns.window.lowerBound)...Double(columns.window.upperBound)
    var search = SetPrices(exchange: exchange, window: window, players)
    search.improve(
      players: players, skills: skills, costs: columns.costs.map { Double($0) },
      costUnit: max(1, window.upperBound / Double(max(1, players.choose))),
      known: { endsWithTeam ? -1 : best.map { Double($0.skill) } },
      pick: { weights in
        guard best == nil || !endsWithTeam, !stop.isRaised, let team = picker.heaviestTeam(weights)
        else { return nil }
        note(team)
        return team
      })
    return search
  }

  /// Returns whether prices prove that no team keeps the rules. With all skills 0, the weight of a team that keeps them
  /// plus the ends of the rules is at least 0; if even the heaviest team falls short, there is none. (Farkas 1902.)
  ///
  /// Keeps a team that satisfies them all if it finds one.
  mutating func showsContradiction() -> Bool {
    let search = improvedPrices(from: 0, columns.skills.map { _ in 0 }, endsWithTeam: true)
    guard best == nil, search.bestBound < 0 else { return false }
    func prices(_ scale: Double) -> RulePrices<Value> {
      func whole(_ price: Double) -> Value { Value(max(-1e18, min(1e18, price * scale))) }
      return RulePrices(skill: 0, cost: whole(search.best.cost), sets: search.best.sets.map(whole))
    }
    let room = PriceRoom(players, columns)
    var scale = 1.0
    while scale < 1e12, room.holds(prices(2 * scale)) { scale *= 2 }
    let exact = prices(scale)
    guard room.holds(exact) else { return false }
    let weights = exact.weights(players, columns)
    guard let team = picker.heaviestTeam(weights) else { return false }
    let most = team.reduce(0) { $0 + weights[$1] } + exact.setTotal(players.pricedBounds)
    return most + exact.cost * columns.window.end(forPrice: exact.cost) < 0
  }

  /// The prices of sets, and the exchange rate that suits them; `nil` where they do not fit the number type.
  mutating func pricesOfSets(from prices: RulePrices<Value>) -> RulePrices<Value>? {
    let search = improvedPrices(
      from: Double(prices.cost) / Double(prices.skill), columns.skills.map { Double($0) }, endsWithTeam: false
    )
    let highestSkill = columns.skills.max() ?? 0
    let fineness = Value(PriceRoom<Value>.fineness(highestSkill: Int128(highestSkill)))
    let most = 2 * Double(highestSkill)
    let sets = search.best.sets.map { Value(max(-most, min(most, $0)) * Double(fineness)) }
    let unpriced = RulePrices(skill: fineness, cost: 0, sets: sets)
    guard PriceRoom(players, columns).holds(unpriced),
      let line = secant(values: unpriced.weights(players, columns))
    else { return nil }
    let priced = RulePrices(
      skill: line.prices.skill * fineness, cost: line.prices.cost, sets: sets.map { line.prices.skill * $0 })
    return PriceRoom(players, columns).holds(priced) ? priced : nil
  }
}
