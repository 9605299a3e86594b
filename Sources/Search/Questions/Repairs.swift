/// The most swaps that a repair may take.
let mostSwapsOfARepair = 2

/// The best ways to make a team better by few swaps.
public struct Repairs: Sendable, Equatable {
  /// By the number of swaps, each better than the one before.
  public var changes: [TeamChange]
  /// Whether all were searched for; false where the search was stopped, and there may be more.
  public var isComplete: Bool
}

extension Problem {
  /// The best ways to make a team legal, or better, with at most two swaps.
  ///
  /// A swap takes one player out and another in. Besides, players join a team that is too small and leave one
  /// that is too large. For each number of swaps there is one best team (the most skill, then the lowest cost,
  /// then the smallest rows); it is listed if its skill and cost are better than those of all before it: of the
  /// team itself if that is legal, of its best completion, of the repairs with fewer swaps. Of how many players a team
  /// keeps is one more group rule, so that a search for each number of swaps finds the best.
  ///
  /// - Parameters:
  ///   - team: rows of the problem, in any order and number.
  ///   - limits: what ends the search early.
  /// - Returns: by the number of swaps, at most three: no swap is a repair of too large a team only. The same for any
  ///   `limits.jobs`. Each search works under an effort of its own; where it is stopped or used up, those are given that
  ///   are proved.
  /// - Precondition: `team` holds different rows of the problem; `overflowingColumn` is `nil`; costs are not
  ///   negative.
  /// - Complexity: that of three searches.
  public func bestRepairs(
    of team: [Int], limits: Limits = Limits()
  ) -> Repairs {
    let team = team.sorted()
    var repairs: [TeamChange] = []
    var bestSoFar: ListedTeam?
    var isComplete = true
    for swaps in 0...min(mostSwapsOfARepair, team.count, size) where !limits.stop.isRaised {
      let own = limits.limited(toSteps: Limits.stepsOfQuestion / (mostSwapsOfARepair + 1))
      let found = keeping(min(team.count, size) - swaps, of: team).best(limits: own)
      isComplete = isComplete && found.isComplete
      guard let best = found.team, bestSoFar.map({ best.hasBetterTotals(than: $0) }) ?? true else { continue }
      bestSoFar = best
      // The team itself or its completion is no repair.
      if swaps > 0 || team.count > size { repairs.append(TeamChange(from: team, to: best)) }
    }
    return Repairs(changes: repairs, isComplete: isComplete && !limits.stop.isRaised)
  }
}

extension ListedTeam {
  /// Whether it has more skill, or as much for less.
  fileprivate func hasBetterTotals(than other: ListedTeam) -> Bool {
    skill != other.skill ? skill > other.skill : cost < other.cost
  }
}

extension Problem {
  /// The same question about teams that have exactly so many of some players.
  fileprivate func keeping(_ count: Int, of team: [Int]) -> Problem {
    var problem = self
    problem.groups.append(GroupRule(members: team, least: count, most: count))
    return problem
  }

  /// The best team; `nil` where there is none, or where the search was stopped, which is then not complete.
  func best(limits: Limits) -> (team: ListedTeam?, isComplete: Bool) {
    guard overflowingColumn == nil else { return (nil, false) }
    let found = findTeam(limits: limits)
    guard found.status == .proved, found.isFirst else { return (nil, found.status == .infeasible) }
    return (ListedTeam(rows: found.rows, duties: found.duties, skill: found.skill, cost: found.cost), true)
  }
}
