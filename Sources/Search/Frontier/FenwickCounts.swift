/// Counts at places 0..<n, of which sums up to any place are wanted while they grow: a binary indexed tree
/// (Fenwick, 1994).
struct FenwickCounts<Count: FixedWidthInteger> {
  private var nodes: [Count]

  /// All counts zero.
  init(places: Int) {
    nodes = Array(repeating: 0, count: places + 1)
  }

  /// Adds to the count at `place`; saturates.
  /// - Complexity: O(log n)
  @inline(__always)
  mutating func add(_ count: Count, at place: Int) {
    var node = place &+ 1
    while node < nodes.count {
      let (sum, overflow) = nodes[node].addingReportingOverflow(count)
      nodes[node] = overflow ? .max : sum
      node &+= node & (0 &- node)
    }
  }

  /// The sum of the counts at the places below `place`; saturates.
  /// - Complexity: O(log n)
  @inline(__always)
  func sum(below place: Int) -> Count {
    var node = place
    var total: Count = 0
    while node > 0 {
      let (sum, overflow) = total.addingReportingOverflow(nodes[node])
      total = overflow ? .max : sum
      node &= node &- 1
    }
    return total
  }
}
