/// Between what bounds a set of swaps can be completed to a team that counts.
struct SwapLimit<Value: WholeNumber>: Sendable {
  /// The most that it may lose; negative where no team is possible.
  var loss: Value
  /// The least and the most skill that it may add.
  var skill: (least: Value, most: Value)
  /// The least and the most that it may add to the cost.
  var cost: (least: Value, most: Value)

  /// Whether a set keeps to all of them.
  @inline(__always)
  func allows(_ set: SwapSets<Value>) -> Bool {
    set.loss <= loss && set.cost <= cost.most && set.cost >= cost.least && set.skill <= skill.most
      && set.skill >= skill.least
  }
}

/// For each balance, players swapped in less players swapped out, the bounds of a core.
struct SwapLimits<Value: WholeNumber>: Sendable {
  /// The index that stands for a balance of 0.
  let origin: Int
  private var limits: [SwapLimit<Value>] = []

  /// Bounds from the smallest loss that restores the balance, and from the least and the most skill and
  /// cost that the swaps still missing can add.
  /// - Complexity: O(size²) for teams of `size` players, and sorting the types.
  init(_ core: SwapCore<Value>, meter: inout WorkMeter) throws(CountingEnd) {
    let joining = core.types.filter { !$0.inBase }
    let leaving = core.types.filter { $0.inBase }
    let removable = leaving.reduce(0) { $0 + $1.copies }
    let addable = max(0, core.additions + removable)
    try meter.spend((removable + 1) * (addable + removable + 1))
    origin = removable
    try meter.checkSignal()
    let losses = (
      joining: PrefixSums(joining, \.loss, upTo: addable),
      leaving: PrefixSums(leaving, \.loss, upTo: removable + addable)
    )
    try meter.checkSignal()
    let skills = SumRanges(joining, leaving, \.skill, upTo: (addable, removable))
    try meter.checkSignal()
    let costs = SumRanges(joining, leaving, \.cost, upTo: (addable, removable))
    for balance in -removable...addable {
      let missing = core.additions - balance
      let loss = (missing < 0 ? losses.leaving : losses.joining).smallest(abs(missing))
      guard let loss, let skill = skills.range(missing), let cost = costs.range(missing) else {
        limits.append(SwapLimit(loss: -1, skill: (0, 0), cost: (0, 0)))
        continue
      }
      limits.append(
        SwapLimit(
          loss: core.gap - loss,
          skill: (core.skill - skill.most, core.skill + core.extraSkill - skill.least),
          cost: (core.cost - cost.most, core.costLimit - cost.least)))
    }
  }

  /// The number of balances.
  var count: Int { limits.count }

  /// The bounds of the sets with the balance `index` − ``origin``.
  subscript(index: Int) -> SwapLimit<Value> { limits[index] }
}

/// Sums of the smallest and of the largest values among players.
private struct PrefixSums<Value: WholeNumber> {
  private let ascending: [Value]
  private let descending: [Value]

  /// Sums of up to `most` of the values of all copies of `types`.
  init(_ types: [PlayerType<Value>], _ value: (PlayerType<Value>) -> Value, upTo most: Int) {
    let sorted = types.map { (value: value($0), copies: $0.copies) }.sorted { $0.value < $1.value }
    ascending = Self.sums(sorted, most)
    descending = Self.sums(sorted.reversed(), most)
  }

  private static func sums(_ values: [(value: Value, copies: Int)], _ most: Int) -> [Value] {
    var sums: [Value] = [0]
    for (value, copies) in values {
      for _ in 0..<max(0, min(copies, most + 1 - sums.count)) { sums.append(sums[sums.count - 1] + value) }
    }
    return sums
  }

  /// The sum of the `count` smallest, or `nil` where there are not so many.
  func smallest(_ count: Int) -> Value? {
    ascending.indices.contains(count) ? ascending[count] : nil
  }

  /// The sum of the `count` largest, or `nil` where there are not so many.
  func largest(_ count: Int) -> Value? {
    descending.indices.contains(count) ? descending[count] : nil
  }
}

/// The least and the most that swaps of a given balance can add.
private struct SumRanges<Value: WholeNumber> {
  private let joining: PrefixSums<Value>
  private let leaving: PrefixSums<Value>
  private let removable: Int

  init(
    _ joining: [PlayerType<Value>], _ leaving: [PlayerType<Value>], _ value: (PlayerType<Value>) -> Value,
    upTo most: (addable: Int, removable: Int)
  ) {
    self.joining = PrefixSums(joining, value, upTo: most.addable + most.removable)
    self.leaving = PrefixSums(leaving, value, upTo: most.removable)
    removable = most.removable
  }

  /// The range for `balance` more players in than out, or `nil` where there are not enough players.
  func range(_ balance: Int) -> (least: Value, most: Value)? {
    var range: (least: Value, most: Value)?
    for out in max(0, -balance)...max(0, -balance, removable) {
      guard let least = joining.smallest(balance + out), let most = joining.largest(balance + out),
        let dearest = leaving.largest(out), let cheapest = leaving.smallest(out)
      else { continue }
      range = (
        min(range?.least ?? least - dearest, least - dearest),
        max(range?.most ?? most - cheapest, most - cheapest)
      )
    }
    return range
  }
}
