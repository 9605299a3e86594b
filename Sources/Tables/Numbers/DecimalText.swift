/// Returns the decimal text of `units` × 10^-`places`, with exactly `places` decimal places.
///
/// 490 with one place is `49.0`, -5 with two is `-0.05`, 7 with none is `7`. No floating point is involved.
public func text(units: Int128, places: Int) -> String {
  precondition(places >= 0, "a decimal has no negative number of places")
  var digits = String(units.magnitude)
  if places > 0 {
    if digits.count <= places {
      digits = String(repeating: "0", count: places + 1 - digits.count) + digits
    }
    digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -places))
  }
  return units < 0 ? "-" + digits : digits
}

extension DecimalNumber: CustomStringConvertible {
  /// The number with its decimal places: 12.50 stays `12.50`.
  public var description: String { text(units: mantissa, places: places) }
}
