extension DecimalNumber {
  /// The number as a whole number of units of 10^-`places`; `nil` when it is not one, or when it does not
  /// fit 128 bits.
  ///
  /// 12.50 is 125 units at one place, 1250 at two, and `nil` at none.
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

  /// The smallest whole number of units of 10^-`places` that is not below the number; the largest or
  /// smallest 128-bit number where that does not fit.
  public func unitsRoundedUp(places wanted: Int) -> Int128 {
    unitsRoundedDown(places: wanted) + (isWhole(places: wanted) ? 0 : 1)
  }

  /// The largest whole number of units of 10^-`places` that is not above the number; the largest or
  /// smallest 128-bit number where that does not fit.
  public func unitsRoundedDown(places wanted: Int) -> Int128 {
    if let units = units(places: wanted) { return units }
    if wanted >= places { return mantissa < 0 ? .min : .max }
    guard let divisor = powerOfTen(places - wanted) else { return mantissa < 0 ? -1 : 0 }
    return mantissa / divisor - (mantissa < 0 ? 1 : 0)
  }

  /// Whether no digit is behind the given place; also said of a number too large for its units.
  private func isWhole(places wanted: Int) -> Bool {
    wanted >= places || units(places: wanted) != nil
  }
}

/// 10^`exponent`; `nil` from 10^39 on, which does not fit 128 bits.
func powerOfTen(_ exponent: Int) -> Int128? {
  exponent < powersOfTen.count ? powersOfTen[exponent] : nil
}

/// 10^0 to 10^38.
private let powersOfTen: [Int128] = {
  var powers: [Int128] = [1]
  for _ in 1...38 { powers.append(powers[powers.count - 1] * 10) }
  return powers
}()
