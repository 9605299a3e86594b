/// The best team of a problem, proved.
///
/// Players whom others of their kind beat are set aside; a Lagrangian bound relaxes budget, lowest spend, clubs and
/// groups and keeps the slots in an automaton; branching over the players whom the bound leaves finds the team.
///
/// - Parameters:
///   - problem: the players and the rules.
///   - countsTies: whether the teams that share the best skill are counted.
///   - limits: threads, and what ends the search early.
///   - progress: hears how it goes on.
/// - Returns: one team, the same for any `limits.jobs`; `infeasible` where no team keeps all rules. The teams that
///   share a proved best skill are counted too, as far as a second of work goes: ``TeamCount`` says when that is a
///   bound. When stopped before any legal team was met, `rows` is empty.
/// - Precondition: `problem.overflowingColumn` is `nil`; costs are not negative.
/// - Complexity: O(n) and milliseconds for the pools and the games of fantasy sites; exponential in the size at worst.
public func findBestTeam(
  _ problem: Problem, countsTies: Bool = true, limits: Limits = Limits(),
  progress: some SearchProgress = NoProgress()
) -> Answer {
  guard countsTies else { return findTeam(problem, limits: limits) }
  return leavingOutLowestSpend(problem, limits: limits, progress: progress) { problem, progress in
    findBestTeam(problem, limits: limits, progress: progress, tuning: SearchTuning())
  }
}

/// The same, with the points at which the search changes its method.
func findBestTeam(
  _ problem: Problem, limits: Limits, progress: any SearchProgress, tuning: SearchTuning
) -> Answer {
  BudgetQuestion(problem, keepsTies: true, tuning: tuning)
    .best(within: problem.budget, countsTies: true, limits: limits, progress: progress)
}

/// The best team without the count of those that share its skill.
/// - Parameter stepsOnTies: how far the first of those that share its cost too is looked for; 0 where any will do.
func findTeam(_ problem: Problem, stepsOnTies: Int = Limits.stepsOfQuestion, limits: Limits) -> Answer {
  var tuning = SearchTuning()
  tuning.stepsOnTies = stepsOnTies
  return leavingOutLowestSpend(problem, limits: limits, progress: NoProgress()) { problem, _ in
    BudgetQuestion(problem, tuning: tuning).best(within: problem.budget, countsTies: false, limits: limits)
  }
}

/// Asks without the lowest spend first, where there is one: fewer players matter then.
private func leavingOutLowestSpend(
  _ problem: Problem, limits: Limits, progress: any SearchProgress,
  _ answer: (Problem, any SearchProgress) -> Answer
) -> Answer {
  if let relaxed = problem.withoutLowestSpend {
    let answer = answer(relaxed, NoProgress())
    if problem.keepsLowestSpend(answer) { return answer }
  }
  return answer(problem, progress)
}

extension Problem {
  /// The question without its lowest spend, by which fewer players can be set aside; `nil` where there is none.
  fileprivate var withoutLowestSpend: Problem? {
    guard leastCost ?? 0 > 0 else { return nil }
    var relaxed = self
    relaxed.leastCost = nil
    return relaxed
  }

  /// Whether the answer without the lowest spend is the one with it: no team is better without a rule, and of those that
  /// share the best one's skill none is cheaper. A team that was found before the search was stopped is as good as one
  /// that a second search would find in no time.
  fileprivate func keepsLowestSpend(_ relaxed: Answer) -> Bool {
    relaxed.status == .infeasible || (!relaxed.rows.isEmpty && relaxed.cost >= leastCost ?? 0)
  }
}
