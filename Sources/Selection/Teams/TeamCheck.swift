import Tables

/// A fault in a claimed best team; the check shares no code with the search.
public enum TeamFault: Error, Sendable, Hashable {
  /// The team has a different number of players than the rules require.
  case size(Int)
  /// A player is not in the pool or is named twice, or the indices do not ascend.
  case players([Int])
  /// The skills do not add up to the claimed total.
  case skill(claimed: Int128, actual: Int128)
  /// The costs do not add up to the claimed total.
  case cost(claimed: Int128, actual: Int128)
  /// The team costs more than the budget.
  case budget(cost: Int128)
  /// The team breaks a rule about roles, clubs or names.
  case rule(BrokenRule)
}

extension TeamFault: CustomStringConvertible {
  /// The fault in words; numbers are in the units of the pool.
  public var description: String {
    switch self {
    case .size(let count): "a team of \(count)"
    case .players(let players): "players \(players)"
    case .skill(let claimed, let actual): "skill \(claimed), which is \(actual)"
    case .cost(let claimed, let actual): "cost \(claimed), which is \(actual)"
    case .budget(let cost): "cost \(cost), which is above the budget"
    case .rule(let broken): broken.description
    }
  }
}

/// Adds up a team again from the pool and checks it against the claim, the size and the budget.
///
/// Runs on every team before anything is written: a fault here is a bug in the program, and the run ends rather than
/// publish it.
/// - Parameter linedUp: the team with its duties, where members do not all count alike.
/// - Throws: the first `TeamFault`.
public func checkClaim(
  players: [Int], skill: Int128, cost: Int128, in pool: Pool, under rules: Rules, linedUp: LinedUpTeam? = nil
) throws(TeamFault) {
  guard players.count == rules.size else { throw .size(players.count) }
  for (position, index) in players.enumerated() {
    let ascends = position == 0 || players[position - 1] < index
    guard ascends, (0..<pool.count).contains(index) else { throw .players(players) }
  }
  var team = Team(players, of: pool)
  if let linedUp { (team.skill, team.cost) = (linedUp.skill, linedUp.cost) }
  guard team.skill == skill else { throw .skill(claimed: skill, actual: team.skill) }
  guard team.cost == cost else { throw .cost(claimed: cost, actual: team.cost) }
  guard pool.costs.number(team.cost) <= rules.budget else { throw .budget(cost: team.cost) }
}
