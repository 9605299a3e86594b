import Tables

/// The best team of a problem, proved.
///
/// The players who can be in a best team are few: the skyband. A Lagrangian bound leaves fewer still, and
/// branching over those finds the team; `PoolSearch` and `TeamSearch` tell the steps.
///
/// - Parameters:
///   - problem: the players, the size and the budget.
///   - limits: threads, and what ends the search early.
///   - progress: hears how it goes on.
/// - Returns: one team, the same for any `limits.jobs`; fewer players than `size`, or a budget below the
///   cheapest team, give `infeasible`. `playersAfterReduction` is the size of the skyband in each case.
///   The teams that share a proved best skill are counted too; ``TeamCount`` says when that is a bound.
/// - Precondition: `problem.overflowingColumn` is `nil`; costs are not negative.
/// - Complexity: O(n) and milliseconds for a million players whose skill and cost are not tied together;
///   exponential in the size at worst.
public func findBestTeam(
  _ problem: Problem, limits: Limits = Limits(), progress: some SearchProgress = NoProgress()
) -> Answer {
  var statistics = SearchStatistics()
  return findBestTeam(problem, limits: limits, progress: progress, statistics: &statistics)
}

/// The best team of a problem, and how much work it was.
public func findBestTeam(
  _ problem: Problem, limits: Limits = Limits(), progress: some SearchProgress = NoProgress(),
  statistics: inout SearchStatistics
) -> Answer {
  findBestTeam(
    problem, limits: limits, progress: progress, tuning: SearchTuning(), statistics: &statistics)
}

/// The same with the points at which the search changes its method.
/// - Parameter countsTies: whether the teams that share a proved best skill are counted; else the counts are
///   the lower bound 1.
func findBestTeam(
  _ problem: Problem, limits: Limits, progress: any SearchProgress, tuning: SearchTuning,
  countsTies: Bool = true, statistics: inout SearchStatistics
) -> Answer {
  func search<Value: WholeNumber>(_ skills: [Value], _ costs: [Value]) -> Answer {
    let size = problem.size
    let players = skyband(
      skills: skills, costs: costs, size: size,
      playersBeforeSampling: tuning.playersBeforeSampling)
    guard players.count >= size else { return .infeasible(playersAfterReduction: players.count) }
    var search = PoolSearch(
      scale: Scale(of: players, size: size), reduced: players.count, limits: limits,
      progress: progress, tuning: tuning)
    defer { statistics = search.statistics }
    let answer = search.run(players, budget: problem.budget)
    guard countsTies else { return answer }
    return answer.counted(
      skills: skills, costs: costs, skyband: players, size: size, budget: problem.budget,
      stop: limits.stop)
  }
  switch (problem.skills, problem.costs) {
  case (.narrow(let skills), .narrow(let costs)): return search(skills, costs)
  case (.wide(let skills), .wide(let costs)): return search(skills, costs)
  case (.narrow(let skills), .wide(let costs)): return search(skills.map { Int128($0) }, costs)
  case (.wide(let skills), .narrow(let costs)): return search(skills, costs.map { Int128($0) })
  }
}

/// The best team without the count of those that share its skill.
/// - Parameter stepsOnTies: how far the first of those that share its cost too is looked for; 0 where any will do.
func findTeam(_ problem: Problem, stepsOnTies: Int = Limits.stepsOfQuestion, limits: Limits) -> Answer {
  var statistics = SearchStatistics()
  var tuning = SearchTuning()
  tuning.stepsOnTies = stepsOnTies
  return findBestTeam(
    problem, limits: limits, progress: NoProgress(), tuning: tuning, countsTies: false,
    statistics: &statistics)
}

extension Answer {
  /// No team satisfies the rules.
  static func infeasible(playersAfterReduction: Int) -> Answer {
    Answer(
      status: .infeasible, rows: [], skill: 0, cost: 0, bound: 0,
      playersAfterReduction: playersAfterReduction, teamsSharingSkill: TeamCount(0),
      teamsSharingSkillAndCost: TeamCount(0), inAllOptimal: [])
  }
}
