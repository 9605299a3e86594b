/// All sets of swaps among some of the types that have the same balance, skill and cost.
struct SwapSets<Value: FixedWidthInteger & SignedInteger & Sendable>: Sendable {
  var skill: Value
  var cost: Value
  var loss: Value
  /// For up to 64 followed types, one bit each: whether every set keeps all its players in the team.
  var complete: UInt64
  /// How many sets; saturated.
  var count: UInt128
}

/// What the swaps of one half may add up to, so that the other half can still complete them.
struct SwapLimits<Value: FixedWidthInteger & SignedInteger & Sendable>: Sendable {
  /// The index that stands for a balance of 0.
  let origin: Int
  /// For each balance, the most that swaps may have lost; negative where no team is possible.
  let loss: [Value]

  /// Limits for `core`: its gap, less the smallest loss that restores the balance.
  init(_ core: SwapCore<Value>) {
    let removable = core.types.reduce(0) { $0 + ($1.inBase ? $1.copies : 0) }
    let addable = max(0, core.additions + removable)
    let joining = Self.smallestLosses(core.types.filter { !$0.inBase }, upTo: addable)
    let leaving = Self.smallestLosses(core.types.filter { $0.inBase }, upTo: removable + addable)
    origin = removable
    loss = (-removable...addable).map { balance in
      let missing = core.additions - balance
      let losses = missing >= 0 ? joining : leaving
      guard losses.indices.contains(abs(missing)) else { return -1 }
      return core.gap - losses[abs(missing)]
    }
  }

  /// The smallest loss of 0, 1, 2, … swaps among `types`, as far as there are players.
  private static func smallestLosses(_ types: [PlayerType<Value>], upTo most: Int) -> [Value] {
    var losses: [Value] = [0]
    for type in types.sorted(by: { $0.loss < $1.loss }) {
      for _ in 0..<min(type.copies, most + 1 - losses.count) {
        losses.append(losses[losses.count - 1] + type.loss)
      }
    }
    return losses
  }
}

/// The sets of swaps among the types added so far, one list a balance, each sorted by skill, then cost.
struct SwapLists<Value: FixedWidthInteger & SignedInteger & Sendable> {
  private(set) var lists: [[SwapSets<Value>]]
  /// The number of entries in all lists.
  private(set) var total = 1
  private let limits: SwapLimits<Value>
  private var scratch: [SwapSets<Value>] = []

  /// Steps that one entry of a list takes to make.
  private static var stepsAnEntry: Int { 8 }

  /// The empty set of swaps.
  init(limits: SwapLimits<Value>) {
    self.limits = limits
    lists = Array(repeating: [], count: limits.loss.count)
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
    // A list is extended from lists that still lack this type: away from the direction of the swap.
    for step in 0..<lists.count {
      let index = type.inBase ? step : lists.count - 1 - step
      try extend(index, by: type, bit: bit, meter: &meter)
    }
    total = lists.reduce(0) { $0 + $1.count }
  }

  private mutating func clear(_ bit: UInt64) {
    for index in lists.indices {
      for entry in lists[index].indices { lists[index][entry].complete &= ~bit }
    }
  }

  private mutating func extend(
    _ index: Int, by type: PlayerType<Value>, bit: UInt64, meter: inout WorkMeter
  ) throws(CountingEnd) {
    let limit = limits.loss[index]
    var shift = Shift<Value>(keep: .max, complete: 0)
    for swaps in 1...type.copies {
      let source = index - swaps * type.direction
      guard lists.indices.contains(source), shift.loss <= limit - type.loss else { return }
      shift.skill += type.inBase ? -type.skill : type.skill
      shift.cost += type.inBase ? -type.cost : type.cost
      shift.loss += type.loss
      if lists[source].isEmpty { continue }
      shift.ways = .waysToChoose(swaps, of: type.copies)
      if type.inBase { shift.keep = ~bit } else if swaps == type.copies { shift.complete = bit }
      try meter.spend((lists[index].count + lists[source].count) * Self.stepsAnEntry)
      merge(lists[source], shiftedBy: shift, into: index, limit: limit)
    }
  }

  /// Replaces list `index` by its union with the shifted entries of `source` that keep to the limit.
  private mutating func merge(
    _ source: [SwapSets<Value>], shiftedBy shift: Shift<Value>, into index: Int, limit: Value
  ) {
    let old = lists[index]
    scratch.removeAll(keepingCapacity: true)
    scratch.reserveCapacity(old.count + source.count)
    var next = 0
    for entry in source where entry.loss <= limit - shift.loss {
      let moved = shift.applied(to: entry)
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
private struct Shift<Value: FixedWidthInteger & SignedInteger & Sendable> {
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
