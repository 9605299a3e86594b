import Chance
import Tables

/// The severity of a foul.
public enum Foul: String, Sendable, CaseIterable {
  case freeKick = "free kick"
  case yellow = "yellow card"
  case red = "red card"

  /// How much a team's coefficient of decay rises when it suffers such a foul.
  var penalty: Int64 { thousandths * Decay.thousandth }

  /// The penalty in thousandths.
  var thousandths: Int64 {
    switch self {
    case .freeKick: 1
    case .yellow: 2
    case .red: 3
    }
  }

  /// The penalty in words: `0.001`.
  public var penaltyInWords: String { DecimalNumber(mantissa: Int128(thousandths), places: 3).description }

  /// Returns whether the winner of a duel committed a foul: one in six does.
  @inline(__always)
  static func isCommitted(_ random: inout Xoshiro256) -> Bool {
    random.number(below: 6) == 0
  }

  /// Draws the kind of a foul: of 51 fouls, 48 are free kicks, 2 yellow cards and 1 a red card.
  static func drawn(_ random: inout some RandomNumberGenerator) -> Foul {
    drawn(random.next())
  }

  /// Returns the kind of foul that a random number gives.
  static func drawn(_ number: UInt64) -> Foul {
    switch number.multipliedFullWidth(by: 51).high {
    case ..<48: .freeKick
    case ..<50: .yellow
    default: .red
    }
  }

  /// The largest random number for which the winner of a duel commits a foul.
  static let lastFoul = UInt64.max / 6
  /// The largest random number that gives a free kick; larger ones give a card. Exact, because 51 divides 2^64 - 1.
  static let lastFreeKick = UInt64.max / 51 * 48
}
