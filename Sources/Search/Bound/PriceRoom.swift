/// How large prices may be so that nothing the search adds up with them overflows: weights of a team and its bound,
/// differences of two of them and the mark for "none" must stay distinct. A margin of 64 leaves room for that; the
/// rounding in floating point, in which totals are compared with the range of the type, is negligible next to it.
struct PriceRoom<Value: WholeNumber> {
  /// The most that skills, and costs, of a team add up to.
  private let mostSkill, mostCost: Double
  /// By price of a set: the most units of it that a team is charged.
  private let units: [Double]

  static var margin: Int { 64 }
  private static var most: Double { Value.max.double / Double(margin) }

  init(size: Int, highestSkill: Int128, highestCost: Int128, units: [Double] = []) {
    let size = Double(max(1, size))
    mostSkill = size * max(1, highestSkill.double)
    mostCost = size * max(1, highestCost.double)
    self.units = units.map { 2 * size * $0 }
  }

  /// The room for teams of these players, with some values instead of their skills.
  init(_ players: FreePlayers, _ columns: ScaledPlayers<Value>, values: [Value]? = nil) {
    let sums = players.sums.map { sum in sum.pricedWeights.reduce(1) { max($0, abs($1)) }.double }
    self.init(
      size: players.choose,
      highestSkill: Int128((values ?? columns.skills).reduce(0) { max($0, $1.magnitude) }),
      highestCost: Int128(columns.costs.last ?? 0), units: players.bounds.map { _ in 1 } + sums)
  }

  /// Whether nothing overflows with these prices times `factor`.
  func holds(_ prices: RulePrices<Value>, times factor: Value = 1) -> Bool {
    let money = prices.skill.double * mostSkill + abs(prices.cost.double) * mostCost
    let total = zip(prices.sets, units).reduce(money) { $0 + abs($1.0.double) * $1.1 }
    return total * factor.double <= Self.most
  }

  /// Whether the exchange rate fits for any two teams, with as much room again for the prices of sets.
  var holdsEveryFraction: Bool { 2 * mostSkill * mostCost * Double(Self.margin) <= Self.most / 2 }

  /// How many times finer than a unit of skill the price of a set can be: a power of two, at least 1.
  static func fineness(highestSkill: Int128) -> Int128 {
    var fineness: Int128 = 1
    while fineness < 1_024, highestSkill * fineness < 1 << 21 { fineness *= 2 }
    return fineness
  }

  // MARK: Exchange rates

  /// The prices at which two teams with these differences in skill and cost weigh the same: exact where there is room,
  /// else the best approximation by a continued fraction, at worst a skill of 1 and a cost of 0.
  /// - Precondition: both are positive.
  func exchange(skill: Value, cost: Value) -> RulePrices<Value> {
    let divisor = greatestCommonDivisor(skill, cost)
    let exact = RulePrices<Value>(skill: cost / divisor, cost: skill / divisor)
    guard !holds(exact) else { return exact }
    let near = approximation(
      of: exact, largestSkill: max(1, Value(Self.most / 4 / mostSkill)),
      largestCost: Value(Self.most / 4 / mostCost))
    return holds(near) ? near : RulePrices(skill: 1, cost: 0)
  }

  /// The last convergent or semiconvergent of `cost / skill` within the limits.
  private func approximation(
    of exact: RulePrices<Value>, largestSkill: Value, largestCost: Value
  ) -> RulePrices<Value> {
    var (numerator, denominator) = (exact.cost, exact.skill)
    var before = RulePrices<Value>(skill: 1, cost: 0)
    var latest = RulePrices<Value>(skill: 0, cost: 1)
    while denominator != 0 {
      let quotient = numerator / denominator
      var times = min(quotient, (largestCost - before.cost) / max(1, latest.cost))
      if latest.skill > 0 { times = min(times, (largestSkill - before.skill) / latest.skill) }
      let next = RulePrices<Value>(
        skill: before.skill + times * latest.skill, cost: before.cost + times * latest.cost)
      if times < quotient {
        let isNearer = times > quotient / 2 || latest.skill == 0
        return isNearer ? next : latest
      }
      (before, latest) = (latest, next)
      (numerator, denominator) = (denominator, numerator % denominator)
    }
    return latest
  }
}
