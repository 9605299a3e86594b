/// The best team, with the points at which the search changes its method.
func findBestTeam(
  _ problem: Problem, limits: Limits, progress: any SearchProgress, tuning: FormatTuning,
  statistics: inout SearchStatistics
) -> Answer {
  guard let question = FormatQuestion(problem, wanted: 1, keepsTies: true, tuning: tuning) else {
    return .infeasible(playersAfterReduction: 0)
  }
  let solver = FormatSolver(question: question, limits: limits, progress: progress, tuning: tuning)
  return solver.best(&statistics)
}

/// The best teams, with the points at which the search changes its method.
/// - Parameter least: teams of less skill are not wanted.
func bestTeams(
  _ problem: Problem, count: Int, skilled least: Int128? = nil, limits: Limits, progress: any SearchProgress,
  tuning: FormatTuning,
  statistics: inout SearchStatistics
) -> TeamList {
  guard let question = FormatQuestion(problem, wanted: count + 1, tuning: tuning) else {
    return .empty
  }
  let solver = FormatSolver(question: question, limits: limits, progress: progress, tuning: tuning)
  return solver.list(count, skilled: least, &statistics)
}
