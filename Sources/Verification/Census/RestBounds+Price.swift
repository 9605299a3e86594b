extension RestBounds.Price {
  /// The prices at which the bound for whole teams is about lowest.
  ///
  /// They are found in floating point, which is harmless here: no result depends on them, only how much work there is.
  /// - Complexity: O(players · limits), at worst O(players · limits · size).
  static func tight(
    skills: [Int128], costs: [Int128], sums: [CensusPool.SumLimit], size: Int, mostCost: Int128
  ) -> Self {
    let limit = Int128(1) << 90
    let isSmall = (skills + costs + [mostCost]).allSatisfy { $0.magnitude < limit.magnitude }
    guard isSmall, size > 0, skills.count > size else { return Self() }
    var search = PriceSearch(skills: skills.map { Double($0) }, size: size)
    search.add(costs, least: nil, most: mostCost)
    for sum in sums { search.add(sum.numbers, least: sum.least, most: sum.most) }
    guard search.run() else { return Self() }
    return Self(near: search.prices)
  }

  /// Fractions near prices, that of money first, of numbers below 2^20.
  private init(near prices: [Double]) {
    let scale = Double(1 << 20) / prices.reduce(1) { max($0, abs($1)) }
    let wholes = prices.map { Int128(($0 * scale).rounded()) }
    self.init(money: wholes[0], skill: Int128(scale.rounded()), sums: Array(wholes[1...]))
  }
}

/// Looks for the prices of money and sums at which the bound for whole teams is lowest: one after the other, as the
/// bound is convex in each.
private struct PriceSearch {
  private struct Limit {
    var numbers: [Double]
    var least: Double?, most: Double?

    /// What a team that keeps it pays at most.
    func toll(at price: Double) -> Double { price * ((price > 0 ? most : least) ?? 0) }
  }

  let skills: [Double]
  let size: Int
  private var limits: [Limit] = []
  private(set) var prices: [Double] = []

  init(skills: [Double], size: Int) {
    self.skills = skills
    self.size = size
  }

  mutating func add(_ numbers: [Int128], least: Int128?, most: Int128?) {
    limits.append(
      Limit(
        numbers: numbers.map { Double($0) }, least: least.map { Double($0) }, most: most.map { Double($0) }))
    prices.append(0)
  }

  /// Finds the prices; false if they do not matter.
  mutating func run() -> Bool {
    let spread = (skills.max() ?? 0) - (skills.min() ?? 0)
    guard spread > 0, limits[0].numbers.contains(where: { $0 > 0 }) || limits.count > 1 else { return false }
    for _ in 0..<(limits.count > 1 ? 3 : 1) {
      for index in limits.indices { lower(index, spread) }
    }
    return true
  }

  /// Moves one price to where the bound is lowest, the others staying as they are.
  private mutating func lower(_ index: Int, _ spread: Double) {
    let limit = limits[index]
    let highest = spread / (limit.numbers.map { abs($0) }.filter { $0 > 0 }.min() ?? spread)
    let start = prices[index]
    var (low, high) = (limit.least == nil ? 0 : -highest, limit.most == nil ? 0 : highest)
    for _ in 0..<60 {
      let (first, second) = (low + (high - low) / 3, high - (high - low) / 3)
      if bound(index, first) <= bound(index, second) { high = second } else { low = first }
    }
    // Where a limit is no object the lowest point lies at zero.
    prices[index] = [(low + high) / 2, start, 0].min { bound(index, $0) < bound(index, $1) } ?? 0
  }

  /// The bound with one price changed.
  private func bound(_ index: Int, _ price: Double) -> Double {
    var prices = prices
    prices[index] = price
    var best = LargestFew<Double>(count: size)
    for player in skills.indices {
      best.insert(zip(limits, prices).reduce(skills[player]) { $0 - $1.1 * $1.0.numbers[player] })
    }
    return best.numbers.reduce(zip(limits, prices).reduce(0) { $0 + $1.0.toll(at: $1.1) }, +)
  }
}
