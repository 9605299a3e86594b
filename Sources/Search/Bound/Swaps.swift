/// Improves a team within the budget by the best exchange of one member for one other player, at most
/// `rounds` times.
///
/// - Precondition: `players` are in cost order.
/// - Complexity: O(m + size · log m) a round.
func improveBySwaps<Value: WholeNumber>(
  _ team: inout [Int32], of players: Candidates<Value>, budget: Value, rounds: Int = 4
) {
  var isMember = [Bool](repeating: false, count: players.count)
  for rank in team { isMember[Int(rank)] = true }
  for _ in 0..<rounds {
    let (_, cost) = players.totals(of: team)
    let bestUpTo = mostSkilledOutsiders(of: players, isMember: isMember)
    var best: (gain: Value, saving: Value, member: Int, newcomer: Int32)?
    for (index, rank) in team.enumerated() {
      let allowed = budget - cost + players.costs[Int(rank)]
      let affordable = partitionPoint(0, players.count) { players.costs[$0] > allowed }
      guard affordable > 0, bestUpTo[affordable - 1] >= 0 else { continue }
      let newcomer = bestUpTo[affordable - 1]
      let gain = players.skills[Int(newcomer)] - players.skills[Int(rank)]
      let saving = players.costs[Int(rank)] - players.costs[Int(newcomer)]
      if (gain, saving) > (best?.gain ?? 0, best?.saving ?? 0) {
        best = (gain, saving, index, newcomer)
      }
    }
    guard let best else { return }
    isMember[Int(team[best.member])] = false
    isMember[Int(best.newcomer)] = true
    team[best.member] = best.newcomer
  }
}

/// By rank: the most skilled (then cheapest) player up to there who is no member; -1 where there is none.
private func mostSkilledOutsiders<Value: WholeNumber>(
  of players: Candidates<Value>, isMember: [Bool]
) -> [Int32] {
  var best: Int32 = -1
  return players.skills.indices.map { rank in
    if !isMember[rank], best < 0 || players.skills[rank] > players.skills[Int(best)] {
      best = Int32(rank)
    }
    return best
  }
}

/// The first index in `low..<high` for which `isBeyond` holds, given that it holds for all after it too;
/// `high` where it holds for none.
@inline(__always)
func partitionPoint(_ low: Int, _ high: Int, _ isBeyond: (Int) -> Bool) -> Int {
  var low = low
  var high = high
  while low < high {
    let middle = (low + high) / 2
    if isBeyond(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
