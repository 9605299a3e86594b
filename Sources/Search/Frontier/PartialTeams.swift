/// All sets of some members drawn from a range of rows, as columns.
struct PartialTeams<Value: WholeNumber> {
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
    _ pool: MiddlePool<Value>, members: Int, from rows: Range<Int>, meter: inout StepAllowance
  ) throws(CountingEnd) {
    try meter.spend(
      MiddleShape.stepsOfListing(Int(clamping: UInt128.waysToChoose(members, of: rows.count))))
    append(pool, members, from: rows, first: pool.count, last: -1, skill: 0, cost: 0)
    let sets = skills.indices.map { Int32($0) }
    byCost = sets.sorted { costs[Int($0)] < costs[Int($1)] }
    try meter.checkSignal()
    bySkill = sets.sorted { skills[Int($0)] < skills[Int($1)] }
  }

  private mutating func append(
    _ pool: MiddlePool<Value>, _ missing: Int, from rows: Range<Int>, first: Int, last: Int, skill: Value,
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
