import Search
import Snapshots

extension PoolRun {
  /// The best squads after hits, by any number of transfers up to the most; of equals the one of fewer transfers, then the
  /// cheaper, then the first in the pool.
  /// - Parameters:
  ///   - count: how many are wanted.
  ///   - onlyBest: whether only those are that share the most points after hits.
  ///   - least: in how many players each differs from those before it; 0 where other captains or slots make another one.
  /// - Returns: the squads, and whether the list is complete.
  /// - Throws: `TeamFault` when a team found is not what it was said to be.
  package func bestPlans(
    _ count: Int, onlyBest: Bool, differingBy least: Int, limits: Limits
  ) throws -> (teams: [TopTeamRecord], isComplete: Bool) {
    guard let ownership else { return ([], true) }
    let questions = try (0...ownership.most).map {
      try PlanQuestion(buying($0...$0), transfers: $0, ownership)
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

/// The squads to which exactly so many transfers lead.
private struct PlanQuestion {
  let run: PoolRun
  let transfers: Int
  let ownership: Ownership
  var problem: Problem

  init(_ run: PoolRun, transfers: Int, _ ownership: Ownership) throws {
    (self.run, self.transfers, self.ownership) = (run, transfers, ownership)
    problem = try run.problem()
  }

  /// A squad as the list has it.
  func plan(_ team: ListedTeam) throws -> TopTeamRecord {
    var record = TopTeamRecord(rank: 0, team.rows, of: run.pool)
    let (row, linedUp) = try run.row(of: transfers, team, ownership)
    record.place(team.rows, linedUp: linedUp, in: run.ruled, problem)
    record.note(row)
    return record
  }
}

extension [PlanQuestion] {
  /// The first plans of all; `nil` where the search was stopped.
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

  /// The first plans that differ from all before them: the best one is taken again and again, and those too much like it
  /// are left out from then on; `nil` where the search was stopped.
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
          GroupRule(members: problem.rows(ofPeopleIn: next.rows), most: problem.size - least))
      }
    }
    return listed
  }
}
