/// The players who can be in a best team, whatever the budget: the `size`-skyband of the pool, in cost
/// order.
///
/// One player dominates another who is neither more skilled nor cheaper; of equal players the smaller
/// row dominates. Of `size` players who dominate a member of a team, one is not in the team, and taking
/// them instead gives a better team. So whoever has `size` dominators is in no best team.
/// (Papadias, Tao, Fu and Seeger, "Progressive skyline computation in database systems", 2005.)
///
/// For the teams that have the best skill at any cost within the budget, only players of strictly more skill
/// at no higher cost dominate: `keepsTies` leaves all who can be in one of those. Where a member's skill may count nothing,
/// as on a bench, more skill at the same cost makes no better team: of players who cost the same only the smaller row
/// dominates then.
///
/// Valid for totals of skill and cost only. Under roles and clubs it is asked of each kind of players; under a lowest
/// spend only players of equal cost dominate.
/// - Complexity: O(n) for the players whom a sample rules out, O(m log m) for the m others.
func skyband<Value: WholeNumber>(
  skills: [Value], costs: [Value], size: Int, keepsTies: Bool = false, skillMayCountNothing: Bool = false,
  playersBeforeSampling: Int = 4_096
) -> Candidates<Value> {
  skills.withUnsafeBufferPointer { skills in
    costs.withUnsafeBufferPointer { costs in
      var rows: [Int32]
      if skillMayCountNothing {
        rows = (0..<skills.count).map(Int32.init)
        rows.sort { (costs[Int($0)], $0) < (costs[Int($1)], $1) }
        return sweep(rows, skills: skills, costs: costs, size: size, keepsTies: keepsTies)
      }
      if skills.count >= playersBeforeSampling, !skills.isEmpty {
        let staircase = SampledStaircase(skills: skills, costs: costs, size: size, keepsTies: keepsTies)
        rows = staircase.survivors(skills: skills, costs: costs)
      } else {
        rows = (0..<skills.count).map(Int32.init)
      }
      sortIntoCostOrder(&rows, skills: skills, costs: costs)
      return sweep(rows, skills: skills, costs: costs, size: size, keepsTies: keepsTies)
    }
  }
}

/// Keeps those of `rows`, given in cost order, before whom fewer than `size` are at least as skilled, or more
/// skilled where ties are kept.
private func sweep<Value: WholeNumber>(
  _ rows: [Int32], skills: UnsafeBufferPointer<Value>, costs: UnsafeBufferPointer<Value>, size: Int,
  keepsTies: Bool
) -> Candidates<Value> {
  var kept = Candidates<Value>(skills: [], costs: [], rows: [])
  var best = LargestValues<Value>(capacity: size)
  for row in rows {
    let skill = skills[Int(row)]
    if let threshold = best.threshold, skill < threshold || (skill == threshold && !keepsTies) {
      continue
    }
    best.insert(skill)
    kept.skills.append(skill)
    kept.costs.append(costs[Int(row)])
    kept.rows.append(row)
  }
  return kept
}
