extension DecimalNumber {
  /// Returns the exact difference; `nil` if it does not fit in 128 bits.
  public func subtracting(_ other: DecimalNumber) -> DecimalNumber? {
    combined(with: other) { $0.subtractingReportingOverflow($1) }
  }

  /// Returns the exact sum; `nil` if it does not fit in 128 bits.
  public func adding(_ other: DecimalNumber) -> DecimalNumber? {
    combined(with: other) { $0.addingReportingOverflow($1) }
  }

  private func combined(
    with other: DecimalNumber, _ combine: (Int128, Int128) -> (partialValue: Int128, overflow: Bool)
  ) -> DecimalNumber? {
    let common = max(places, other.places)
    guard let one = units(places: common), let two = other.units(places: common) else { return nil }
    let (result, overflow) = combine(one, two)
    return overflow ? nil : DecimalNumber(mantissa: result, places: common)
  }

  /// Returns the exact product; `nil` if it does not fit in 128 bits.
  public func multiplied(by other: DecimalNumber) -> DecimalNumber? {
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: other.mantissa)
    return overflow ? nil : DecimalNumber(mantissa: product, places: places + other.places)
  }

  /// Returns the quotient with `wanted` decimal places, halves rounded away from zero; `nil` where the divisor is 0 or
  /// an intermediate value does not fit in 128 bits.
  public func divided(by divisor: DecimalNumber, places wanted: Int) -> DecimalNumber? {
    let (dividend, divisor) = (normalised, divisor.normalised)
    // Shifts the decimal point of both: mantissas whose quotient is a whole number of 10^-`wanted`.
    let shift = wanted + divisor.places - dividend.places
    guard divisor.mantissa != 0,
      let numerator = DecimalNumber(mantissa: dividend.mantissa, places: 0).units(places: max(shift, 0)),
      let denominator = DecimalNumber(mantissa: divisor.mantissa, places: 0).units(places: max(-shift, 0))
    else { return nil }
    let (quotient, overflow) = numerator.dividedReportingOverflow(by: denominator)
    guard !overflow else { return nil }
    let rest = numerator - quotient * denominator
    let isHalfOrMore = rest.magnitude >= denominator.magnitude - rest.magnitude
    let away: Int128 = (numerator < 0) == (denominator < 0) ? 1 : -1
    return DecimalNumber(mantissa: quotient + (rest != 0 && isHalfOrMore ? away : 0), places: wanted)
  }

  /// Formats the number with at least `places` decimal places: 49 with one is `49.0`.
  public func padded(toPlaces wanted: Int) -> String {
    let shortest = normalised
    guard shortest.places < wanted, let units = shortest.units(places: wanted) else {
      return shortest.description
    }
    return Tables.text(units: units, places: wanted)
  }
}
