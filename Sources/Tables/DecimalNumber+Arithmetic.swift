extension DecimalNumber {
  /// The exact difference; `nil` where it does not fit 128 bits.
  public func subtracting(_ other: DecimalNumber) -> DecimalNumber? {
    let common = max(places, other.places)
    guard let minuend = units(places: common), let subtrahend = other.units(places: common) else {
      return nil
    }
    let (difference, overflow) = minuend.subtractingReportingOverflow(subtrahend)
    return overflow ? nil : DecimalNumber(mantissa: difference, places: common)
  }

  /// The number with at least `places` digits behind the point: 49 with one place is `49.0`.
  public func padded(toPlaces wanted: Int) -> String {
    let shortest = normalised
    guard shortest.places < wanted, let units = shortest.units(places: wanted) else {
      return shortest.description
    }
    return Tables.text(units: units, places: wanted)
  }
}
