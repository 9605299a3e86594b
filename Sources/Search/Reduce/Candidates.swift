/// Players as columns of equal length.
///
/// They stand in cost order: cheaper first, of equal cost the more skilled first, of equal skill too the smaller row first.
/// A player's index in these columns is their *rank*.
struct Candidates<Value: WholeNumber>: Sendable {
  /// Skill by rank.
  var skills: [Value]
  /// Cost by rank.
  var costs: [Value]
  /// Row of the problem by rank.
  var rows: [Int32]

  /// How many players.
  var count: Int { rows.count }
}
