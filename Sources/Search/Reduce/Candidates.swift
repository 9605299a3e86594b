/// Players as columns of equal length.
///
/// Everything after the reduction keeps them in *cost order*: cheaper first, of equal cost the more
/// skilled first, of equal skill too the smaller row first. A player's index in these columns is his
/// *rank*.
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

extension Candidates {
  /// The total skill and cost of a team of ranks.
  func totals(of team: [Int32]) -> (skill: Value, cost: Value) {
    var skill: Value = 0
    var cost: Value = 0
    for rank in team {
      skill += skills[Int(rank)]
      cost += costs[Int(rank)]
    }
    return (skill, cost)
  }

  /// The rows of a team of ranks, ascending.
  func rows(of team: [Int32]) -> [Int] {
    team.map { Int(rows[Int($0)]) }.sorted()
  }

  /// The same players in numbers of another width.
  /// - Precondition: every value fits.
  func converted<Other: WholeNumber>(to: Other.Type) -> Candidates<Other> {
    Candidates<Other>(
      skills: skills.map { Other($0) }, costs: costs.map { Other($0) }, rows: rows)
  }
}
