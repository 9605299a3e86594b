/// The teams that share the best skill, in their order: the cheapest first, of equal cost the smaller rows.
///
/// - Parameters:
///   - problem: the players and the rules.
///   - best: its proved best team, by ``findBestTeam(_:limits:progress:)-(FormatProblem,_,_)``.
///   - limit: the most teams to list, 1 or more.
///   - limits: threads, and what ends the search early.
///   - progress: hears how it goes on.
/// - Returns: the teams; `hasMore` tells whether the limit cut them off.
/// - Precondition: as for the search; `best` is proved.
/// - Complexity: that of ``bestTeams(_:count:limits:progress:)-(FormatProblem,_,_,_)`` for as many teams as there
///   are, or for `limit`.
public func teamsSharingSkill(
  _ problem: FormatProblem, best: Answer, upTo limit: Int, limits: Limits = Limits(),
  progress: some SearchProgress = NoProgress()
) -> TeamList {
  precondition(best.status == .proved, "only a proved best skill can be shared")
  let number = best.teamsSharingSkill
  let count = number.isExact ? Int(min(number.value, UInt128(limit))) : limit
  var list = bestTeams(problem, count: count, limits: limits, progress: progress)
  let listed = list.teams.count
  list.teams.removeAll { $0.skill != best.skill }
  if number.isExact {
    list.hasMore = number.value > UInt128(list.teams.count)
  } else if list.teams.count < listed {
    list.hasMore = false
  } else if list.hasMore == true {
    list.hasMore = number.value > UInt128(list.teams.count) ? true : nil
  }
  return list
}
