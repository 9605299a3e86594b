/// Finds the best two of some players within any budget in one pass.
///
/// The dearer one of them is, the fewer players can be the other: two marks move towards each other.
struct PairSearch {
  private let players: Candidates<Int128>
  /// By number of players: the best of so many first ones, and the best of them but for him.
  private let leaders: [(first: Int, second: Int)]

  /// Prepares the passes.
  /// - Parameter players: in cost order, two or more.
  init(_ players: Candidates<Int128>) {
    self.players = players
    var leaders = [(first: 0, second: 0), (first: 0, second: 0)]
    leaders.reserveCapacity(players.count + 1)
    // Of equal skill the earlier is the better: cheaper, or a smaller row.
    for player in 1..<players.count {
      let skill = players.skills[player]
      var (first, second) = leaders[player]
      if skill > players.skills[first] {
        (first, second) = (player, first)
      } else if player == 1 || skill > players.skills[second] {
        second = player
      }
      leaders.append((first, second))
    }
    self.leaders = leaders
  }

  /// The best two who together cost no more than `budget`.
  /// - Precondition: the two cheapest do.
  /// - Complexity: O(n)
  func best(within budget: Int128) -> Members {
    var best = members(0, 1)
    var affordable = players.count
    for player in 0..<players.count {
      let left = budget - players.costs[player]
      while affordable > 0, players.costs[affordable - 1] > left { affordable -= 1 }
      let leader = leaders[affordable]
      let other = leader.first == player ? leader.second : leader.first
      guard affordable > 0, other != player else { break }
      let skill = players.skills[player] + players.skills[other]
      guard skill >= best.skill else { continue }
      let pair = members(player, other)
      if pair.precede(best) { best = pair }
    }
    return best
  }

  private func members(_ one: Int, _ other: Int) -> Members {
    let rows = [Int(players.rows[one]), Int(players.rows[other])]
    return Members(
      rows: [min(rows[0], rows[1]), max(rows[0], rows[1])],
      skill: players.skills[one] + players.skills[other],
      cost: players.costs[one] + players.costs[other])
  }
}
