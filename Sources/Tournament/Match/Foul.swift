import Chance

/// How bad a foul is.
public enum Foul: String, Sendable, CaseIterable {
  case freeKick = "free kick"
  case yellow = "yellow card"
  case red = "red card"

  /// How much a team's coefficient of decay rises when it receives such a foul.
  var penalty: Int64 {
    switch self {
    case .freeKick: Decay.thousandth
    case .yellow: 2 * Decay.thousandth
    case .red: 3 * Decay.thousandth
    }
  }

  /// Whether the winner of a duel committed a foul: one in six does.
  @inline(__always)
  static func isCommitted(_ random: inout Xoshiro256) -> Bool {
    random.number(below: 6) == 0
  }

  /// What kind of foul: of 51 there are 48 free kicks, 2 yellow cards and 1 red card.
  static func drawn(_ random: inout Xoshiro256) -> Foul {
    switch random.number(below: 51) {
    case ..<48: .freeKick
    case ..<50: .yellow
    default: .red
    }
  }
}
