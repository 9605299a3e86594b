/// Sums and products of numbers of teams that stay at the largest 128-bit number instead of overflowing.
///
/// Every operation only grows with its operands, so a result below `UInt128.max` is exact, and a result
/// of `UInt128.max` is a proved lower bound.
extension UInt128 {
  /// The sum, or the largest number.
  func addingSaturated(_ other: UInt128) -> UInt128 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  /// The product, or the largest number.
  func multipliedSaturated(by other: UInt128) -> UInt128 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }

  /// The number of ways to choose `chosen` of `total`, or the largest number.
  ///
  /// After step `i` the product is the number of ways to choose `i` of `total`, so that every division
  /// leaves no remainder; with `i` up to half of `total` it only grows, so that the first overflow decides.
  /// - Complexity: O(min(`chosen`, `total` − `chosen`)).
  static func waysToChoose(_ chosen: Int, of total: Int) -> UInt128 {
    guard chosen >= 0, chosen <= total else { return 0 }
    let steps = Swift.min(chosen, total - chosen)
    guard steps > 0 else { return 1 }
    var ways: UInt128 = 1
    for step in 1...steps {
      let divisor = UInt128(step)
      let product = ways.multipliedFullWidth(by: UInt128(total - steps + step))
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
