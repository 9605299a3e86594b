import Tables

/// What is wrong with a claimed best team; shares no code with the search.
public enum TeamFault: Error, Sendable, Hashable {
  /// The team has another number of players than the rules ask for.
  case size(Int)
  /// A player is not in the pool or is named twice, or the rows do not ascend.
  case players([Int])
  /// The skills add up to something else than claimed.
  case skill(claimed: Int128, actual: Int128)
  /// The costs add up to something else than claimed.
  case cost(claimed: Int128, actual: Int128)
  /// The team costs more than the budget.
  case budget(cost: Int128)
  /// The team breaks a rule about roles, clubs or names.
  case rule(BrokenRule)
}

extension TeamFault: CustomStringConvertible {
  /// In words, what is wrong; numbers are in the units of the pool.
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

/// Adds a team up anew from the pool and holds it against the claim and the rules.
///
/// Run on every team before anything is written: a fault here is a mistake of the program, and the run
/// ends rather than publish it.
/// - Parameter linedUp: the team with the duties of its members, where these do not all count alike.
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
  guard DecimalNumber(mantissa: team.cost, places: pool.costs.places) <= rules.budget else {
    throw .budget(cost: team.cost)
  }
}
