/// How a team that is not full can be completed.
public enum Completion: Sendable, Equatable {
  /// The team has its size already, or more.
  case complete
  /// The best legal team that has all its players; nobody leaves.
  case possible(TeamChange)
  /// Fewer players are not in the team than it lacks.
  case tooFewPlayers(others: Int, needed: Int)
  /// The `needed` cheapest others cost `cheapest` together, and only `left` of the budget is left: less than
  /// nothing where the team alone is too dear.
  case tooDear(cheapest: Int128, left: Int128, needed: Int)
  /// Rules beside size and budget leave nobody to add; what stands in the way, `nil` where the search for that was
  /// stopped.
  case against(Obstacle?)
  /// The search was stopped, or its effort used up.
  case unknown
}

/// The best way to complete a team that is not full.
///
/// Of all legal teams that have every player of the team, the one of the most skill, then the lowest cost,
/// then the smallest rows.
///
/// - Parameters:
///   - team: rows of the problem, in any order.
///   - problem: the players, the size and the budget.
///   - limits: threads, and what ends the search early.
/// - Returns: the same for any `limits.jobs`.
/// - Precondition: `team` holds different rows of the problem; `problem.overflowingColumn` is `nil`; costs
///   are not negative.
/// - Complexity: that of ``findBestTeam(_:limits:progress:)`` for the players whom the team lacks.
public func bestCompletion(
  of team: [Int], in problem: Problem, limits: Limits = Limits()
) -> Completion {
  let needed = problem.size - team.count
  guard needed > 0 else { return .complete }
  let limits = limits.sparing()
  let pool = DividedPool(problem, team: team, mostSwaps: 0)
  guard let (staying, joining) = pool.groups(swaps: 0) else {
    return .tooFewPlayers(others: pool.othersCount, needed: needed)
  }
  let left = problem.budget - staying.given.cost
  let search = GroupSearch(joining, limits: limits, mostChoices: 1)
  guard search.leastCost <= left else {
    return .tooDear(cheapest: search.leastCost, left: left, needed: needed)
  }
  guard let members = search.best(within: left) else { return .unknown }
  return .possible(TeamChange(from: pool.team, to: staying.given.joined(with: members)))
}
