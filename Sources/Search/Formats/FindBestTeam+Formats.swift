/// The best team of a problem under a format, proved.
///
/// Relaxes budget, lowest spend, clubs and groups by a Lagrangian bound and keeps the format in an automaton;
/// branches over the players whom the bound leaves. ``FormatSearch`` tells the steps.
///
/// - Parameters:
///   - problem: the players and the rules.
///   - limits: threads, and what ends the search early.
///   - progress: hears how it goes on.
/// - Returns: one team, the same for any `limits.jobs`; `infeasible` where no team keeps all rules. The teams that
///   share a proved best skill are counted too, as far as some tens of millions of steps go: ``TeamCount`` says
///   when that is a bound. When stopped before any legal team was met, `rows` is empty.
/// - Precondition: `problem.overflowingColumn` is `nil`; costs are not negative.
/// - Complexity: milliseconds for the formats of fantasy sites and thousands of players; exponential in the size at
///   worst.
public func findBestTeam(
  _ problem: FormatProblem, limits: Limits = Limits(), progress: some SearchProgress = NoProgress()
) -> Answer {
  var statistics = SearchStatistics()
  return findBestTeam(problem, limits: limits, progress: progress, statistics: &statistics)
}

/// The same, and how much work it was.
public func findBestTeam(
  _ problem: FormatProblem, limits: Limits = Limits(), progress: some SearchProgress = NoProgress(),
  statistics: inout SearchStatistics
) -> Answer {
  if let free = problem.withoutRules {
    return free.answer(
      findBestTeam(free.reduced.problem, limits: limits, progress: progress, statistics: &statistics))
  }
  return findBestTeam(
    problem, limits: limits, progress: progress, tuning: FormatTuning(), statistics: &statistics)
}

/// The best teams of a problem under a format, in their order.
///
/// - Parameters:
///   - problem: the players and the rules.
///   - count: how many, 1 or more.
///   - limits: threads, and what ends the search early.
///   - progress: hears how it goes on; the best skill that it is told is that of the last of so many teams.
/// - Returns: the list, the same for any `limits.jobs`; when stopped, those of its first teams that are proved.
/// - Precondition: `problem.overflowingColumn` is `nil`; costs are not negative.
/// - Complexity: as for ``findBestTeam(_:limits:progress:)-(FormatProblem,_,_)``; some steps more for each team.
public func bestTeams(
  _ problem: FormatProblem, count: Int, limits: Limits = Limits(),
  progress: some SearchProgress = NoProgress()
) -> TeamList {
  var statistics = SearchStatistics()
  return bestTeams(
    problem, count: count, limits: limits, progress: progress, tuning: FormatTuning(),
    statistics: &statistics)
}

/// The same, and how much work it was.
public func bestTeams(
  _ problem: FormatProblem, count: Int, limits: Limits = Limits(),
  progress: some SearchProgress = NoProgress(), statistics: inout SearchStatistics
) -> TeamList {
  bestTeams(
    problem, count: count, limits: limits, progress: progress, tuning: FormatTuning(),
    statistics: &statistics)
}

/// The best team, with the points at which the search changes its method.
func findBestTeam(
  _ problem: FormatProblem, limits: Limits, progress: any SearchProgress, tuning: FormatTuning,
  statistics: inout SearchStatistics
) -> Answer {
  guard let question = FormatQuestion(problem, wanted: 1, tuning: tuning) else {
    return .infeasible(playersAfterReduction: 0)
  }
  let solver = FormatSolver(question: question, limits: limits, progress: progress, tuning: tuning)
  return question.isNarrow && !tuning.forcesWide
    ? solver.best(Int64.self, &statistics) : solver.best(Int128.self, &statistics)
}

/// The best team without the count of those that share its skill.
/// - Parameter stepsOnTies: how far the first of those that share its cost too is looked for; 0 where any will do.
func findTeam(_ problem: FormatProblem, stepsOnTies: Int = 0, limits: Limits) -> Answer {
  if let free = problem.withoutRules {
    return free.answer(findTeam(free.reduced.problem, stepsOnTies: stepsOnTies, limits: limits))
  }
  var tuning = FormatTuning()
  tuning.stepsOnTies = stepsOnTies
  return FormatBudgets(problem, tuning: tuning).best(
    within: problem.base.budget, countsTies: false, limits: limits)
}

/// The best teams, with the points at which the search changes its method.
func bestTeams(
  _ problem: FormatProblem, count: Int, limits: Limits, progress: any SearchProgress, tuning: FormatTuning,
  statistics: inout SearchStatistics
) -> TeamList {
  guard let question = FormatQuestion(problem, wanted: count, tuning: tuning) else {
    return .empty
  }
  let solver = FormatSolver(question: question, limits: limits, progress: progress, tuning: tuning)
  return question.isNarrow && !tuning.forcesWide
    ? solver.list(count, Int64.self, &statistics) : solver.list(count, Int128.self, &statistics)
}
