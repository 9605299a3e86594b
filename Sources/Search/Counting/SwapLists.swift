/// All sets of swaps among some of the types that have the same balance, skill and cost.
struct SwapSets<Value: WholeNumber>: Sendable {
  var skill: Value
  var cost: Value
  var loss: Value
  /// For up to 64 followed types, one bit each: whether every set keeps all its players in the team.
  var complete: UInt64
  /// How many sets; saturated.
  var count: UInt128
}

/// The sets of swaps among the types added so far, one list a balance, each sorted by skill, then cost.
struct SwapLists<Value: WholeNumber> {
  private(set) var lists: [[SwapSets<Value>]]
  /// The number of entries in all lists.
  private(set) var total = 1
  private let limits: SwapLimits<Value>
  private var scratch: [SwapSets<Value>] = []

  /// Steps that one entry of a list takes to make.
  private static var stepsAnEntry: Int { 12 }

  /// The longest that all lists together may be: some 50 MB.
  private static var mostEntries: Int { 1 << 20 }

  /// The empty set of swaps.
  init(limits: SwapLimits<Value>) {
    self.limits = limits
    lists = Array(repeating: [], count: limits.count)
    lists[limits.origin] = [SwapSets(skill: 0, cost: 0, loss: 0, complete: .max, count: 1)]
  }

  /// Adds a type: each set goes on with 0, 1, 2, … swaps of its players.
  ///
  /// - Parameters:
  ///   - type: the type to add.
  ///   - bit: the bit in ``SwapSets/complete`` that follows it, 0 for none.
  mutating func add(
    _ type: PlayerType<Value>, followedBy bit: UInt64, meter: inout WorkMeter
  ) throws(CountingEnd) {
    if bit != 0 && !type.inBase { clear(bit) }
    try meter.spend(lists.count * Self.stepsAnEntry)
    let ways = UInt128.waysToChoose(upTo: min(type.copies, lists.count), of: type.copies)
    // A list is extended from lists that still lack this type: away from the direction of the swap.
    for step in 0..<lists.count {
      let index = type.inBase ? step : lists.count - 1 - step
      try extend(index, by: type, ways, bit: bit, meter: &meter)
    }
  }

  private mutating func clear(_ bit: UInt64) {
    for index in lists.indices {
      for entry in lists[index].indices { lists[index][entry].complete &= ~bit }
    }
  }

  private mutating func extend(
    _ index: Int, by type: PlayerType<Value>, _ ways: [UInt128], bit: UInt64, meter: inout WorkMeter
  ) throws(CountingEnd) {
    let limit = limits[index]
    var shift = Shift<Value>(keep: .max, complete: 0)
    for swaps in 1...type.copies {
      let source = index - swaps * type.direction
      guard lists.indices.contains(source), shift.loss <= limit.loss - type.loss else { return }
      shift.skill += type.inBase ? -type.skill : type.skill
      shift.cost += type.inBase ? -type.cost : type.cost
      shift.loss += type.loss
      if lists[source].isEmpty { continue }
      shift.ways = ways[swaps]
      if type.inBase { shift.keep = ~bit } else if swaps == type.copies { shift.complete = bit }
      try meter.spend((lists[index].count + lists[source].count) * Self.stepsAnEntry)
      total -= lists[index].count
      merge(lists[source], shiftedBy: shift, into: index, limit: limit)
      total += lists[index].count
      if total > Self.mostEntries { throw .workLimit }
    }
  }

  /// Replaces list `index` by its union with the shifted entries of `source` that keep to the limit.
  private mutating func merge(
    _ source: [SwapSets<Value>], shiftedBy shift: Shift<Value>, into index: Int, limit: SwapLimit<Value>
  ) {
    let old = lists[index]
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(old.count + source.count)
    var next = 0
    for entry in source {
      let moved = shift.applied(to: entry)
      guard limit.allows(moved) else { continue }
      while next < old.count, old[next].comes(before: moved) {
        scratch.append(old[next])
        next += 1
      }
      if next < old.count, old[next].skill == moved.skill, old[next].cost == moved.cost {
        scratch.append(old[next].united(with: moved))
        next += 1
      } else {
        scratch.append(moved)
      }
    }
    scratch.append(contentsOf: old[next...])
    swap(&scratch, &lists[index])
  }
}

/// What a number of swaps of one type does to a set of swaps.
private struct Shift<Value: WholeNumber> {
  var skill: Value = 0
  var cost: Value = 0
  var loss: Value = 0
  var ways: UInt128 = 1
  /// The bits of ``SwapSets/complete`` that stay.
  var keep: UInt64
  /// The bits that are set.
  var complete: UInt64

  func applied(to entry: SwapSets<Value>) -> SwapSets<Value> {
    SwapSets(
      skill: entry.skill + skill, cost: entry.cost + cost, loss: entry.loss + loss,
      complete: entry.complete & keep | complete,
      count: ways == 1 ? entry.count : entry.count.multipliedSaturated(by: ways))
  }
}

extension SwapSets {
  /// The order of a list.
  fileprivate func comes(before other: SwapSets) -> Bool {
    skill != other.skill ? skill < other.skill : cost < other.cost
  }

  /// Both collections of sets, which have the same skill and cost.
  fileprivate func united(with other: SwapSets) -> SwapSets {
    var united = self
    united.complete &= other.complete
    united.count = count.addingSaturated(other.count)
    return united
  }
}
