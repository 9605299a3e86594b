/// A core laid out for branching: its columns, and the best completion of every prefix, in plain memory.
///
/// Immutable once built, so that workers share it. Unsafe because the innermost loop reads five of these
/// arrays at each step and bounds checks cost it a third of its speed.
final class CoreTables<Value: WholeNumber>: @unchecked Sendable {
  /// Players to decide about.
  let count: Int
  /// How many of them a team takes.
  let choose: Int
  /// Weight by position in cost order.
  let weights: UnsafeMutablePointer<Value>
  /// Skill by position.
  let skills: UnsafeMutablePointer<Value>
  /// Cost by position.
  let costs: UnsafeMutablePointer<Value>
  /// `prefixCosts[i]` is the cost of the first i players; `count + 1` entries.
  let prefixCosts: UnsafeMutablePointer<Value>
  /// Row r, column j: the sum of the r largest weights among the first j · 2^`shift` players.
  let completions: UnsafeMutablePointer<Value>
  /// Entries in a row of `completions`.
  let stride: Int
  /// Exact (0) for every core met in practice. Millions of equal players share columns, so that the table
  /// stays within `mostEntries`: a column for more players than asked for is still a bound.
  let shift: Int

  private static var mostEntries: Int { 1 << 23 }

  /// Lays out a core.
  /// - Complexity: O(m · choose) at worst, O(m) plus the size of the table for random orders.
  init(_ core: Core<Value>) {
    count = core.count
    choose = core.choose
    let columns = max(2, Self.mostEntries / (choose + 1))
    shift = max(0, Int.bitWidth - (count / columns).leadingZeroBitCount)
    stride = (count + (1 << shift) - 1) >> shift + 1
    weights = .allocate(capacity: max(1, count))
    skills = .allocate(capacity: max(1, count))
    costs = .allocate(capacity: max(1, count))
    prefixCosts = .allocate(capacity: count + 1)
    completions = .allocate(capacity: (choose + 1) * stride)
    var total: Value = 0
    prefixCosts.initialize(to: 0)
    for index in 0..<count {
      (weights + index).initialize(to: core.weights[index])
      (skills + index).initialize(to: core.players.skills[index])
      (costs + index).initialize(to: core.players.costs[index])
      total += core.players.costs[index]
      (prefixCosts + index + 1).initialize(to: total)
    }
    fillCompletions()
  }

  deinit {
    for array in [weights, skills, costs, prefixCosts, completions] { array.deallocate() }
  }

  private func fillCompletions() {
    var largest = DescendingList<Value>(capacity: choose)
    for column in 0..<stride {
      if column > 0 {
        let end = min(count, column << shift)
        for index in ((column - 1) << shift)..<end { largest.insert(weights[index]) }
      }
      var sum: Value = 0
      (completions + column).initialize(to: 0)
      for taken in 0...choose where taken > 0 {
        if taken <= largest.values.count { sum += largest.values[taken - 1] }
        (completions + taken * stride + column).initialize(to: sum)
      }
    }
  }

  /// A bound on what `taken` players among the first `end` weigh together.
  /// - Precondition: `end` is at least `taken`.
  @inline(__always)
  func completion(_ taken: Int, of end: Int) -> Value {
    completions[taken &* stride &+ (end &+ (1 &<< shift) &- 1) &>> shift]
  }
}

/// The largest values of a sequence in descending order, at most `capacity` of them.
struct DescendingList<Value: Comparable> {
  private let capacity: Int
  /// The kept values, largest first.
  private(set) var values: [Value] = []

  /// Keeps nothing yet.
  init(capacity: Int) {
    self.capacity = capacity
    values.reserveCapacity(capacity + 1)
  }

  /// Keeps `value` if it is among the largest.
  mutating func insert(_ value: Value) {
    if values.count == capacity {
      guard let last = values.last, value > last else { return }
      values.removeLast()
    }
    let index = partitionPoint(0, values.count) { values[$0] < value }
    values.insert(value, at: index)
  }
}
