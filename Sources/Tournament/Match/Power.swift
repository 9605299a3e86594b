/// The strength of a position, in whole units of 10^-12.
///
/// Every rounding of the rules is exact in this unit: averages of skills are whole hundredths; the keeper's
/// power is eight times a skill of up to eight decimals; and the decay per play, a ten-thousandth of a power,
/// has twelve decimals at most.
public struct Power: Sendable, Hashable {
  /// The power in units of 10^-12.
  public var units: Int64

  /// Creates a power from units of 10^-12.
  public init(units: Int64) {
    self.units = units
  }

  /// Creates a power from hundredths.
  public init(hundredths: Int64) {
    units = hundredths * Self.unitsPerHundredth
  }

  /// No power at all.
  public static let none = Power(units: 0)

  static let unitsPerThousandth: Int64 = 1_000_000_000
  static let unitsPerHundredth: Int64 = 10 * unitsPerThousandth
  static let unitsPerOne: Int64 = 100 * unitsPerHundredth
}
