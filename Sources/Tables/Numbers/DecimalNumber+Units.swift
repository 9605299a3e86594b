extension DecimalNumber {
  /// Returns the number as a whole number of units of 10^-`places`; `nil` when it is not one, or does not fit in 128
  /// bits.
  ///
  /// 12.50 is 125 units with one decimal place, 1250 with two, and `nil` with none.
  public func units(places wanted: Int) -> Int128? {
    if mantissa == 0 { return 0 }
    if wanted >= places {
      guard let factor = powerOfTen(wanted - places) else { return nil }
      let (units, overflow) = mantissa.multipliedReportingOverflow(by: factor)
      return overflow ? nil : units
    }
    guard let divisor = powerOfTen(places - wanted) else { return nil }
    let (units, rest) = mantissa.quotientAndRemainder(dividingBy: divisor)
    return rest == 0 ? units : nil
  }

  /// Returns the smallest whole number of units of 10^-`places` that is not below the number; the largest or smallest
  /// 128-bit number where it does not fit.
  public func unitsRoundedUp(places wanted: Int) -> Int128 {
    unitsRoundedDown(places: wanted) + (isWhole(places: wanted) ? 0 : 1)
  }

  /// Returns the largest whole number of units of 10^-`places` that is not above the number; the largest or smallest
  /// 128-bit number where it does not fit.
  public func unitsRoundedDown(places wanted: Int) -> Int128 {
    if let units = units(places: wanted) { return units }
    if wanted >= places { return mantissa < 0 ? .min : .max }
    guard let divisor = powerOfTen(places - wanted) else { return mantissa < 0 ? -1 : 0 }
    return mantissa / divisor - (mantissa < 0 ? 1 : 0)
  }

  /// Whether the number has no digits beyond the given decimal place; also true for a number too large for its units.
  private func isWhole(places wanted: Int) -> Bool { wanted >= places || units(places: wanted) != nil }
}

/// Returns 10^`exponent`; `nil` from 10^39 on, which does not fit in 128 bits.
func powerOfTen(_ exponent: Int) -> Int128? { exponent < powersOfTen.count ? powersOfTen[exponent] : nil }

/// 10^0 to 10^38.
private let powersOfTen: [Int128] = {
  var powers: [Int128] = [1]
  for _ in 1...38 { powers.append(powers[powers.count - 1] * 10) }
  return powers
}()
