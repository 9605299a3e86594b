/// Sums and products of numbers of teams that stay at the largest 128-bit number instead of overflowing: any smaller
/// result is exact, and that one is a proved lower bound.
extension UInt128 {
  /// The sum, or the largest number.
  func addingSaturated(_ other: UInt128) -> UInt128 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  /// The number of ways to choose `chosen` of `total`, or the largest number.
  package static func waysToChoose(_ chosen: Int, of total: Int) -> UInt128 {
    guard chosen >= 0, chosen <= total else { return 0 }
    var ways: UInt128 = 1
    // Each number follows from the one before by a division without remainder; up to half of `total` they only grow.
    for number in 0..<Swift.min(chosen, total - chosen) {
      let (divisor, product) = (UInt128(number + 1), ways.multipliedFullWidth(by: UInt128(total - number)))
      guard product.high < divisor else { return .max }
      ways = divisor.dividingFullWidth(product).quotient
    }
    return ways
  }
}

extension TeamCount {
  /// A count made with saturating arithmetic: exact unless it reached the largest number.
  init(saturated value: UInt128) {
    self.init(value, isExact: value < .max)
  }
}
