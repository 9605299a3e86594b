/// How ranks are counted. No value makes a count wrong: tests set extreme ones to send small problems
/// through every method.
struct RankTuning: Sendable {
  /// A way to count.
  enum Method: CaseIterable, Sendable {
    /// Lists of swaps around the heaviest team: for teams near the best, and small pools.
    case lists
    /// The distribution of all legal teams over skill, by roots of unity: for narrow numbers.
    case distribution
    /// Teams by their middle player: for small teams, whatever the numbers.
    case middle
    /// A lower bound from coarser numbers.
    case rounding
    /// A lower bound from some of the players.
    case part
  }

  /// The methods allowed.
  var methods = Set(Method.allCases)
  /// Steps, of about a nanosecond, that all counts of one call may take together.
  var work = 3_000_000_000
  /// Calculates in 128 bits even where 64 would do.
  var forcesWide = false

  /// The share of counting all legal teams, which may happen twice: once exactly, once with rounded costs.
  var workOnLegalTeams: Int { work / 16 }
}
