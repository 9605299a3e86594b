extension Int128 {
  /// The difference, or the number nearest to it.
  func subtractingSaturated(_ other: Int128) -> Int128 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other > 0 ? .min : .max) : difference
  }
}
