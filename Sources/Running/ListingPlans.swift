import Search
import Snapshots

extension PoolRun {
  /// Returns the best squads after hits, by any number of transfers up to the most.
  /// Ties go to the squad with fewer transfers, then to the cheaper one, then to the first in pool order.
  /// - Parameters:
  ///   - count: how many are wanted.
  ///   - onlyBest: whether only those are wanted that share the most points after hits.
  ///   - least: by how many players each differs from those before it; 0 if other captains or slots make another squad.
  /// - Returns: the squads, and whether the list is complete.
  /// - Throws: `TeamFault` if a team found is not what it was claimed to be.
  package func bestPlans(
    _ count: Int, onlyBest: Bool, differingBy least: Int, limits: Limits
  ) throws -> (teams: [TopTeamRecord], isComplete: Bool) {
    guard let ownership else { return ([], true) }
    let questions = try (0...ownership.most).map {
      try PlanQuestion(limitingTransfers(to: $0...$0), transfers: $0, ownership)
    }
    let found =
      try least < 2
      ? questions.plans(count, onlyBest: onlyBest, differingBy: least, limits: limits)
      : questions.plansApart(count, onlyBest: onlyBest, differingBy: least, limits: limits)
    guard var plans = found else { return ([], false) }
    for index in plans.indices { plans[index].rank = index + 1 }
    return (plans, true)
  }
}

/// The search for squads that take exactly `transfers` transfers.
private struct PlanQuestion {
  let run: PoolRun
  let transfers: Int
  let ownership: Ownership
  var problem: Problem

  init(_ run: PoolRun, transfers: Int, _ ownership: Ownership) throws {
    (self.run, self.transfers, self.ownership) = (run, transfers, ownership)
    problem = try run.problem()
  }

  /// The record of a squad in the list.
  func plan(_ team: ListedTeam) throws -> TopTeamRecord {
    var record = try run.searched.record(team, rank: 0)
    record.note(try run.row(of: transfers, team, ownership))
    return record
  }
}

extension [PlanQuestion] {
  /// The best plans of all questions; `nil` if the search was stopped.
  fileprivate func plans(
    _ count: Int, onlyBest: Bool, differingBy least: Int, limits: Limits
  ) throws -> [TopTeamRecord]? {
    var plans: [TopTeamRecord] = []
    for question in self {
      let best = onlyBest ? question.problem.bestTeam(countsTies: false, limits: limits) : nil
      let found = question.problem.bestTeams(
        count: count, differingBy: least, sharing: best, limits: limits)
      guard found.isComplete else { return nil }
      plans += try found.teams.map(question.plan)
    }
    plans.sort { $0.stands(before: $1) }
    return [TopTeamRecord](plans.prefix { !onlyBest || $0.net == plans[0].net }.prefix(count))
  }

  /// The best plans that differ enough from all before them; `nil` if the search was stopped.
  /// The best plan is taken again and again, and those too similar to it are excluded from then on.
  fileprivate func plansApart(
    _ count: Int, onlyBest: Bool, differingBy least: Int, limits: Limits
  ) throws -> [TopTeamRecord]? {
    var questions = self
    var listed: [TopTeamRecord] = []
    while listed.count < count {
      var next: (plan: TopTeamRecord, rows: [Int])?
      for question in questions {
        let found = question.problem.bestTeam(countsTies: false, limits: limits)
        guard found.status != .stopped else { return nil }
        guard found.status == .proved else { continue }
        let plan = try question.plan(ListedTeam(found))
        if next.map({ plan.stands(before: $0.plan) }) ?? true { next = (plan, found.rows) }
      }
      guard let next, !onlyBest || next.plan.net == listed.first?.net ?? next.plan.net else { break }
      listed.append(next.plan)
      for index in questions.indices {
        let problem = questions[index].problem
        questions[index].problem.groups.append(
          GroupRule(members: problem.people.rows(ofAll: next.rows), most: problem.size - least))
      }
    }
    return listed
  }
}
