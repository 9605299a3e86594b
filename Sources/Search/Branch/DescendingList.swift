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
