/// The largest of the numbers seen so far, in descending order.
struct TopNumbers<Number: Comparable & AdditiveArithmetic> {
  private let count: Int
  private(set) var numbers: [Number] = []

  /// Creates an empty list for at most `count` numbers.
  init(count: Int) {
    self.count = count
  }

  /// Adds a number if it is among the largest.
  /// - Complexity: O(1) for one that is not among the largest, otherwise O(count).
  mutating func insert(_ number: Number) {
    if numbers.count == count, let last = numbers.last, last >= number { return }
    let place = numbers.firstIndex { $0 < number } ?? numbers.count
    numbers.insert(number, at: place)
    if numbers.count > count { numbers.removeLast() }
  }

  /// The sums of the first 0, 1, 2, … of them.
  var prefixSums: [Number] {
    var sums: [Number] = [.zero]
    for number in numbers { sums.append(sums[sums.count - 1] + number) }
    return sums
  }
}
