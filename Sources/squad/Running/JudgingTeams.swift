import Search
import Selection
import Snapshots

/// Holds hand-picked teams against the rules and looks for what would make them better.
func judgeTeams(
  _ inputs: TeamInputs, of pool: Pool, under rules: Rules, problem: Problem, limits: Limits
) -> [ManualTeamRecord] {
  zip(inputs.files, inputs.teams).map { file, team in
    judgeTeam(file, team, of: pool, under: rules, problem: problem, limits: limits)
  }
}

/// Holds one hand-picked team against the rules and looks for what would make it better.
private func judgeTeam(
  _ file: TeamFile, _ team: ManualTeam, of pool: Pool, under rules: Rules, problem: Problem, limits: Limits
) -> ManualTeamRecord {
  let judgement = TeamJudgement(team, of: pool, under: rules)
  var record = ManualTeamRecord(file, team, judgement, of: pool)
  let completion = bestCompletion(of: team.players, in: problem, limits: limits)
  let repairs = bestRepairs(of: team.players, in: problem, limits: limits)
  record.complete(completion, of: pool, under: rules)
  record.repair(repairs, of: pool, under: rules)
  if completion == .unknown || !repairs.isComplete { record.stoppedBy = stopReason }
  return record
}

/// What ends a search that is stopped: an interrupt if there was one, else the time limit.
var stopReason: BestTeamRecord.StopReason { interruptExitCode == nil ? .timeLimit : .interrupted }

extension Answer {
  /// The answer, or the best of some legal teams where the search was stopped before it found one as good.
  func improved(by teams: some Sequence<Team>) -> Answer {
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
