/// A number for each of the eight positions on the field: those of the home team, then those of the visitors.
typealias FieldNumbers = SIMD8<UInt16>

/// Battle powers of all eight positions at once, nearly exact: 16 bits each.
///
/// Nearly every duel is decided by far more than the error, which is at most ``Estimate/margin``; the others are
/// calculated exactly.
enum Estimate {
  /// A decay per play is counted in 200ths of a thousandth: fouls then add whole units, and the largest decay that 90
  /// plays can cause, 0.025 + 90 · 0.003, fits into 16 bits.
  static let decayUnit = Decay.thousandth / Int64(decayStep)
  /// How much a foul with a penalty of one thousandth adds.
  static let decayStep: UInt16 = 200
  /// Plays are counted in 256ths, so that the upper half of decay · plays is in units of a power.
  static let playStep: UInt16 = 256
  /// The unit of a power: 0.00128.
  static let powerUnit = decayUnit * 65_536 / Int64(playStep)
  /// The strongest position of teams that are estimated: 16 bits reach to 83.88.
  static let strongest = Power(units: 80 * Power.unitsPerOne)

  /// Converts the power of a position before any decay.
  static func power(_ power: Power) -> UInt16 {
    UInt16((power.units + powerUnit / 2) / powerUnit)
  }

  /// Returns the decay per play of a position with this power.
  static func decay(_ power: Power, coefficient: Int64) -> UInt16 {
    UInt16((coefficient - Decay.fitness(power) + decayUnit / 2) / decayUnit)
  }

  /// Returns the powers of the positions in a draw.
  @inline(__always)
  static func battlePowers(_ powers: FieldNumbers, decay: FieldNumbers, plays: FieldNumbers) -> FieldNumbers {
    let product = SIMD8<UInt32>(truncatingIfNeeded: decay) &* SIMD8<UInt32>(truncatingIfNeeded: plays)
    let total = FieldNumbers(truncatingIfNeeded: product &>> SIMD8(repeating: 16))
    return powers &- pointwiseMin(powers, total)
  }

  /// Scales a random number to an estimated power, in 2^-16 of a power's unit.
  @inline(__always)
  static func draw(_ power: UInt16, _ number: UInt64) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: number &>> 48) &* UInt32(power))
  }

  /// Draws that are closer than this do not decide a duel.
  ///
  /// The power is rounded (0.5 units), and so is the decay (0.5 units of it · 90 plays = 0.18); the total decay loses
  /// its fraction (1), and the random number all but its upper 16 bits (1): a draw is off by -1.68 to 1.68 units, two
  /// by 3.36. Rounding to thousandths may take another 0.78 to decide. Together 4.14.
  static let margin: UInt64 = 5 << 16
}
