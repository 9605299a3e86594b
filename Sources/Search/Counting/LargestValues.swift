/// Keeps the largest of the values shown to it, in a heap whose root is the smallest kept.
struct LargestValues<Value: Comparable> {
  private let capacity: Int
  /// The values kept, in heap order.
  private(set) var values: [Value] = []

  /// Keeps at most `capacity` values, 1 or more.
  init(capacity: Int) {
    self.capacity = capacity
    values.reserveCapacity(capacity)
  }

  /// Shows a value; equal values count separately.
  /// - Complexity: O(log capacity), O(1) for a value that is not kept.
  @inline(__always)
  mutating func insert(_ value: Value) {
    if values.count < capacity {
      values.append(value)
      siftUp(from: values.count - 1)
    } else if value > values[0] {
      values[0] = value
      siftDown()
    }
  }

  private mutating func siftUp(from start: Int) {
    var index = start
    while index > 0, values[index] < values[(index - 1) / 2] {
      values.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown() {
    var index = 0
    while 2 * index + 1 < values.count {
      var child = 2 * index + 1
      if child + 1 < values.count, values[child + 1] < values[child] { child += 1 }
      guard values[child] < values[index] else { return }
      values.swapAt(index, child)
      index = child
    }
  }
}
