/// How ranks under rules are counted. No value makes a count wrong: see ``SearchTuning``.
struct RankTuning: Sendable {
  /// A way to count: a table of all legal teams by cost, partial teams from both ends, teams by their middle player, a
  /// lower bound from coarser numbers, and a visit to each team.
  enum Method: CaseIterable, Sendable { case table, meeting, middle, rounding, branching }

  var methods = Set(Method.allCases)
  /// The most steps, of about a nanosecond each, of all counts of one call together.
  var work = 2_500_000_000
  /// The automaton and the width of numbers.
  var search = SearchTuning()
}
