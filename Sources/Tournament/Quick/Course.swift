/// What a match has come to, packed into one number, so that one addition counts everything that a play brings.
struct Course {
  private var bits: UInt64 = 0

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// Before the first play.
  static let none = Course(bits: 0)

  /// So many random numbers used: at most 360 in a match, in 16 bits. They stand ``QuickMatches/lanes`` words
  /// apart, and words are what is counted.
  static func drew(_ count: Int) -> Course { Course(bits: UInt64(count * QuickMatches.lanes)) }

  /// A goal: at most 90 in a match, in 8 bits.
  static func goal(of side: Side) -> Course { Course(bits: 1 << (16 + 8 * side.rawValue)) }

  /// Fouls received that raise a team's coefficient by so many thousandths: at most 270, in 16 bits.
  static func suffered(_ thousandths: Int64, by side: Side) -> Course {
    Course(bits: UInt64(thousandths) << (32 + 16 * side.rawValue))
  }

  @inline(__always)
  static func += (sum: inout Course, other: Course) { sum.bits &+= other.bits }

  static func + (one: Course, other: Course) -> Course { Course(bits: one.bits + other.bits) }

  /// Where the next random number stands.
  @inline(__always)
  var words: Int { Int(truncatingIfNeeded: bits & 0xFFFF) }

  /// Random numbers used.
  var draws: Int { words / QuickMatches.lanes }

  /// The goals so far.
  var score: Score { Score(home: Int(bits >> 16 & 0xFF), away: Int(bits >> 24 & 0xFF)) }

  /// The coefficient of a team's decay.
  func coefficient(of side: Side) -> Int64 {
    Decay.startingCoefficient + Int64(bits >> (32 + 16 * side.rawValue) & 0xFFFF) * Decay.thousandth
  }
}
