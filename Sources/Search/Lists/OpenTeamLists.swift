import Tables

/// The best teams in their order, where nothing but size and budget is asked.
///
/// One search finds them all; nothing is solved again for each. (Hits are kept in a list whose worst team is
/// what others must beat; Lawler 1972 and Murty 1968 instead divide the teams and solve each part.)
func bestTeams(
  _ problem: Problem, count: Int, limits: Limits, progress: any SearchProgress, tuning: SearchTuning
) -> TeamList {
  precondition(count >= 1, "a list has at least one team")
  return listTeams(problem, of: .everySkill, count: count, limits: limits, progress: progress, tuning: tuning)
}

/// Those of them that share the skill of the proved best one, `limit` at most.
func teamsSharingSkill(
  _ problem: Problem, best: Answer, upTo limit: Int, limits: Limits, progress: any SearchProgress,
  tuning: SearchTuning
) -> TeamList {
  precondition(limit >= 1, "a list has at least one team")
  return listTeams(
    problem, of: .skill(best.skill, leastCost: best.cost), count: limit, limits: limits,
    progress: progress, tuning: tuning)
}

/// Which teams a list goes through.
private enum ListedSkills {
  /// All.
  case everySkill
  /// Those of the best skill, the cheapest of which costs `leastCost`.
  case skill(Int128, leastCost: Int128)
}

private func listTeams(
  _ problem: Problem, of skills: ListedSkills, count: Int, limits: Limits, progress: any SearchProgress,
  tuning: SearchTuning
) -> TeamList {
  guard problem.skills.count > problem.size else { return problem.onlyTeam }
  // One more than asked for tells whether there are more.
  let capacity = count + 1
  func search<Value: WholeNumber>(_ list: ListPool<Value>, _ scale: NumberScale) -> TeamList {
    let widening: Widening<Value> =
      switch skills {
      case .everySkill: Widening(everyTeamOf: list)
      case .skill(let skill, let least):
        Widening(
          teamsOf: list, skill: scale.skills.scaled(total: skill, size: scale.size),
          least: scale.costs.scaled(total: least, size: scale.size))
      }
    var search = ListSearch(
      list, capacity: capacity, widening: widening, limits: limits, tuning: tuning, progress: progress)
    let outcome = search.run()
    let teams = outcome.teams.prefix(count).map { team in
      ListedTeam(
        rows: team.ranks.map { Int($0) }, skill: scale.skills.total(team.skill, size: scale.size),
        cost: scale.costs.total(team.cost, size: scale.size))
    }
    let hasMore = outcome.teams.count > count
    return TeamList(
      teams: teams, isComplete: outcome.isComplete || teams.count == count,
      hasMore: outcome.isComplete || hasMore ? hasMore : nil)
  }
  switch ScaledListPool(problem, stop: limits.stop, tuning: tuning) {
  case nil: return .empty
  case .narrow(let list, let scale)?: return search(list, scale)
  case .wide(let list, let scale)?: return search(list, scale)
  }
}

extension Problem {
  /// The list of the only team there can be, where a team takes all players.
  fileprivate var onlyTeam: TeamList {
    guard skills.count == size else { return .empty }
    let cost = costs.values.reduce(0, +)
    guard cost <= budget else { return .empty }
    let team = ListedTeam(rows: Array(0..<size), skill: skills.values.reduce(0, +), cost: cost)
    return TeamList(teams: [team], isComplete: true, hasMore: false)
  }
}
