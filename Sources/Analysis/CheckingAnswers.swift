import Pages
import Search
import Selection
import Snapshots
import Tables

extension RuledPool {
  /// Why there is no team, if rules other than size and budget are the cause.
  package func infeasibility(of problem: Problem, limits: Limits) -> Infeasibility? {
    problem.whyNoTeam(limits: limits).map {
      Infeasibility($0.cause, contradictions: $0.contradictions, of: self)
    }
  }
}

/// Adds a team up again and checks it against all rules.
/// - Parameters:
///   - duties: the index of each player's duty; empty if all count the same.
///   - ruled: the pool as the rules on roles, clubs and names see it; `nil` if there are none.
/// - Returns: the team with the duties of its members; `nil` if all count the same.
/// - Throws: `TeamFault` if it is not what it was claimed to be.
@discardableResult
package func check(
  _ team: [Int], duties: [Int], skill: Int128, cost: Int128, of pool: Pool, ruled: RuledPool?,
  under rules: Rules
) throws(TeamFault) -> LinedUpTeam? {
  let linedUp = try ruled?.linedUp(team, duties)
  try checkClaim(players: team, skill: skill, cost: cost, in: pool, under: rules, linedUp: linedUp)
  if let broken = ruled?.brokenRules(of: team).first { throw .rule(broken) }
  return linedUp
}

extension RuledPool {
  /// A team with the duties of its members; `nil` if all count the same.
  fileprivate func linedUp(_ team: [Int], _ duties: [Int]) throws(TeamFault) -> LinedUpTeam? {
    guard self.duties != nil else { return nil }
    do throws(BrokenRule) {
      return try LinedUpTeam(team, duties: duties, of: self)
    } catch {
      throw .rule(error)
    }
  }
}

/// Finds the best team, adds it up again and checks it against all rules.
/// - Parameter rules: those of the problem, with its budget.
/// - Returns: the answer, and the team with the duties of its members if these do not all count the same.
/// - Throws: `TeamFault` if it is not what it was claimed to be.
package func checkedBest(
  _ problem: Problem, of pool: Pool, ruled: RuledPool?, under rules: Rules, limits: Limits,
  progress: some SearchProgress
) throws(TeamFault) -> (answer: Answer, linedUp: LinedUpTeam?) {
  let answer = problem.bestTeam(limits: limits, progress: progress)
  guard !answer.rows.isEmpty else { return (answer, nil) }
  return (answer, try check(answer, of: pool, ruled: ruled, under: rules))
}

/// Adds the team of an answer up again and checks it against all rules.
package func check(
  _ answer: Answer, of pool: Pool, ruled: RuledPool?, under rules: Rules
) throws(TeamFault) -> LinedUpTeam? {
  try check(
    answer.rows, duties: answer.duties, skill: answer.skill, cost: answer.cost, of: pool, ruled: ruled,
    under: rules)
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
  /// What stopped a search: an interrupt if there was one, otherwise the time limit.
  package var reason: BestTeamRecord.StopReason { isInterrupted ? .interrupted : .timeLimit }
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
    if let places = ruled?.places(of: rows) { changePlayers { $0.place(places) } }
    if let linedUp, let ruled { lineUp(linedUp, in: ruled) }
  }
}
