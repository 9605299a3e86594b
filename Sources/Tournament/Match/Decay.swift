import Tables

/// How positions tire. A coefficient has the same unit as a power, 10^-12.
///
/// The decay per play is the team's coefficient less a ten-thousandth of the position's power; the total
/// decay is that times the plays of the position so far; neither is ever negative.
public enum Decay {
  static let thousandth = Power.unitsPerThousandth
  /// The coefficient with which every team begins: 0.025.
  static let startingCoefficient = 25 * thousandth
  /// What the power of a fit position takes off the coefficient is the power divided by this.
  static let fitnessDivisor: Int64 = 10_000

  /// The starting coefficient in words.
  public static let start = DecimalNumber(mantissa: Int128(startingCoefficient), places: 12).normalised
    .description
  /// The share of a power that is taken off the coefficient, in words.
  public static let fitnessShare = DecimalNumber(mantissa: 1, places: 4).description

  /// What a position's fitness takes off the coefficient of its team.
  static func fitness(_ power: Power) -> Int64 {
    power.units / fitnessDivisor
  }

  /// The power with which a position goes into a draw.
  /// - Parameters:
  ///   - power: the position's power before any decay.
  ///   - fitness: that of this power; it is divided once for many plays.
  ///   - plays: the position's plays so far, this one included.
  ///   - coefficient: the team's coefficient in units of 10^-12.
  @inline(__always)
  static func battlePower(_ power: Power, fitness: Int64, plays: Int64, coefficient: Int64) -> Power {
    let perPlay = max(0, coefficient &- fitness)
    return Power(units: max(0, power.units &- perPlay &* plays))
  }
}
