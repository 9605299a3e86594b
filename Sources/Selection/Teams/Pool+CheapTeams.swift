extension Pool {
  /// Returns a budget that is enough for `count` different teams: no team of the cheapest players who make so many costs
  /// more. With it, how many teams these players make: fewer than `count` if there are no more players.
  /// - Precondition: there are players for a team.
  public func budget(for count: Int, teamsOf size: Int) -> (cost: Int128, teams: Int) {
    let sorted = (0..<self.count).map { costs[$0] }.sorted()
    var (players, teams) = (size, 1)
    while teams < count, players < sorted.count {
      players += 1
      teams = teams * players / (players - size)
    }
    var cost: Int128 = 0
    for player in sorted[(players - size)..<players] {
      let (sum, overflow) = cost.addingReportingOverflow(player)
      // What does not fit in 128 bits is above every budget.
      if overflow { return (.max, teams) }
      cost = sum
    }
    return (cost, teams)
  }
}
