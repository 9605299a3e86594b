/// The course of a match packed into one number, so that one addition counts everything that a play changes.
struct MatchCounts {
  private var bits: UInt64 = 0

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// The state before the first play.
  static let none = MatchCounts(bits: 0)

  /// Returns a number of used random numbers: at most 360 in a match, in 16 bits. They are ``QuickMatches/lanes`` words
  /// apart, and the count is in words.
  static func drew(_ count: Int) -> MatchCounts { MatchCounts(bits: UInt64(count * QuickMatches.lanes)) }

  /// Returns one goal: at most 90 in a match, in 8 bits.
  static func goal(of side: Side) -> MatchCounts { MatchCounts(bits: 1 << (16 + 8 * side.rawValue)) }

  /// Returns fouls suffered that raise a team's coefficient by a number of thousandths: at most 270, in 16 bits.
  static func suffered(_ thousandths: Int64, by side: Side) -> MatchCounts {
    MatchCounts(bits: UInt64(thousandths) << (32 + 16 * side.rawValue))
  }

  @inline(__always)
  static func += (sum: inout MatchCounts, other: MatchCounts) { sum.bits &+= other.bits }

  static func + (one: MatchCounts, other: MatchCounts) -> MatchCounts {
    MatchCounts(bits: one.bits + other.bits)
  }

  /// The position of the next random number.
  @inline(__always)
  var words: Int { Int(truncatingIfNeeded: bits & 0xFFFF) }

  /// The number of random numbers used.
  var draws: Int { words / QuickMatches.lanes }

  /// The goals so far.
  var score: Score { Score(home: Int(bits >> 16 & 0xFF), away: Int(bits >> 24 & 0xFF)) }

  /// Returns a team's coefficient of decay.
  func coefficient(of side: Side) -> Int64 {
    Decay.startingCoefficient + Int64(bits >> (32 + 16 * side.rawValue) & 0xFFFF) * Decay.thousandth
  }
}
