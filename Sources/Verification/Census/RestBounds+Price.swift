extension RestBounds.Price {
  /// Returns prices at which the bound for whole teams is nearly lowest.
  ///
  /// They are found in floating point, which is harmless here: they affect only the amount of work, not the result.
  /// - Complexity: O(players · duties · limits), at worst O(players · duties · limits · size).
  static func tight(for question: CensusQuestion, in pool: CensusPool, mostCost: Int128) -> Self {
    let limit = Int128(1) << 90
    let isSmall = (pool.skills + pool.costs + [mostCost]).allSatisfy { $0.magnitude < limit.magnitude }
    guard isSmall, pool.size > 0, pool.count > pool.size else { return Self() }
    var search = PriceSearch(question, pool, mostCost: mostCost)
    guard search.run() else { return Self() }
    return Self(near: search.prices)
  }

  /// Creates fractions near some prices, that of money first, with numbers below 2^20.
  private init(near prices: [Double]) {
    let scale = Double(1 << 20) / prices.reduce(1) { max($0, abs($1)) }
    let wholes = prices.map { Int128(($0 * scale).rounded()) }
    self.init(money: wholes[0], skill: Int128(scale.rounded()), sums: Array(wholes[1...]))
  }
}

/// Finds the prices of money and sums at which the bound for whole teams is lowest, one after the other, because the
/// bound is convex in each.
private struct PriceSearch {
  private struct Limit {
    var numbers: [Double]
    var least: Double?, most: Double?

    /// Returns the most that a team within the limit pays.
    func penalty(at price: Double) -> Double { price * ((price > 0 ? most : least) ?? 0) }
  }

  private let size: Int
  private let duties: DutyParts
  private let classes: RoleClasses
  /// For each class, how many players a team may have from it.
  private let room: [ClosedRange<Int>]
  /// The limits on money and then on the sums.
  private let limits: [Limit]
  private(set) var prices: [Double]

  init(_ question: CensusQuestion, _ pool: CensusPool, mostCost: Int128) {
    let order = Array(0..<pool.count)
    size = pool.size
    duties = DutyParts(pool, question, order: order)
    classes = RoleClasses(pool, order: order)
    room = classes.room(in: SlotStates(pool.ruled.terms.placeCounts), state: 0, missing: size)
    let money = Limit(numbers: pool.costs.map { Double($0) }, least: nil, most: Double(mostCost))
    limits =
      [money]
      + pool.sums.map { sum in
        Limit(
          numbers: sum.numbers.map { Double($0) }, least: sum.least.map { Double($0) },
          most: sum.most.map { Double($0) })
      }
    prices = limits.map { _ in 0 }
  }

  /// Finds the prices; returns false if they do not matter.
  mutating func run() -> Bool {
    let skills = duties.parts.filter(\.isBase).flatMap(\.skills).map { Double($0) }
    let spread = (skills.max() ?? 0) - (skills.min() ?? 0)
    guard spread > 0, limits[0].numbers.contains(where: { $0 > 0 }) || limits.count > 1 else { return false }
    for _ in 0..<(limits.count > 1 ? 3 : 1) {
      for index in limits.indices { lower(index, spread) }
    }
    return true
  }

  /// Moves one price to where the bound is lowest, with the others fixed.
  private mutating func lower(_ index: Int, _ spread: Double) {
    let limit = limits[index]
    let highest = spread / (limit.numbers.map { abs($0) }.filter { $0 > 0 }.min() ?? spread)
    let start = prices[index]
    var (low, high) = (limit.least == nil ? 0 : -highest, limit.most == nil ? 0 : highest)
    // Golden-section search, which reuses one of its two points. (Kiefer 1953.)
    let part = 0.618_033_988_749_895
    var (first, second) = (high - part * (high - low), low + part * (high - low))
    var (ofFirst, ofSecond) = (bound(index, first), bound(index, second))
    for _ in 0..<44 {
      if ofFirst <= ofSecond {
        (high, second, ofSecond) = (second, first, ofFirst)
        first = high - part * (high - low)
        ofFirst = bound(index, first)
      } else {
        (low, first, ofFirst) = (first, second, ofSecond)
        second = low + part * (high - low)
        ofSecond = bound(index, second)
      }
    }
    // If a limit does not bind, the lowest point is at zero.
    prices[index] = [(low + high) / 2, start, 0].min { bound(index, $0) < bound(index, $1) } ?? 0
  }

  /// Returns the bound with one price changed.
  private func bound(_ index: Int, _ price: Double) -> Double {
    var prices = prices
    prices[index] = price
    var best = TopNumbers<Double>.all(of: duties.parts, classes, size: size)
    for (index, part) in duties.parts.enumerated() {
      for player in part.skills.indices where part.isOpen[player] {
        let penalty =
          part.isBase ? zip(limits, prices).dropFirst().reduce(0) { $0 + $1.1 * $1.0.numbers[player] } : 0
        best[index][part.isBase ? classes.numbers[player] : 0].insert(
          Double(part.skills[player]) - prices[0] * Double(part.costs[player]) - penalty)
      }
    }
    let total = RestTotal(best, isBase: duties.parts.map(\.isBase))
      .most(duties.missing(duties.parts.map { _ in 0 }), room: room)
    return zip(limits, prices).reduce(total ?? 0) { $0 + $1.0.penalty(at: $1.1) }
  }
}
