/// Counts at places 0..<n that can change while sums up to any place are taken: a binary indexed tree (Fenwick, 1994).
/// Arithmetic is modulo the width of the numbers, so that counts can be subtracted again.
struct FenwickCounts<Count: FixedWidthInteger> {
  private var nodes: [Count]

  init(places: Int) {
    nodes = Array(repeating: 0, count: places + 1)
  }

  @inline(__always)
  mutating func add(_ count: Count, at place: Int) {
    var node = place &+ 1
    while node < nodes.count {
      nodes[node] &+= count
      node &+= node & (0 &- node)
    }
  }

  /// The sum of the counts at the places below `place`.
  @inline(__always)
  func sum(below place: Int) -> Count {
    var node = place
    var total: Count = 0
    while node > 0 {
      total &+= nodes[node]
      node &= node &- 1
    }
    return total
  }
}
