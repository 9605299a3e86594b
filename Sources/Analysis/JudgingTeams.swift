import Reading
import Search
import Selection
import Snapshots

/// A judge of hand-picked teams, which checks them against the rules of a pool.
package final class TeamJudge {
  package let pool: Pool
  package let rules: Rules
  /// The pool as the rules on roles, clubs and names see it; `nil` if there are none.
  package let ruled: RuledPool?
  package let problem: Problem
  package let limits: Limits

  /// A judge of teams of a pool.
  init(of searched: SearchedPool, _ problem: Problem, limits: Limits) {
    (pool, rules, ruled) = (searched.pool, searched.rules, searched.ruled)
    (self.problem, self.limits) = (problem, limits)
  }

  /// Checks teams against the rules and looks for what would improve them.
  /// - Throws: `TeamFault` if what was found is not what it was claimed to be.
  package func records(of inputs: TeamInputs) throws -> [ManualTeamRecord] {
    try zip(inputs.files, inputs.teams).map(record)
  }

  /// Checks a team against the rules, lined up if its members do not all count the same.
  package func judged(
    _ file: TeamFile, _ team: ManualTeam
  ) -> (record: ManualTeamRecord, judgement: TeamJudgement, linedUp: LinedUpTeam?) {
    var judgement = TeamJudgement(team, of: pool, under: rules, ruled: ruled)
    let linedUp = lineUp(team, &judgement)
    let places = place(team, &judgement)
    var record = ManualTeamRecord(file, team, judgement, of: pool)
    if let linedUp, let ruled { record.lineUp(linedUp, in: ruled) }
    if let places { record.place(places) }
    let isLinedUp = linedUp != nil || places != nil
    if !team.slots.isEmpty, isLinedUp || (judgement.status == .incomplete && ruled?.duties != nil) {
      record.namesSlots = true
    }
    return (record, judgement, linedUp)
  }

  private func record(_ file: TeamFile, _ team: ManualTeam) throws -> ManualTeamRecord {
    let (judged, judgement, linedUp) = judged(file, team)
    var record = judged
    let keepsOtherRules = ruled?.brokenRules(of: team.players).isEmpty ?? true
    // A team that breaks a rule that adding players cannot fix has no completion to look for.
    let completion =
      judgement.breaksRules
      ? .complete
      : problem.bestCompletion(of: team.players, undecided: team.playersWithOpenSlot, limits: limits)
    if let decided = team.placed(as: completion, in: problem) { return try self.record(file, decided) }
    let repairs = problem.bestRepairs(of: team.players, limits: limits)
    if case .possible(let change) = completion { try check(change, of: team.players) }
    for change in repairs.changes { try check(change, of: team.players) }
    record.complete(completion, of: pool, under: rules)
    if case .impossible(let cause) = completion {
      record.note(deadEnd: cause, of: ruled ?? RuledPool(pool, under: rules, file: file.path))
    }
    record.repair(repairs, of: pool, under: rules)
    let namesSlots =
      !team.slots.isEmpty || problem.people.rows(ofAll: team.players).count > team.players.count
    if keepsOtherRules, let ruled, namesSlots,
      let best = try? ruled.bestLineup(ofPeopleIn: team.players, in: problem, limits: limits)
    {
      record.repair(linedUp, by: best, in: ruled, named: team.slots)
    }
    if completion == .unknown || !repairs.isComplete { record.stoppedBy = limits.reason }
    return record
  }

  /// Lines up a full team whose members do not all count the same: as its file says, otherwise as well as possible.
  private func lineUp(_ team: ManualTeam, _ judgement: inout TeamJudgement) -> LinedUpTeam? {
    guard let ruled else { return nil }
    do throws(BrokenRule) {
      guard
        let linedUp = try ruled.bestLineup(
          of: team.players, in: problem, slots: team.slots, limits: limits)
      else { return nil }
      judgement.lineUp(linedUp, of: pool, under: rules)
      return linedUp
    } catch {
      // A problem with the lineup matters little if a rule is broken whatever the lineup.
      if !judgement.breaksRules { judgement.refuse(error) }
      return nil
    }
  }

  /// The role that each player fills, if all count the same.
  private func place(_ team: ManualTeam, _ judgement: inout TeamJudgement) -> [String]? {
    do throws(BrokenRule) {
      return try ruled?.places(of: team)
    } catch {
      judgement.refuse(error)
      return nil
    }
  }

  /// Checks a changed team against all rules again.
  private func check(_ change: TeamChange, of team: [Int]) throws(TeamFault) {
    let changed = Set(team).subtracting(change.out).union(change.in).sorted()
    let claimed = ListedTeam(
      rows: changed, duties: changed.compactMap { change.duties[$0] }, skill: change.skill, cost: change.cost)
    try Analysis.check(claimed, of: pool, ruled: ruled, under: rules)
  }

  /// Records how far each legal team is from the best one, and its rank among all.
  package func compare(_ records: inout [ManualTeamRecord], of inputs: TeamInputs, with best: Answer) {
    let legal = records.indices.filter { records[$0].status == .valid }
    guard !legal.isEmpty else { return }
    let skills = legal.map { records[$0].skill.number.units(places: pool.skills.places) ?? 0 }
    let ranks = problem.ranks(skills: skills, best: best, limits: limits)
    for (index, rank) in zip(legal, ranks.ranks) {
      records[index].compare(with: best, of: pool)
      records[index].place(rank, among: ranks.legal)
      // A count may be a bound because counting is hard, or because it was stopped.
      if limits.stop.isRaised, !records[index].hasExactCounts {
        records[index].stoppedBy = limits.stop.reason
      }
    }
  }
}

extension ManualTeam {
  /// The team with the players whose slot was open placed as in its best completion; `nil` if they already are.
  fileprivate func placed(as completion: TeamCompletion, in problem: Problem) -> ManualTeam? {
    guard case .possible(let change) = completion, !change.out.isEmpty else { return nil }
    var team = self
    team.assignRows(
      change.out.reduce(into: [:]) { rows, row in
        rows[row] = problem.people.rows(with: row).first(where: change.in.contains)
      })
    return team
  }
}
