/// How ranks under rules are counted. No value makes a count wrong: tests set extreme ones to send small problems down
/// every path.
struct RankTuning: Sendable {
  /// A way to count.
  enum Method: CaseIterable, Sendable {
    /// A table of all legal teams by cost.
    case table
    /// Partial teams from both ends of an order of the players.
    case meeting
    /// Teams by their middle player: for small teams without rules, whatever the numbers.
    case middle
    /// A lower bound from coarser numbers.
    case rounding
    /// A visit to each team.
    case branching
  }

  var methods = Set(Method.allCases)
  /// The most steps, of about a nanosecond each, of all counts of one call together.
  var work = 2_500_000_000
  /// The automaton and the width of numbers.
  var search = SearchTuning()
}
