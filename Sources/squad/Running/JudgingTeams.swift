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
func judgeTeam(
  _ file: TeamFile, _ team: ManualTeam, of pool: Pool, under rules: Rules, problem: Problem, limits: Limits
) -> ManualTeamRecord {
  let judgement = TeamJudgement(team, of: pool, under: rules)
  var record = ManualTeamRecord(file, team, judgement, of: pool)
  record.complete(bestCompletion(of: team.players, in: problem, limits: limits), of: pool, under: rules)
  record.repair(bestRepairs(of: team.players, in: problem, limits: limits), of: pool, under: rules)
  return record
}
