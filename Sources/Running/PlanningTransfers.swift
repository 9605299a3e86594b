import Analysis
import Pages
import Search
import Selection
import Snapshots

extension PoolRun {
  /// Returns what transfers from the owned squad bring, from none on; `nil` if no squad is owned.
  ///
  /// Each row is the best team with at most that many players who are not owned: a group rule, so that all other rules
  /// hold as usual.
  /// - Returns: the plan, and the team of its best row.
  /// - Throws: `TeamFault` if a team found is not what it was claimed to be.
  package func transferPlan(limits: Limits) throws -> (plan: TransferPlanRecord, team: ListedTeam?)? {
    guard let ownership else { return nil }
    var rows: [TransferRecord] = []
    var teams: [Int: ListedTeam] = [:]
    var isComplete = true
    for count in ownership.least...ownership.most {
      let run = limitingTransfers(to: 0...count)
      let problem = try run.problem()
      let found = problem.bestTeam(countsTies: false, limits: limits)
      // The rows after one that was not finished are unknown.
      isComplete = found.status != .stopped
      guard isComplete else { break }
      guard found.status == .proved else {
        rows.append(TransferRecord(transfers: count))
        continue
      }
      let team = ListedTeam(found)
      rows.append(try run.row(of: count, team, ownership))
      teams[count] = team
    }
    let plan = TransferPlanRecord(
      rows,
      from: OwnedRecord(
        ownership.squad, of: pool, free: ownership.free, hit: ownership.hit, complete: isComplete))
    return (plan, plan.bestTransfers.flatMap { teams[$0] })
  }

  /// Why no row of the table has a squad: only more transfers lead to one, or no number does.
  package func infeasibilityOfPlan(limits: Limits) throws -> Infeasibility? {
    guard let ownership else { return nil }
    let limits = limits.limited()
    for count in (ownership.most..<max(rules.size, ownership.most)).map({ $0 + 1 }) {
      let found = try limitingTransfers(to: 0...count).problem().bestTeam(countsTies: false, limits: limits)
      if found.status == .infeasible { continue }
      guard !found.rows.isEmpty else { return nil }
      return Infeasibility(transfersNeeded: count, most: ownership.most)
    }
    return infeasibility(of: try problem(), limits: limits)
  }

  /// The row of a squad, added up again and checked against all rules.
  func row(
    of count: Int, _ team: ListedTeam, _ ownership: Ownership
  ) throws(TeamFault) -> TransferRecord {
    try check(team, of: pool, ruled: ruled, under: rules)
    return TransferRecord(
      transfers: count, team.rows, skill: ExactDecimal(team.skill, places: pool.skills.places),
      cost: ExactDecimal(team.cost, places: pool.costs.places), from: ownership.squad, of: pool,
      free: ownership.free, hit: ownership.hit, budget: rules.budget)
  }
}
