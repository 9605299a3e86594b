/// The most swaps in one repair.
let mostSwapsOfARepair = 2

/// The best ways to improve a team with few swaps.
public struct Repairs: Sendable, Equatable {
  /// By the number of swaps; each is better than the one before.
  public var changes: [TeamChange]
  /// Whether all were found; false where the search was stopped and there may be more.
  public var isComplete: Bool
}

extension Problem {
  /// Finds the best ways to make a team legal, or better, with at most two swaps.
  ///
  /// A swap takes one player out and another in. In addition, players join a team that is too small and leave one that
  /// is too large. For each number of swaps there is one best team, found by one search with the number of players kept as
  /// a group rule; it is listed if it beats the team itself, if that is legal, and those with fewer swaps.
  ///
  /// - Parameter team: different rows of the problem, in any order and number.
  /// - Returns: the proved repairs by number of swaps, at most three; only too large teams have one without swaps.
  /// - Complexity: that of three searches.
  public func bestRepairs(of team: [Int], limits: Limits = Limits()) -> Repairs {
    let team = team.sorted()
    var repairs: [TeamChange] = []
    var bestSoFar: ListedTeam?
    var isComplete = true
    for swaps in 0...min(mostSwapsOfARepair, team.count, size) where !limits.stop.isRaised {
      let own = limits.limited(toSteps: Limits.stepsPerQuestion / (mostSwapsOfARepair + 1))
      let kept = min(team.count, size) - swaps
      let found = changed { $0.groups.append(GroupRule(members: team, least: kept, most: kept)) }
        .best(limits: own)
      isComplete = isComplete && found.isComplete
      guard let best = found.team else { continue }
      if let bestSoFar, (best.skill, -best.cost) <= (bestSoFar.skill, -bestSoFar.cost) { continue }
      bestSoFar = best
      // The team itself, or its completion, is not a repair.
      if swaps > 0 || team.count > size { repairs.append(TeamChange(from: team, to: best)) }
    }
    return Repairs(changes: repairs, isComplete: isComplete && !limits.stop.isRaised)
  }

  /// The best team; `nil` where there is none, or incomplete where the search was stopped.
  func best(limits: Limits) -> (team: ListedTeam?, isComplete: Bool) {
    guard overflowingColumn == nil else { return (nil, false) }
    let found = findTeam(limits: limits)
    guard found.status == .proved, found.isFirst else { return (nil, found.status == .infeasible) }
    return (found.listed, true)
  }
}
