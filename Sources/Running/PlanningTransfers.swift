import Analysis
import Search
import Selection
import Snapshots

extension PoolRun {
  /// What transfers from the squad that somebody owns bring, from none on; `nil` where nobody says that they own one.
  ///
  /// Each row is the best team that has so many players at most who are not owned: a group rule, so that all else that
  /// the rules ask holds as ever.
  /// - Returns: the plan, and the team of its best row.
  /// - Throws: `TeamFault` when a team found is not what it was said to be.
  package func transferPlan(limits: Limits) throws -> (plan: TransferPlanRecord, team: ListedTeam?)? {
    guard let ownership else { return nil }
    var rows: [TransferRecord] = []
    var teams: [Int: ListedTeam] = [:]
    var isComplete = true
    for count in ownership.least...ownership.most {
      let run = buying(0...count)
      let problem = try run.problem()
      let found = problem.bestTeam(countsTies: false, limits: limits)
      // Nobody knows the rows behind one that was not finished.
      isComplete = found.status != .stopped
      guard isComplete else { break }
      guard found.status == .proved else {
        rows.append(TransferRecord(transfers: count))
        continue
      }
      let team = ListedTeam(found)
      rows.append(try run.row(of: count, team, ownership).row)
      teams[count] = team
    }
    let plan = TransferPlanRecord(
      rows,
      from: OwnedRecord(
        ownership.squad, of: pool, free: ownership.free, hit: ownership.hit, complete: isComplete))
    return (plan, plan.bestTransfers.flatMap { teams[$0] })
  }

  /// Why no row of the table has a squad: only more transfers lead to one, or none do.
  package func infeasibilityOfPlan(limits: Limits) throws -> Infeasibility? {
    guard let ownership else { return nil }
    let limits = limits.limited()
    for count in (ownership.most..<max(rules.size, ownership.most)).map({ $0 + 1 }) {
      let found = try buying(0...count).problem().bestTeam(countsTies: false, limits: limits)
      if found.status == .infeasible { continue }
      guard !found.rows.isEmpty else { return nil }
      return Infeasibility(transfersNeeded: count, most: ownership.most)
    }
    return ruled?.infeasibility(of: try problem(), limits: limits)
  }

  /// The row of a squad, added up and held against all rules anew.
  func row(of count: Int, _ team: ListedTeam, _ ownership: Ownership) throws(TeamFault)
    -> (row: TransferRecord, linedUp: LinedUpTeam?)
  {
    let linedUp = try check(
      team.rows, duties: team.duties, skill: team.skill, cost: team.cost, of: pool, heeding: ruled,
      under: rules)
    let row = TransferRecord(
      transfers: count, team.rows, skill: ExactDecimal(team.skill, places: pool.skills.places),
      cost: ExactDecimal(team.cost, places: pool.costs.places), from: ownership.squad, of: pool,
      free: ownership.free, hit: ownership.hit, budget: rules.budget)
    return (row, linedUp)
  }
}

extension ListedTeam {
  /// The team of an answer.
  init(_ found: Answer) {
    self.init(rows: found.rows, duties: found.duties, skill: found.skill, cost: found.cost)
  }
}
