/// A price and the ends of its bounds, by one of which it is multiplied.
private struct PricedRule {
  var price = 0.0
  var lower: Double
  var upper: Double
  /// The amount a typical member uses: the scale of a step.
  var unit = 1.0

  /// The price times its end of the bounds.
  var total: Double { price * (price >= 0 ? upper : lower) }

  /// How far the relevant end lies above the use measured last, in units; 0 at a price of 0 and a use within bounds.
  private(set) var slack = 0.0
  mutating func measure(_ used: Double) {
    let end = price > 0 ? upper : price < 0 ? lower : min(max(used, lower), upper)
    slack = (end - used) / unit
  }

  /// Moves the price against the slack; it stops at 0 before it changes sign.
  mutating func move(_ step: Double) {
    let moved = price - step * slack / unit
    price = price * moved < 0 ? 0 : moved
  }
}

private enum Pace {
  static let (mostRounds, stallsBeforeHalving) = (150, 8)
  /// The share of a full step below which nothing more is gained.
  static let slowest = 1e-3
  /// Shares of the bound: the least progress, the least distance to the target, and the distance where none is known.
  static let (progress, leastDistance, unknownDistance) = (1e-9, 1e-6, 0.05)
  /// A team whose squared slacks add up to less than this breaks no rule.
  static let noSlack = 1e-12
}

extension PriceSearch {
  /// Prices of cost, then of sets and sums, in units of skill, and the bound that they give.
  private typealias RoughPrices = (bound: Double, prices: [Double])

  /// Seeks prices of cost and sets by the subgradient method, starting from an exchange rate; keeps legal teams found on
  /// the way. (Held and Karp 1971; Polyak 1969.) In floating point: whatever prices come out are valid, so their error
  /// costs only speed. Without them, where clubs bind, a search takes millions of steps instead of a few hundred.
  /// - Parameters:
  ///   - skills: the players' values apart from these prices.
  ///   - endsWithTeam: whether any legal team ends the search. Then any bound below 0 will do.
  private mutating func improvedPrices(
    from exchange: Double, _ skills: [Double], endsWithTeam: Bool
  ) -> RoughPrices {
    let costs = columns.costs.map(\.double)
    let (least, most) = (columns.window.lowerBound.double, columns.window.upperBound.double)
    let unit = max(1, most / Double(max(1, players.choose)))
    var rules = [PricedRule(price: exchange, lower: least, upper: most, unit: unit)]
    rules += players.bounds.map { PricedRule(lower: Double($0.lowerBound), upper: Double($0.upperBound)) }
    rules += players.sums.map { sum in
      let largest = sum.pricedWeights.reduce(1) { max($0, abs($1)) }
      return PricedRule(
        lower: sum.pricedBounds.lowerBound.double, upper: sum.pricedBounds.upperBound.double,
        unit: max(1, largest.double / 2))
    }
    var found: RoughPrices = (.infinity, rules.map(\.price))
    var (weights, pace, stalls) = (skills, 1.0, 0)
    for _ in 0..<Pace.mostRounds where pace > Pace.slowest {
      for player in weights.indices { weights[player] = skills[player] - rules[0].price * costs[player] }
      price(&weights, rules)
      guard best == nil || !endsWithTeam, stop.spend(players.count / 2),
        let team = picker.heaviestTeam(weights)
      else { break }
      note(team)
      let bound = rules.reduce(team.reduce(0) { $0 + weights[$1] }) { $0 + $1.total }
      if bound < found.bound - Pace.progress * abs(bound) {
        (found, stalls) = ((bound, rules.map(\.price)), 0)
      } else {
        stalls += 1
        if stalls == Pace.stallsBeforeHalving { (stalls, pace) = (0, pace / 2) }
      }
      rules[0].measure(team.reduce(0) { $0 + costs[$1] })
      for (number, use) in players.use(by: team).enumerated() { rules[1 + number].measure(Double(use)) }
      let length = rules.reduce(0) { $0 + $1.slack * $1.slack }
      if length < Pace.noSlack { break }
      let guess = found.bound - Pace.unknownDistance * abs(found.bound)
      let target = (endsWithTeam ? -1 : best?.skill.double) ?? guess
      let step = pace * max(bound - target, Pace.leastDistance * abs(bound)) / length
      for rule in rules.indices { rules[rule].move(step) }
    }
    return found
  }

  /// Takes the prices of their sets and sums off what players weigh. Most sums have none.
  private func price(_ weights: inout [Double], _ rules: [PricedRule]) {
    for player in weights.indices {
      var price = 0.0
      for set in players.sets[player] { price += rules[1 + Int(set)].price }
      weights[player] -= price
    }
    for (number, sum) in players.sums.enumerated() {
      let price = rules[1 + players.bounds.count + number].price
      if price == 0 { continue }
      for player in weights.indices { weights[player] -= price * sum.pricedWeights[player].double }
    }
  }

  /// Returns whether prices prove that no team keeps the rules; keeps a team that does if it finds one. With all skills
  /// 0, the weight of such a team plus the ends of the rules is at least 0: if the heaviest has less, there is none.
  /// (Farkas 1902.)
  mutating func showsContradiction() -> Bool {
    let rough = improvedPrices(from: 0, columns.skills.map { _ in 0 }, endsWithTeam: true)
    guard best == nil, rough.bound < 0 else { return false }
    func prices(_ scale: Double) -> RulePrices<Value> {
      func whole(_ price: Double) -> Value { Value(max(-1e18, min(1e18, price * scale))) }
      return RulePrices(skill: 0, cost: whole(rough.prices[0]), sets: rough.prices.dropFirst().map(whole))
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
    let rough = improvedPrices(
      from: prices.cost.double / prices.skill.double, columns.skills.map(\.double), endsWithTeam: false)
    let highestSkill = columns.skills.max() ?? 0
    let fineness = Value(PriceRoom<Value>.fineness(highestSkill: Int128(highestSkill)))
    let most = 2 * highestSkill.double
    let sets = rough.prices.dropFirst().map { Value(max(-most, min(most, $0)) * fineness.double) }
    let unpriced = RulePrices(skill: fineness, cost: 0, sets: sets)
    guard PriceRoom(players, columns).holds(unpriced),
      let line = secant(values: unpriced.weights(players, columns))
    else { return nil }
    let priced = RulePrices(
      skill: line.prices.skill * fineness, cost: line.prices.cost, sets: sets.map { line.prices.skill * $0 })
    return PriceRoom(players, columns).holds(priced) ? priced : nil
  }
}
