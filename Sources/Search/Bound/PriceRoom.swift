/// How large prices may be so that nothing the search adds up with them overflows.
///
/// Weights of a team and its bound, differences of two of them and the mark for "none" must stay distinct. A margin of
/// 64 leaves room for all that; the rounding in floating point, in which totals are compared with the range of the
/// type, is negligible next to it.
struct PriceRoom<Value: WholeNumber> {
  private let size: Int
  private let highestSkill: Value
  private let highestCost: Value
  /// By price: the most units of it that one player is charged.
  private let units: [Double]

  /// The factor by which totals stay below the largest number.
  static var margin: Int { 64 }

  /// The room for teams of these players.
  init(_ players: FreePlayers, _ columns: ScaledPlayers<Value>) {
    size = players.choose
    highestSkill = columns.skills.max() ?? 0
    highestCost = columns.costs.last ?? 0
    units =
      players.bounds.map { _ in 1 }
      + players.sums.map { sum in Double(sum.pricedWeights.reduce(1) { Swift.max($0, abs($1)) }) }
  }

  /// Whether nothing overflows with these prices times `factor`.
  func holds(_ prices: RulePrices<Value>, times factor: Value) -> Bool {
    let team = Double(size)
    let skill = Double(prices.skill) * Double(highestSkill) * team
    let cost = Double(prices.cost.magnitude) * Double(highestCost) * team
    let sets = zip(prices.sets, units).reduce(0.0) { $0 + Double($1.0.magnitude) * $1.1 } * team
    return (skill + cost + 2 * sets) * Double(factor) <= Double(Value.max) / Double(Self.margin)
  }

  /// The room for exchange rates between some values and cost; `nil` where not even their totals fit.
  func room(forValues values: [Value]) -> MultiplierRoom<Value>? {
    let highest = values.reduce(0) { Swift.max($0, $1.magnitude) }
    return MultiplierRoom(
      size: Self.margin * Swift.max(1, size), highestSkill: Int128(highest), highestCost: Int128(highestCost))
  }

  /// How many times finer than a unit of skill the price of a set can be: a power of two, at least 1.
  static func fineness(highestSkill: Int128) -> Int128 {
    var fineness: Int128 = 1
    while fineness < 1_024, highestSkill * fineness < 1 << 21 { fineness *= 2 }
    return fineness
  }
}
