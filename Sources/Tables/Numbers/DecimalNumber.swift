/// An exact decimal number: `mantissa` × 10^-`places`.
public struct DecimalNumber: Sendable {
  /// The digits as a whole number.
  public var mantissa: Int128
  /// The number of decimal places, 0 or more.
  public var places: Int
  /// How it was written, if with a unit; has no influence on its value.
  public var written: Written?
  /// The currency with which it was written, if any; has no influence on its value either.
  public var currency: Currency?
  /// Whether it was written with a percent sign; 55 % is the number 55.
  public var isPercent = false

  /// Creates the number `mantissa` × 10^-`places`.
  public init(mantissa: Int128, places: Int) {
    precondition(places >= 0, "a decimal has no negative number of places")
    self.mantissa = mantissa
    self.places = places
  }
}

extension DecimalNumber {
  /// The number 0.
  public static let zero = DecimalNumber(mantissa: 0, places: 0)
  /// The number 1.
  public static let one = DecimalNumber(mantissa: 1, places: 0)
}

extension DecimalNumber: Hashable {
  /// The same number without trailing zeros after the point.
  public var normalised: DecimalNumber {
    var number = self
    while number.places > 0, number.mantissa % 10 == 0 {
      number.mantissa /= 10
      number.places = number.mantissa == 0 ? 0 : number.places - 1
    }
    return number
  }

  /// Whether both are the same number, however many trailing zeros they have.
  public static func == (left: DecimalNumber, right: DecimalNumber) -> Bool {
    let (left, right) = (left.normalised, right.normalised)
    return left.mantissa == right.mantissa && left.places == right.places
  }

  /// Equal numbers hash alike.
  public func hash(into hasher: inout Hasher) {
    let number = normalised
    hasher.combine(number.mantissa)
    hasher.combine(number.places)
  }
}

extension DecimalNumber: Comparable {
  /// Compares exactly, however much the numbers of decimal places differ.
  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    let places = max(left.places, right.places)
    // At most one of the two is multiplied. If its product does not fit in 128 bits it is further from zero than the
    // other can be, so its sign decides.
    guard let leftUnits = left.units(places: places) else { return left.mantissa < 0 }
    guard let rightUnits = right.units(places: places) else { return right.mantissa > 0 }
    return leftUnits < rightUnits
  }
}
