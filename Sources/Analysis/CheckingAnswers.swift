import Search
import Selection
import Snapshots
import Tables

extension RuledPool {
  /// Why there is no team; `nil` if there is one, or the cause is not found within the limits.
  /// - Parameters:
  ///   - teams: how many different teams a higher budget must allow.
  ///   - rowsFiltered: how many rows were left out by conditions.
  package func infeasibility(
    of problem: Problem, teams: Int = 1, rowsFiltered: Int = 0, limits: Limits
  ) -> Infeasibility? {
    problem.whyNoTeam(limits: limits).map {
      Infeasibility(
        $0.cause, contradictions: $0.contradictions, of: self, teams: teams, rowsFiltered: rowsFiltered)
    }
  }
}

/// Adds a team up again and checks it against all rules.
/// - Parameter ruled: the pool as the rules on roles, clubs and names see it; `nil` if there are none.
/// - Returns: the team with the duties of its members; `nil` if all count the same.
/// - Throws: `TeamFault` if it is not what it was claimed to be.
@discardableResult
package func check(
  _ team: ListedTeam, of pool: Pool, ruled: RuledPool?, under rules: Rules
) throws(TeamFault) -> LinedUpTeam? {
  var linedUp: LinedUpTeam?
  if let ruled, ruled.duties != nil {
    do throws(BrokenRule) {
      linedUp = try LinedUpTeam(team.rows, duties: team.duties, of: ruled)
    } catch {
      throw .rule(error)
    }
  }
  try checkClaim(
    players: team.rows, skill: team.skill, cost: team.cost, in: pool, under: rules, linedUp: linedUp)
  if let broken = ruled?.brokenRules(of: team.rows).first { throw .rule(broken) }
  return linedUp
}

extension ListedTeam {
  /// The team of an answer.
  package init(_ found: Answer) {
    self.init(rows: found.rows, duties: found.duties, skill: found.skill, cost: found.cost)
  }
}

extension Answer {
  /// Returns the answer; if its search was stopped, with the best of some legal teams if that is better.
  package func improved(by teams: some Sequence<Team>) -> Answer {
    guard status == .stopped else { return self }
    var best = self
    for team in teams
    where best.rows.isEmpty || team.skill > best.skill || (team.skill == best.skill && team.cost < best.cost)
    {
      (best.rows, best.skill, best.cost) = (team.players, team.skill, team.cost)
    }
    return best
  }
}

extension StopSignal {
  /// What stopped a search: an interrupt if there was one, otherwise the time limit or the end of its steps.
  package var reason: BestTeamRecord.StopReason {
    isInterrupted ? .interrupted : timeLeft == nil ? .effort : .timeLimit
  }
}

extension Limits {
  /// What ended an unfinished search: the reason of the stop signal if it was raised, otherwise the effort limit.
  package var reason: BestTeamRecord.StopReason { stop.isRaised ? stop.reason : .effort }
}

extension LineupRecording {
  /// Records each player's place in the team, and their duty.
  /// - Parameters:
  ///   - ruled: the pool as the rules on roles, clubs and names see it; `nil` if there are none.
  ///   - linedUp: the team with the duties of its members, if these do not all count the same.
  package mutating func place(_ rows: [Int], linedUp: LinedUpTeam?, in ruled: RuledPool?) {
    if let places = ruled?.places(of: rows) { place(places) }
    if let linedUp, let ruled { lineUp(linedUp, in: ruled) }
  }

  /// Records each player's place in the team: the names of the roles, by player in pool order.
  package mutating func place(_ places: [String]) { changePlayers { $0.place(places) } }
}
