/// All sets of some members drawn from a range of rows, as columns.
struct MemberSets<Value: WholeNumber> {
  /// Total skill of each set.
  private(set) var skills: [Value] = []
  /// Total cost of each.
  private(set) var costs: [Value] = []
  /// The first row of each; the number of players for the empty set.
  private(set) var firstRows: [Int32] = []
  /// The last row of each; −1 for the empty set.
  private(set) var lastRows: [Int32] = []
  /// The sets, the cheapest first.
  private(set) var byCost: [Int32] = []
  /// The sets, the least skilled first.
  private(set) var bySkill: [Int32] = []

  /// The sets of `members` players of `pool` in `rows`.
  /// - Complexity: their number, and sorting them.
  init(
    _ pool: MedianPool<Value>, members: Int, from rows: Range<Int>, meter: inout StepAllowance
  ) throws(CountingEnd) {
    try meter.spend(
      MedianShape.stepsOfListing(Int(clamping: UInt128.waysToChoose(members, of: rows.count))))
    append(pool, members, from: rows, first: pool.count, last: -1, skill: 0, cost: 0)
    let sets = skills.indices.map { Int32($0) }
    byCost = sets.sorted { costs[Int($0)] < costs[Int($1)] }
    try meter.checkSignal()
    bySkill = sets.sorted { skills[Int($0)] < skills[Int($1)] }
  }

  private mutating func append(
    _ pool: MedianPool<Value>, _ missing: Int, from rows: Range<Int>, first: Int, last: Int, skill: Value,
    cost: Value
  ) {
    guard missing > 0 else {
      skills.append(skill)
      costs.append(cost)
      firstRows.append(Int32(first))
      lastRows.append(Int32(last))
      return
    }
    for row in rows.dropLast(missing - 1) {
      append(
        pool, missing - 1, from: row + 1..<rows.upperBound, first: min(first, row), last: row,
        skill: skill + pool.skills[row], cost: cost + pool.costs[row])
    }
  }
}

/// Pairs sets of players before and after a middle player to legal teams, and counts those of enough skill.
///
/// The sets before go down by cost, so that ever more sets after fit; these are counted by their
/// place in the order of skill, and a sum over places tells how many have enough.
struct MedianPairs<Value: WholeNumber> {
  private let allBefore: MemberSets<Value>
  private let allAfter: MemberSets<Value>
  /// The skills that teams are to have at least.
  private let skills: [Value]

  /// The sets before the middle player, the cheapest first.
  private(set) var before: [Int32] = []
  /// The sets after that player, the cheapest first.
  private(set) var after: [Int32]
  private var beforeBySkill: [Int32] = []
  private var afterBySkill: [Int32]
  /// For each set after that player its place in the order of skill.
  private var places: [Int32]
  /// For each set before that player, and each of `skills`, the first place of a set after with enough skill.
  private var starts: [Int32]

  /// Legal teams counted so far. There are fewer than 2^42 a middle player, which 128 bits hold.
  private(set) var legal: UInt128 = 0
  /// For each of the skills the legal teams that have as much.
  private(set) var skilled: [UInt128]

  /// Counts nothing yet.
  init(before: MemberSets<Value>, after: MemberSets<Value>, skills: [Value]) {
    allBefore = before
    allAfter = after
    self.skills = skills
    self.after = after.byCost
    afterBySkill = after.bySkill
    places = Array(repeating: 0, count: skills.isEmpty ? 0 : after.skills.count)
    starts = Array(repeating: 0, count: before.skills.count * skills.count)
    skilled = Array(repeating: 0, count: skills.count)
  }

  /// Chooses the sets before and after a middle player, who may only go up.
  mutating func select(around middle: Int32) {
    before = allBefore.byCost.filter { allBefore.lastRows[Int($0)] < middle }
    after.removeAll { allAfter.firstRows[Int($0)] <= middle }
    guard !skills.isEmpty else { return }
    beforeBySkill = allBefore.bySkill.filter { allBefore.lastRows[Int($0)] < middle }
    afterBySkill.removeAll { allAfter.firstRows[Int($0)] <= middle }
    for (place, set) in afterBySkill.enumerated() { places[Int(set)] = Int32(place) }
  }

  /// Counts the teams around a middle player of this skill, who leaves `budget` to the others.
  mutating func count(skill: Value, budget: Value) {
    findStarts(skill)
    var affordable = FenwickCounts<Int32>(places: skills.isEmpty ? 0 : after.count)
    var next = 0
    var legal = 0
    var skilled = [Int](repeating: 0, count: skills.count)
    for set in before.reversed() {
      let left = budget - allBefore.costs[Int(set)]
      while next < after.count, allAfter.costs[Int(after[next])] <= left {
        if !skills.isEmpty { affordable.add(1, at: Int(places[Int(after[next])])) }
        next += 1
      }
      legal += next
      guard next > 0 else { continue }
      for index in skills.indices {
        let start = Int(starts[Int(set) * skills.count + index])
        skilled[index] += next - Int(affordable.sum(below: start))
      }
    }
    self.legal += UInt128(legal)
    for index in skills.indices { self.skilled[index] += UInt128(skilled[index]) }
  }

  /// Finds the places: while sets before go up by skill, those after need less.
  private mutating func findStarts(_ skill: Value) {
    for index in skills.indices {
      let others = skills[index] - skill
      var start = afterBySkill.count
      for set in beforeBySkill {
        let needed = others - allBefore.skills[Int(set)]
        while start > 0, allAfter.skills[Int(afterBySkill[start - 1])] >= needed { start -= 1 }
        starts[Int(set) * skills.count + index] = Int32(start)
      }
    }
  }
}
