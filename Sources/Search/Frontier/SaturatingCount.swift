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

  /// The number of ways to choose `chosen` of `total`, or the largest number.
  /// - Complexity: O(min(`chosen`, `total` − `chosen`)).
  static func waysToChoose(_ chosen: Int, of total: Int) -> UInt128 {
    guard chosen >= 0, chosen <= total else { return 0 }
    return waysToChoose(upTo: Swift.min(chosen, total - chosen), of: total).last ?? 1
  }

  /// The numbers of ways to choose 0, 1, 2, …, `most` of `total`, each no more than the largest number.
  ///
  /// Each number follows from the one before by a division without remainder. Up to half of `total` they only grow, so
  /// all after the first that is too large are too; from there on they are mirrored.
  /// - Precondition: `most` is from 0 to `total`.
  /// - Complexity: O(`most`).
  static func waysToChoose(upTo most: Int, of total: Int) -> [UInt128] {
    var ways: [UInt128] = [1]
    while ways.count <= most {
      let step = ways.count
      guard step <= total / 2 else {
        ways.append(ways[total - step])
        continue
      }
      let product = ways[step - 1].multipliedFullWidth(by: UInt128(total - step + 1))
      let fits = ways[step - 1] < .max && product.high < UInt128(step)
      ways.append(fits ? UInt128(step).dividingFullWidth(product).quotient : .max)
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
