/// Upper bounds on what the players still to come can add, used to drop partial teams.
///
/// A partial team of cost `c` and skill `s` with `r` players missing can only become a team that counts if the `r`
/// cheapest of the rest fit into the budget, and if, at some price `p / q` of money, `q·s - p·c` and the `r` best such
/// values of the rest make up for `q·leastSkill - p·mostCost`. Any price gives a true bound (Everett 1963); the price
/// only affects how much is dropped. The same holds for the prices of limited sums; a player's share of these is their
/// penalty.
struct RestBounds {
  /// The price of money, `money` units of skill for `skill` units of cost, and the price of each limited sum, which is
  /// negative where the sum must not be low.
  struct Price {
    var money: Int128 = 0
    var skill: Int128 = 1
    var sums: [Int128] = []

    /// Returns the price of some numbers, one of each limited column.
    func penalty(of numbers: [Int128]) -> Int128 { zip(sums, numbers).reduce(0) { $0 + $1.0 * $1.1 } }

    /// Returns the most that a team within the limits pays.
    func maxPenalty(_ limits: [CensusPool.SumLimit]) -> Int128 {
      zip(sums, limits).reduce(0) { $0 + $1.0 * (($1.0 > 0 ? $1.1.most : $1.1.least) ?? 0) }
    }
  }

  /// The bounds after one place of the order.
  private struct Rest {
    /// The best values, and the lowest costs, negated.
    var values: RestTotal<Int128>, costs: RestTotal<Int128>
  }

  /// What a bound depends on.
  private struct Key: Hashable {
    var block: Int, slots: Int
    var missing: [Int]
  }

  /// The number of players between places with their own bounds.
  let stride: Int
  private let price: Price
  private let classes: RoleClasses
  private let rests: [Rest]
  private let mostCost: Int128
  private let leastSkill: Int128?
  private let maxPenalty: Int128
  /// The bounds found so far: the highest value and the lowest cost.
  private var known: [Key: (value: Int128, cost: Int128)?] = [:]

  /// Creates the bounds of an order of players.
  /// - Complexity: O(players · size) at worst, and no more than about four million numbers in memory.
  init(
    _ parts: [DutyParts.Part], _ classes: RoleClasses, size: Int, penalties: [Int128], mostCost: Int128,
    leastSkill: Int128?, maxPenalty: Int128, price: Price, stride leastStride: Int
  ) {
    self.mostCost = mostCost
    self.maxPenalty = maxPenalty
    self.leastSkill = leastSkill
    self.price = leastSkill == nil ? Price() : price
    self.classes = classes
    stride = max(leastStride, penalties.count * (size + 1) * parts.count * classes.count >> 21)
    var values = TopNumbers<Int128>.all(of: parts, classes, size: size)
    var lowest = values
    let isBase = parts.map(\.isBase)
    var rests: [Rest] = []
    for place in penalties.indices.reversed() {
      for (index, part) in parts.enumerated() where part.isOpen[place] {
        let (skill, cost) = (part.skills[place], part.costs[place])
        let penalty = part.isBase ? penalties[place] : 0
        let number = part.isBase ? classes.numbers[place] : 0
        values[index][number].insert(self.price.skill * skill - self.price.money * cost - penalty)
        lowest[index][number].insert(-cost)
      }
      if place % stride == 0 {
        rests.append(
          Rest(values: RestTotal(values, isBase: isBase), costs: RestTotal(lowest, isBase: isBase)))
      }
    }
    self.rests = rests.reversed()
  }

  /// The condition that a partial team must satisfy to be completed with a number of players from a place on.
  struct Test {
    fileprivate var price: Price
    fileprivate var mostCost: Int128
    fileprivate var leastValue: Int128?

    /// Returns whether a partial team may still become a team that counts.
    func passes(cost: Int128, skill: Int128) -> Bool {
      guard cost <= mostCost else { return false }
      guard let leastValue else { return true }
      return price.skill * skill - price.money * cost >= leastValue
    }
  }

  /// Returns the test for partial teams whose missing players are all at or after `place`; `nil` if there are too few.
  /// - Parameters:
  ///   - missing: for each part, how many are to come.
  ///   - state: the state of the slots.
  ///   - penalty: what the partial teams pay for their sums.
  mutating func test(
    missing: [Int], from place: Int, in slots: SlotStates, state: Int, penalty: Int128
  ) -> Test? {
    guard missing.contains(where: { $0 > 0 }) else {
      // No player is missing: the price must not matter.
      return Test(price: Price(), mostCost: mostCost, leastValue: leastSkill)
    }
    let key = Key(block: place / stride, slots: state, missing: missing)
    guard key.block < rests.count, let rest = bound(key, in: slots) else { return nil }
    return Test(
      price: price, mostCost: mostCost - rest.cost,
      leastValue: leastSkill.map {
        price.skill * $0 - price.money * mostCost - maxPenalty + penalty - rest.value
      })
  }
  /// Returns the most that the players to come add and the least that they cost; `nil` if there are too few.
  private mutating func bound(_ key: Key, in slots: SlotStates) -> (value: Int128, cost: Int128)? {
    if let found = known[key] { return found }
    let rest = rests[key.block]
    let room = classes.room(in: slots, state: key.slots, missing: rest.values.players(key.missing))
    let value = rest.values.most(key.missing, room: room)
    let cost = rest.costs.most(key.missing, room: room)
    let found = value.flatMap { value in cost.map { (value: value, cost: -$0) } }
    known[key] = .some(found)
    return found
  }
}
