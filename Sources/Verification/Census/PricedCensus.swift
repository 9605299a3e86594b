import Selection

/// Counts the best lineups when each lineup pays a price for including players of a limit.
struct PricedCensus {
  /// The number of price units in a unit of skill; prices are whole numbers of them.
  static let parts: Int128 = 1_000

  private(set) var taker: CensusTaker
  /// The limits on more than one player, with their prices.
  private let several: [(members: Set<Int>, price: Int128)]

  /// - Parameters:
  ///   - limits: the players of each limit, and its price.
  ///   - people: players with several rows, of which a lineup has one.
  init(_ taker: CensusTaker, _ limits: [(members: Set<Int>, price: Int128)], people: People) {
    var added = [Int128](repeating: 0, count: taker.pool.count)
    func isOne(_ members: Set<Int>) -> Bool {
      members.count == 1 || people.contains { members.isSubset(of: $0) }
    }
    for limit in limits where isOne(limit.members) {
      for player in limit.members { added[player] -= limit.price }
    }
    several = limits.filter { !isOne($0.members) }
    self.taker = CensusTaker(taker.pool.multiplied(by: Self.parts, adding: added), meter: taker.meter)
  }

  /// Returns the total worth of the best `count` lineups.
  ///
  /// It counts the lineups above a floor, which is lowered until there are enough of them.
  /// - Parameter sum: the claimed upper bound on their worth, which saves work if it is true and does not affect the
  ///   answer.
  mutating func totalWorth(ofBest count: Int, atMost sum: Int128) throws(OutOfWork) -> Int128 {
    let mean = sum / Int128(count)
    var step = max(1, abs(mean) / 400)
    var floor = mean - step / 8
    let lowest = taker.pool.leastSkill - several.reduce(0) { $0 + abs($1.price) }
    while true {
      let totals = try totals(above: floor)
      let teams = totals.values.reduce(0, +)
      if teams >= Int128(count) || floor <= lowest { return Self.sum(ofBest: count, totals) }
      (floor, step) = (floor - step, step * 2)
    }
  }

  /// Returns the number of lineups for each worth that is not below a floor.
  private mutating func totals(above floor: Int128) throws(OutOfWork) -> [Int128: Int128] {
    var all: [Int128: Int128] = [:]
    for choice in 0..<(1 << several.count) {
      let isIn = several.indices.map { choice >> $0 & 1 == 1 }
      let present = zip(several, isIn).filter(\.1).map(\.0)
      let absent = zip(several, isIn).filter { !$0.1 }.reduce(into: Set<Int>()) { $0.formUnion($1.0.members) }
      let bonus = present.reduce(0) { $0 - $1.price }
      try add(floor, bonus, present.map(\.members)[...], without: absent, sign: 1, to: &all)
    }
    return all
  }

  /// Adds the lineups that include a player from each of some limits: all, less those without a player from the first.
  private mutating func add(
    _ floor: Int128, _ bonus: Int128, _ present: ArraySlice<Set<Int>>, without absent: Set<Int>, sign: Int128,
    to all: inout [Int128: Int128]
  ) throws(OutOfWork) {
    if let first = present.first {
      let rest = present.dropFirst()
      try add(floor, bonus, rest, without: absent, sign: sign, to: &all)
      return try add(floor, bonus, rest, without: absent.union(first), sign: -sign, to: &all)
    }
    let question = CensusQuestion(
      within: taker.pool.budget, leastSkill: floor - bonus, forbidden: absent, .all)
    for total in try taker.take(question).totals where total.skill >= floor - bonus {
      guard let teams = Int128(exactly: total.teams) else { throw OutOfWork(cause: .memory) }
      all[total.skill + bonus, default: 0] += sign * teams
    }
  }

  private static func sum(ofBest count: Int, _ totals: [Int128: Int128]) -> Int128 {
    var (sum, left) = (Int128(0), Int128(count))
    for (worth, teams) in totals.sorted(by: { $0.key > $1.key }) where left > 0 {
      let taken = min(left, teams)
      sum += worth * taken
      left -= taken
    }
    return sum
  }
}
