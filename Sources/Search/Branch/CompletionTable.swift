/// The best completion of every prefix of a core: the r largest weights among its first players.
///
/// Plain memory, to be freed by ``deallocate()``; see ``CoreTables``.
struct CompletionTable<Value: WholeNumber> {
  /// Row r, column j: the sum of the r largest weights among the first j · 2^`shift` players.
  private let sums: UnsafeMutablePointer<Value>
  /// Entries in a row.
  private let stride: Int
  /// Exact (0) for every core met in practice. Millions of equal players share columns, so that the table
  /// stays within `mostEntries`: a column for more players than asked for is still a bound.
  private let shift: Int

  /// The table for up to `choose` of the players with these weights, of about `mostEntries` at most.
  /// - Complexity: O(m · choose) at worst, O(m) plus the size of the table for random orders.
  init(weights: UnsafePointer<Value>, count: Int, choose: Int, mostEntries: Int = 1 << 23) {
    let columns = max(2, mostEntries / (choose + 1))
    shift = max(0, Int.bitWidth - (count / columns).leadingZeroBitCount)
    stride = (count + (1 << shift) - 1) >> shift + 1
    sums = .allocate(capacity: (choose + 1) * stride)
    var largest = DescendingList<Value>(capacity: choose)
    for column in 0..<stride {
      if column > 0 {
        let end = min(count, column << shift)
        for index in ((column - 1) << shift)..<end { largest.insert(weights[index]) }
      }
      var sum: Value = 0
      (sums + column).initialize(to: 0)
      for taken in 0..<choose {
        if taken < largest.values.count { sum += largest.values[taken] }
        (sums + (taken + 1) * stride + column).initialize(to: sum)
      }
    }
  }

  /// Frees the memory.
  func deallocate() {
    sums.deallocate()
  }

  /// A bound on what `taken` players among the first `end` weigh together.
  /// - Precondition: `end` is at least `taken`.
  @inline(__always)
  subscript(taken: Int, of end: Int) -> Value {
    sums[taken &* stride &+ (end &+ (1 &<< shift) &- 1) &>> shift]
  }
}
