/// The best ways to make a team legal under a format, or better, with at most two swaps.
///
/// What a swap is, and which repairs are listed, is as for ``bestRepairs(of:in:limits:)-(_,Problem,_)``. Of how many
/// players a team keeps is one more group rule, so that a search for each number of swaps finds the best.
///
/// - Parameters:
///   - team: rows of the problem, in any order and number.
///   - problem: the players and the rules.
///   - limits: threads, and what ends the search early.
/// - Returns: by the number of swaps, at most three; the same for any `limits.jobs`. Each search works under an effort
///   of its own; where it is stopped or used up, those are given that are proved.
/// - Precondition: `team` holds different rows of the problem; `problem.overflowingColumn` is `nil`; costs are not
///   negative.
/// - Complexity: that of three searches, ``bestTeams(_:count:limits:progress:)-(FormatProblem,_,_,_)``.
public func bestRepairs(
  of team: [Int], in problem: FormatProblem, limits: Limits = Limits()
) -> Repairs {
  let team = team.sorted()
  let size = problem.base.size
  var repairs: [TeamChange] = []
  var bestSoFar: Members?
  var isComplete = true
  for swaps in 0...min(mostSwapsOfARepair, team.count, size) where !limits.stop.isRaised {
    let own = limits.sparing(Limits.stepsOfQuestion / (mostSwapsOfARepair + 1))
    let found = problem.keeping(min(team.count, size) - swaps, of: team).best(limits: own)
    isComplete = isComplete && found.isComplete
    guard let best = found.team, bestSoFar.map({ best.haveBetterTotals(than: $0) }) ?? true else { continue }
    bestSoFar = best
    // The team itself or its completion is no repair.
    if swaps > 0 || team.count > size { repairs.append(TeamChange(from: team, to: best)) }
  }
  return Repairs(changes: repairs, isComplete: isComplete && !limits.stop.isRaised)
}

extension FormatProblem {
  /// The same question about teams that have exactly so many of some players.
  fileprivate func keeping(_ count: Int, of team: [Int]) -> FormatProblem {
    var problem = self
    problem.groups.append(GroupRule(members: team, least: count, most: count))
    return problem
  }

  /// The best team; `nil` where there is none, or where the search was stopped, which is then not complete.
  func best(limits: Limits) -> (team: Members?, isComplete: Bool) {
    let list = bestTeams(self, count: 1, limits: limits)
    return (list.teams.first.map { Members(rows: $0.rows, skill: $0.skill, cost: $0.cost) }, list.isComplete)
  }
}
