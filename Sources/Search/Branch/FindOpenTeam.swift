import Tables

/// The best team where nothing but size and budget is asked; the teams that share its skill are not counted.
///
/// The players who can be in a best team are few: the skyband. A Lagrangian bound leaves fewer still, and
/// branching over those finds the team; `PoolSearch` and `TeamSearch` tell the steps.
/// - Complexity: O(n) and milliseconds for a million players whose skill and cost are not tied together;
///   exponential in the size at worst.
func findBestTeam(
  _ problem: Problem, limits: Limits, progress: any SearchProgress, tuning: SearchTuning,
  statistics: inout SearchStatistics
) -> Answer {
  func search<Value: WholeNumber>(_ skills: [Value], _ costs: [Value]) -> Answer {
    let size = problem.size
    let players = skyband(
      skills: skills, costs: costs, size: size,
      playersBeforeSampling: tuning.playersBeforeSampling)
    guard players.count >= size else { return .infeasible(playersAfterReduction: players.count) }
    var search = PoolSearch(
      scale: NumberScale(of: players, size: size), reduced: players.count, limits: limits,
      progress: progress, tuning: tuning)
    defer { statistics = search.statistics }
    return search.run(players, budget: problem.budget)
  }
  switch (problem.skills, problem.costs) {
  case (.narrow(let skills), .narrow(let costs)): return search(skills, costs)
  case (.wide(let skills), .wide(let costs)): return search(skills, costs)
  case (.narrow(let skills), .wide(let costs)): return search(skills.map { Int128($0) }, costs)
  case (.wide(let skills), .narrow(let costs)): return search(skills, costs.map { Int128($0) })
  }
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
