/// The range of sums that the players still to come can give to limited columns, used to drop partial teams.
struct RestSums {
  /// The sums of the lowest and of the highest 0, 1, 2, … numbers after one place of the order.
  private typealias Rest = (lowest: [Int128], highest: [Int128])

  private let limits: [CensusPool.SumLimit]
  private let stride: Int
  /// The sums, by limit and block of places.
  private let rests: [[Rest]]

  /// Creates the sums of an order of players.
  /// - Complexity: O(limits · players · size) at worst.
  init(_ limits: [CensusPool.SumLimit], order: [Int], size: Int, stride: Int) {
    self.limits = limits
    self.stride = stride
    rests = limits.map { limit in
      var lowest = TopNumbers<Int128>(count: size)
      var highest = TopNumbers<Int128>(count: size)
      var rests: [Rest] = []
      for place in order.indices.reversed() {
        lowest.insert(-limit.numbers[order[place]])
        highest.insert(limit.numbers[order[place]])
        if place % stride == 0 { rests.append((lowest.prefixSums.map { -$0 }, highest.prefixSums)) }
      }
      return rests.reversed()
    }
  }

  /// Returns whether `missing` players at or after a place can bring the sums within all limits.
  func canBeKept(_ sums: [Int128], missing: Int, from place: Int) -> Bool {
    guard missing > 0 else { return true }
    return sums.indices.allSatisfy { index in
      let block = place / stride
      guard block < rests[index].count, missing < rests[index][block].lowest.count else { return false }
      let (limit, rest) = (limits[index], rests[index][block])
      let (low, high) = (sums[index] + rest.lowest[missing], sums[index] + rest.highest[missing])
      return low <= limit.most ?? low && high >= limit.least ?? high
    }
  }
}
