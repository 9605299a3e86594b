/// A pool whose skills are lowered by the prices of listed teams, in whole numbers.
///
/// A priced skill is `unit` · skill − prices + shift; that of a team which keeps the rule is at least
/// `unit` · S + ``offset``.
struct PricedPool<Value: WholeNumber> {
  /// The players with their priced skills, weighed.
  let pool: WeighedPool<Value>
  /// Room for multipliers of priced skills.
  let room: MultiplierRoom<Value>
  /// What a unit of skill is worth here, so that prices may be fractions of it.
  let unit: Value
  /// See above.
  let offset: Value

  /// Lowers the skills of `players`, given in cost order, of whom `teams` are listed.
  /// - Precondition: there are more players than a team has members, and the first ones fit the budget.
  init(
    _ players: Candidates<Value>, of list: ListPool<Value>, budget: Value, teams: [[Int32]], prices: [Double],
    most: Int,
    stop: StopSignal
  ) {
    let size = list.pool.size
    let highest = players.skills.max() ?? 0
    let bits = Value.bitWidth - highest.leadingZeroBitCount
    var unit: Value = 1 << Value(max(0, 20 - bits))
    let sum = prices.reduce(0, +) * Double(unit) * Double(size)
    var (priced, shift, total) = (players, Value(0), Value(0))
    var room: MultiplierRoom<Value>?
    if sum > 0, sum < Double(Value.max / 16) {
      let whole = prices.map { Value(($0 * Double(unit)).rounded()) }
      (priced, shift) = Self.priced(players, teams, whole, unit)
      total = Value(most) * whole.reduce(0, +)
      room = MultiplierRoom<Value>(
        size: size, highestSkill: Int128(max(unit, priced.skills.max() ?? 0)),
        highestCost: Int128(players.costs.last ?? 0))
    }
    if room == nil {
      // No prices, or they do not fit the numbers: without them the search is slower, never wrong.
      (unit, priced, shift, total) = (1, players, 0, 0)
    }
    self.unit = unit
    self.room = room ?? list.room
    offset = Value(size) * shift - total
    let best = listMultiplier(
      for: priced, size: size, budget: budget, room: self.room, stop: stop)
    pool = WeighedPool(
      players: priced, size: size, budget: budget,
      multiplier: best?.multiplier ?? Multiplier(skill: 1, cost: 0))
  }

  /// The priced skill that every team of at least this skill has which keeps the rule, or less: no priced skill
  /// is negative, and one `unit` below all of them a team of more skill still has a `unit` more.
  func priced(skill: Value) -> Value { max(-unit, unit * skill + offset) }

  /// No team that keeps the rule has more skill; `nil` where there is none at all.
  var skillBound: Value? {
    pool.skillBound < offset ? nil : (pool.skillBound - offset) / unit
  }

  private static func priced(
    _ players: Candidates<Value>, _ teams: [[Int32]], _ prices: [Value], _ unit: Value
  ) -> (players: Candidates<Value>, shift: Value) {
    var priced = players
    for index in priced.skills.indices { priced.skills[index] *= unit }
    for (team, price) in zip(teams, prices) {
      for member in team { priced.skills[Int(member)] -= price }
    }
    let shift = -(priced.skills.min() ?? 0)
    for index in priced.skills.indices { priced.skills[index] += shift }
    return (priced, shift)
  }
}
