extension DecimalNumber {
  /// The exact difference; `nil` if it does not fit 128 bits.
  public func subtracting(_ other: DecimalNumber) -> DecimalNumber? {
    let common = max(places, other.places)
    guard let minuend = units(places: common), let subtrahend = other.units(places: common) else {
      return nil
    }
    let (difference, overflow) = minuend.subtractingReportingOverflow(subtrahend)
    return overflow ? nil : DecimalNumber(mantissa: difference, places: common)
  }

  /// The exact sum; `nil` where it does not fit 128 bits.
  public func adding(_ other: DecimalNumber) -> DecimalNumber? {
    let common = max(places, other.places)
    guard let first = units(places: common), let second = other.units(places: common) else { return nil }
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? nil : DecimalNumber(mantissa: sum, places: common)
  }

  /// The exact product; `nil` where it does not fit 128 bits.
  public func multiplied(by other: DecimalNumber) -> DecimalNumber? {
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: other.mantissa)
    return overflow ? nil : DecimalNumber(mantissa: product, places: places + other.places)
  }

  /// The quotient with `wanted` places, halves rounded away from zero; `nil` where the divisor is 0 or where the
  /// work does not fit 128 bits.
  public func divided(by divisor: DecimalNumber, places wanted: Int) -> DecimalNumber? {
    let (dividend, divisor) = (normalised, divisor.normalised)
    // Moving the point of both: mantissas in which the quotient is a whole number of 10^-`wanted`.
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

  /// The number with at least `places` digits after the point: 49 with one place is `49.0`.
  public func padded(toPlaces wanted: Int) -> String {
    let shortest = normalised
    guard shortest.places < wanted, let units = shortest.units(places: wanted) else {
      return shortest.description
    }
    return Tables.text(units: units, places: wanted)
  }
}
