/// When a player is better than another of their kind and can replace them.
enum BetterPlayers {
  /// At least as skilled and no more expensive; of equals the smaller row.
  case plain
  /// More skilled and no more expensive: where all teams that share a skill matter.
  case skillAlone
  /// At least as skilled where skill may count for nothing, as on a bench: cheaper, or of equal cost and a smaller row.
  case costFirst
}

/// The rows of the players who can be in a best team, whatever the budget: the `size`-skyband of the pool, in cost
/// order: cheaper first, on equal cost the more skilled first, on equal skill too the smaller row first.
///
/// Of `size` players who are better than a member of a team, one is not in the team, and taking them instead makes a
/// better team. So a player with `size` better ones is in no best team. (Papadias, Tao, Fu and Seeger 2005.)
/// Valid only for totals of skill and cost: under other rules, within each kind of players.
/// - Complexity: O(n) for the players whom a sample rules out, O(m log m) for the m others.
func skyband<Value: WholeNumber>(
  skills: [Value], costs: [Value], size: Int, order: BetterPlayers = .plain,
  playersBeforeSampling: Int = 4_096
) -> [Int32] {
  var rows: [Int32]
  if order == .costFirst {
    rows = (0..<skills.count).map(Int32.init)
    rows.sort { (costs[Int($0)], $0) < (costs[Int($1)], $1) }
  } else {
    rows =
      skills.isEmpty || skills.count < playersBeforeSampling
      ? (0..<skills.count).map(Int32.init)
      : SampledStaircase(skills: skills, costs: costs, size: size, order: order)
        .survivors(skills: skills, costs: costs)
    sortIntoCostOrder(&rows, skills: skills, costs: costs)
  }
  var best = LargestValues<Value>(capacity: size)
  return rows.filter { row in
    let skill = skills[Int(row)]
    if let threshold = best.threshold, skill < threshold || (skill == threshold && order != .skillAlone) {
      return false
    }
    best.insert(skill)
    return true
  }
}
