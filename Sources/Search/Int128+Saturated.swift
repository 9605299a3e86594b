extension Int128 {
  /// The difference, or the number nearest to it.
  func subtractingSaturated(_ other: Int128) -> Int128 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other > 0 ? .min : .max) : difference
  }
}

extension FixedWidthInteger {
  /// The product of two non-negative numbers, or the largest number.
  func multipliedSaturated(by other: Self) -> Self {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}
