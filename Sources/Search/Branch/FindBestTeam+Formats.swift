/// The best team, with the points at which the search changes its method.
func findBestTeam(
  _ problem: Problem, limits: Limits, progress: any SearchProgress, tuning: FormatTuning,
  statistics: inout SearchStatistics
) -> Answer {
  guard let question = FormatQuestion(problem, wanted: 1, keepsTies: true, tuning: tuning) else {
    return .infeasible(playersAfterReduction: 0)
  }
  let solver = FormatSolver(question: question, limits: limits, progress: progress, tuning: tuning)
  return question.isNarrow && !tuning.forcesWide
    ? solver.best(Int64.self, &statistics) : solver.best(Int128.self, &statistics)
}

/// The best teams, with the points at which the search changes its method.
func bestTeams(
  _ problem: Problem, count: Int, limits: Limits, progress: any SearchProgress, tuning: FormatTuning,
  statistics: inout SearchStatistics
) -> TeamList {
  guard let question = FormatQuestion(problem, wanted: count, tuning: tuning) else {
    return .empty
  }
  let solver = FormatSolver(question: question, limits: limits, progress: progress, tuning: tuning)
  return question.isNarrow && !tuning.forcesWide
    ? solver.list(count, Int64.self, &statistics) : solver.list(count, Int128.self, &statistics)
}
