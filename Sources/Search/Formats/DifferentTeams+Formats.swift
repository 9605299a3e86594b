/// The best teams under rules that differ from each other: going down the order of the problem, every team that
/// has at least `least` players who are not in any one team listed before it.
///
/// A team listed becomes a group of which later ones may have only so many. Each search finds the next teams that
/// keep to all groups, and takes those of them that differ from each other too: the first one at least.
///
/// - Parameters:
///   - problem: the players and the rules; locked players are in every team and count as shared.
///   - count: how many teams are wanted, from 1.
///   - least: in how many players any two teams differ at least, from 1 to the size.
///   - limits: threads, and what ends the search early.
///   - progress: hears how many of the teams are found.
/// - Returns: the first `count` of these teams, all where there are fewer; the same for any `limits.jobs`.
///   `hasMore` is false where there are fewer, else not known.
/// - Precondition: as for ``bestTeams(_:count:limits:progress:)-(FormatProblem,_,_,_)``.
/// - Complexity: that of a search for each of the teams at worst, each under one group more.
public func differentTeams(
  _ problem: FormatProblem, count: Int, differingBy least: Int, limits: Limits = Limits(),
  progress: some SearchProgress = NoProgress()
) -> TeamList {
  differentTeams(
    problem, sharing: nil, count: count, differingBy: least, limits: limits, progress: progress,
    tuning: FormatTuning())
}

/// The teams under rules that share the best skill and differ from each other, in their order: the list of
/// ``differentTeams(_:count:differingBy:limits:progress:)-(FormatProblem,_,_,_,_)`` down to the last team of that
/// skill, where it ends.
///
/// - Parameters:
///   - problem: the players and the rules.
///   - best: the proved answer to the problem.
///   - count: how many teams are wanted at most, from 1.
///   - least: in how many players any two teams differ at least, from 1 to the size.
///   - limits: threads, and what ends the search early.
///   - progress: hears how many of the teams are found.
/// - Returns: the first `count` of these teams. `hasMore` is false where there are fewer, else not known.
/// - Precondition: as for ``bestTeams(_:count:limits:progress:)-(FormatProblem,_,_,_)``; `best` is proved.
public func differentTeamsSharingSkill(
  _ problem: FormatProblem, best: Answer, upTo count: Int, differingBy least: Int, limits: Limits = Limits(),
  progress: some SearchProgress = NoProgress()
) -> TeamList {
  precondition(best.status == .proved, "only a proved best skill can be shared")
  return differentTeams(
    problem, sharing: best, count: count, differingBy: least, limits: limits, progress: progress,
    tuning: FormatTuning())
}

/// The same with the points at which the search changes its method, of the skill of `best` only where it is given.
func differentTeams(
  _ problem: FormatProblem, sharing best: Answer?, count: Int, differingBy least: Int, limits: Limits,
  progress: any SearchProgress, tuning: FormatTuning
) -> TeamList {
  precondition(count >= 1, "a list has at least one team")
  precondition((1...problem.base.size).contains(least), "teams differ in 1 to size players")
  if least == 1 {
    guard let best else { return bestTeams(problem, count: count, limits: limits, progress: progress) }
    return teamsSharingSkill(problem, best: best, upTo: count, limits: limits, progress: progress)
  }
  if let free = problem.withoutRules, least <= free.reduced.problem.size {
    return free.list(
      differentTeams(
        free.reduced.problem, sharing: best.map(free.reducedAnswer), count: count, differingBy: least,
        limits: limits, progress: progress, tuning: SearchTuning()))
  }
  var left = problem
  var listed: [ListedTeam] = []
  var length = min(tuning.mostTeamsAtOnce, 4 * count)
  while true {
    var statistics = SearchStatistics()
    let next = bestTeams(
      left, count: length, limits: limits, progress: NoProgress(), tuning: tuning, statistics: &statistics)
    let wanted = next.teams.prefix { best == nil || $0.skill == best?.skill }
    let taken = differing(
      Array(wanted), by: least, size: problem.base.size, count: count - listed.count, stop: limits.stop)
    listed += taken
    progress.advanced(done: listed.count, total: count)
    if listed.count == count { return TeamList(teams: listed, isComplete: true, hasMore: nil) }
    guard next.isComplete, !limits.stop.isRaised else {
      return TeamList(teams: listed, isComplete: false, hasMore: nil)
    }
    if wanted.count < length { return TeamList(teams: listed, isComplete: true, hasMore: false) }
    left.groups += taken.map { GroupRule(members: $0.rows, most: problem.base.size - least) }
    // Teams that are not taken cost as much as others: as few are asked for as is worth a search.
    length = min(tuning.mostTeamsAtOnce, max(8, 4 * taken.count), 2 * (count - listed.count))
  }
}
