import Tables

/// The rules for how positions tire. A coefficient has the same unit as a power, 10^-12.
///
/// The decay per play is the team's coefficient less a ten-thousandth of the position's power; the total decay is that
/// times the plays of the position so far; neither is ever negative.
public enum Decay {
  static let thousandth = Power.unitsPerThousandth
  /// The coefficient with which every team starts: 0.025.
  static let startingCoefficient = 25 * thousandth
  /// A fit position lowers the coefficient by its power divided by this.
  static let fitnessDivisor: Int64 = 10_000

  /// The starting coefficient in words.
  public static let start = DecimalNumber(mantissa: Int128(startingCoefficient), places: 12).normalised
    .description
  /// The share of a power that is subtracted from the coefficient, in words.
  public static let fitnessShare = DecimalNumber(mantissa: 1, places: 4).description

  /// Returns how much a position's fitness lowers its team's coefficient.
  static func fitness(_ power: Power) -> Int64 {
    power.units / fitnessDivisor
  }

  /// Returns the power of a position in a draw.
  /// - Parameters:
  ///   - power: the position's power before any decay.
  ///   - fitness: the fitness for this power, which is calculated once for many plays.
  ///   - plays: the position's plays so far, including this one.
  ///   - coefficient: the team's coefficient in units of 10^-12.
  @inline(__always)
  static func battlePower(_ power: Power, fitness: Int64, plays: Int64, coefficient: Int64) -> Power {
    let perPlay = max(0, coefficient &- fitness)
    return Power(units: max(0, power.units &- perPlay &* plays))
  }
}
