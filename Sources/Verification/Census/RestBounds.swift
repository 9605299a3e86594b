/// What the players who are still to come can add at most: the reason for which a part of a team is dropped.
///
/// A part of cost `c` and skill `s` with `r` players missing can only become a team of interest if the `r` cheapest
/// of the rest fit into the budget, and if, at some price `p / q` of money, `q·s - p·c` and the `r` best such values
/// of the rest make up for `q·leastSkill - p·mostCost`. Any price gives a true bound (Everett 1963); only how much is
/// dropped depends on it. So it is with a price of what a limited column adds up to, the toll of a player.
struct RestBounds {
  /// The price of money: `money` units of skill for `skill` units of cost; and what each limited sum costs, below zero
  /// where it must not be low.
  struct Price {
    var money: Int128 = 0
    var skill: Int128 = 1
    var sums: [Int128] = []

    /// What some numbers cost, one of each limited column.
    func toll(of numbers: [Int128]) -> Int128 { zip(sums, numbers).reduce(0) { $0 + $1.0 * $1.1 } }

    /// What a team that keeps the limits pays at most.
    func mostToll(_ limits: [CensusPool.SumLimit]) -> Int128 {
      zip(sums, limits).reduce(0) { $0 + $1.0 * (($1.0 > 0 ? $1.1.most : $1.1.least) ?? 0) }
    }
  }

  /// The bounds of each duty behind one place of the order.
  private struct Rest {
    /// The sums of the best `0...` values.
    var values: [[Int128]]
    /// The sums of the lowest `0...` costs.
    var costs: [[Int128]]
  }

  /// Players between places with bounds of their own.
  let stride: Int
  private let price: Price
  private let rests: [Rest]
  private let mostCost: Int128
  private let leastSkill: Int128?
  private let mostToll: Int128

  /// The bounds of an order of players.
  /// - Complexity: O(players · size) at worst, and no more than about four million numbers in memory.
  init(
    _ parts: [DutyParts.Part], size: Int, tolls: [Int128], mostCost: Int128, leastSkill: Int128?,
    mostToll: Int128, price: Price, stride leastStride: Int = 16
  ) {
    self.mostCost = mostCost
    self.mostToll = mostToll
    self.leastSkill = leastSkill
    self.price = leastSkill == nil ? Price() : price
    stride = max(leastStride, tolls.count * (size + 1) * parts.count >> 21)
    var values = parts.map { _ in LargestFew<Int128>(count: size) }
    var lowest = values
    var rests: [Rest] = []
    for place in tolls.indices.reversed() {
      for (index, part) in parts.enumerated() {
        let (skill, cost) = (part.skills[place], part.costs[place])
        let toll = part.isBase ? tolls[place] : 0
        values[index].insert(self.price.skill * skill - self.price.money * cost - toll)
        lowest[index].insert(-cost)
      }
      if place % stride == 0 {
        rests.append(Rest(values: values.map(\.prefixSums), costs: lowest.map { $0.prefixSums.map { -$0 } }))
      }
    }
    self.rests = rests.reversed()
  }

  /// What a part must satisfy that is to be completed with so many of the players from a place on.
  struct Test {
    fileprivate var price: Price
    fileprivate var mostCost: Int128
    fileprivate var leastValue: Int128?

    /// Whether a part may still become a team of interest.
    func passes(cost: Int128, skill: Int128) -> Bool {
      guard cost <= mostCost else { return false }
      guard let leastValue else { return true }
      return price.skill * skill - price.money * cost >= leastValue
    }
  }

  /// The test for parts with players to come, all of them at or behind `place`; `nil` if there are not so many.
  /// - Parameters:
  ///   - missing: by part how many are to come.
  ///   - toll: what the parts pay for their sums.
  func test(missing: [Int], from place: Int, toll: Int128) -> Test? {
    guard missing.contains(where: { $0 > 0 }) else {
      // Nobody is missing: the price must not matter.
      return Test(price: Price(), mostCost: mostCost, leastValue: leastSkill)
    }
    let block = place / stride
    guard block < rests.count else { return nil }
    let rest = rests[block]
    var (value, cost): (Int128, Int128) = (0, 0)
    for (index, count) in missing.enumerated() {
      guard count < rest.values[index].count else { return nil }
      value += rest.values[index][count]
      cost += rest.costs[index][count]
    }
    return Test(
      price: price, mostCost: mostCost - cost,
      leastValue: leastSkill.map {
        price.skill * $0 - price.money * mostCost - mostToll + toll - value
      })
  }
}
