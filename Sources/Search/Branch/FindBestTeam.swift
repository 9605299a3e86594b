/// The best team, with the points at which the search changes its method.
func findBestTeam(
  _ problem: Problem, limits: Limits, progress: any SearchProgress, tuning: SearchTuning,
  statistics: inout SearchStatistics
) -> Answer {
  if let cases = problem.cases {
    return cases.best(above: problem.leastSkill) {
      findBestTeam($0, limits: limits, progress: NoProgress(), tuning: tuning, statistics: &statistics)
    }
  }
  guard let question = ReducedProblem(problem, wanted: 1, keepsTies: true, tuning: tuning) else {
    return .infeasible(playersAfterReduction: 0)
  }
  func best(_ limits: Limits) -> Answer {
    Solver(question: question, limits: limits, progress: progress, tuning: tuning).best(&statistics)
  }
  guard let cases = problem.casesByPresence else { return best(limits) }
  return cases.unlessQuick(limits, tuning, best) { cases in
    cases.best(above: problem.leastSkill) {
      findBestTeam($0, limits: limits, progress: NoProgress(), tuning: tuning, statistics: &statistics)
    }
  }
}

/// The best teams, with the points at which the search changes its method.
/// - Parameter least: teams of less skill are not wanted.
func bestTeams(
  _ problem: Problem, count: Int, skilled least: Int128? = nil, limits: Limits, progress: any SearchProgress,
  tuning: SearchTuning,
  statistics: inout SearchStatistics
) -> TeamList {
  func byCases(_ cases: [ProblemCase]) -> TeamList {
    cases.list(count) { problem, bonus in
      bestTeams(
        problem, count: count, skilled: least?.subtractingSaturated(bonus), limits: limits,
        progress: NoProgress(), tuning: tuning, statistics: &statistics)
    }
  }
  if let cases = problem.cases { return byCases(cases) }
  guard let question = ReducedProblem(problem, wanted: count + 1, tuning: tuning) else {
    return .empty
  }
  func list(_ limits: Limits) -> TeamList {
    Solver(question: question, limits: limits, progress: progress, tuning: tuning)
      .list(count, skilled: least, &statistics)
  }
  guard let cases = problem.casesByPresence else { return list(limits) }
  return cases.unlessQuick(limits, tuning, list, byCases: byCases)
}
