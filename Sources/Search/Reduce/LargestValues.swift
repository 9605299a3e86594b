/// The largest values of a sequence, at most `capacity` of them: once it is full, a binary heap with the smallest on top.
struct LargestValues<Value: Comparable> {
  let capacity: Int
  /// The kept values; once it is full, `values[i]` is not above its children `2i + 1` and `2i + 2`.
  private(set) var values: [Value] = []

  init(capacity: Int) {
    self.capacity = capacity
    values.reserveCapacity(min(capacity, 1_024))
  }

  /// The `capacity`-th largest value seen; `nil` until there are that many.
  var threshold: Value? {
    @inline(__always) get { values.count == capacity ? values.first : nil }
  }

  /// Keeps `value` if it is among the largest. Of equal values the first is kept.
  @inline(__always)
  mutating func insert(_ value: Value) {
    if values.count == capacity {
      if let smallest = values.first, smallest < value { replaceSmallest(by: value) }
    } else {
      values.append(value)
      if values.count == capacity { values.sort() }
    }
  }

  private mutating func replaceSmallest(by value: Value) {
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < values.count else { break }
      if child + 1 < values.count, values[child + 1] < values[child] { child += 1 }
      guard values[child] < value else { break }
      values[hole] = values[child]
      hole = child
    }
    values[hole] = value
  }
}
