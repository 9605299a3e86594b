import Chance
import Tables

/// How bad a foul is.
public enum Foul: String, Sendable, CaseIterable {
  case freeKick = "free kick"
  case yellow = "yellow card"
  case red = "red card"

  /// How much a team's coefficient of decay rises when it receives such a foul.
  var penalty: Int64 { thousandths * Decay.thousandth }

  /// The same in thousandths.
  var thousandths: Int64 {
    switch self {
    case .freeKick: 1
    case .yellow: 2
    case .red: 3
    }
  }

  /// The same in words: `0.001`.
  public var penaltyInWords: String { DecimalNumber(mantissa: Int128(thousandths), places: 3).description }

  /// Whether the winner of a duel committed a foul: one in six does.
  @inline(__always)
  static func isCommitted(_ random: inout Xoshiro256) -> Bool {
    random.number(below: 6) == 0
  }

  /// What kind of foul: of 51 there are 48 free kicks, 2 yellow cards and 1 red card.
  static func drawn(_ random: inout some RandomNumberGenerator) -> Foul {
    drawn(random.next())
  }

  /// What kind of foul a random number stands for.
  static func drawn(_ number: UInt64) -> Foul {
    switch number.multipliedFullWidth(by: 51).high {
    case ..<48: .freeKick
    case ..<50: .yellow
    default: .red
    }
  }

  /// The largest random number with which the winner of a duel commits a foul.
  static let lastFoul = UInt64.max / 6
  /// The largest random number that stands for a free kick; larger ones mean a card. Exact, because 51
  /// divides 2^64 - 1.
  static let lastFreeKick = UInt64.max / 51 * 48
}
