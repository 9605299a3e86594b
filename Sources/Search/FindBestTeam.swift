/// The best team of a problem, proved.
///
/// - Parameters:
///   - problem: the players, the size and the budget.
///   - limits: threads, and what ends the search early.
///   - progress: hears how it goes on.
/// - Returns: one team, the same for any `limits.jobs`; fewer players than `size`, or a budget below the
///   cheapest team, give `infeasible`.
public func findBestTeam(
  _ problem: Problem, limits: Limits = Limits(), progress: some SearchProgress = NoProgress()
) -> Answer {
  bruteForceBestTeam(problem, limits: limits, progress: progress)
}
