/// The best teams that differ from each other: going down the order of the problem, every team that has at
/// least `least` players who are not in any one team listed before it.
///
/// In other words it shares at most `size` − `least` players with each. With `least` = 1 this is the list of
/// ``bestTeams(_:count:limits:progress:)``.
///
/// The beginning of the plain list is gone through first, which is all where few teams are passed over. Then
/// each next team is searched for among those that differ enough (``NextDifferentTeam``).
///
/// - Parameters:
///   - problem: the players, the size and the budget.
///   - count: how many teams are wanted, from 1.
///   - least: in how many players any two teams differ at least, from 1 to the size.
///   - limits: threads, and what ends the search early.
///   - progress: hears how many of the teams are found.
/// - Returns: the first `count` of these teams, all where there are fewer; the same for any `limits.jobs`.
///   `hasMore` is false where there are fewer, else not known.
/// - Precondition: as for ``bestTeams(_:count:limits:progress:)``.
/// - Complexity: that no further team differs enough can take exponential time to prove.
public func differentTeams(
  _ problem: Problem, count: Int, differingBy least: Int, limits: Limits = Limits(),
  progress: some SearchProgress = NoProgress()
) -> TeamList {
  differentTeams(
    problem, count: count, differingBy: least, limits: limits, progress: progress, tuning: SearchTuning())
}

/// The same with the points at which the search changes its method.
func differentTeams(
  _ problem: Problem, count: Int, differingBy least: Int, limits: Limits, progress: any SearchProgress,
  tuning: SearchTuning
) -> TeamList {
  precondition(count >= 1, "a list has at least one team")
  precondition((1...problem.size).contains(least), "teams differ in 1 to size players")
  if least == 1 {
    return bestTeams(problem, count: count, limits: limits, progress: progress, tuning: tuning)
  }
  var length = min(tuning.longestListPassedThrough, max(tuning.shortestListPassedThrough, 4 * count))
  while true {
    let plain = bestTeams(problem, count: length, limits: limits, progress: NoProgress(), tuning: tuning)
    let listed = differing(plain.teams, by: least, size: problem.size, count: count)
    progress.advanced(done: listed.count, total: count)
    if listed.count == count { return TeamList(teams: listed, isComplete: true, hasMore: nil) }
    guard plain.isComplete else { return TeamList(teams: listed, isComplete: false, hasMore: nil) }
    guard plain.hasMore == true else { return TeamList(teams: listed, isComplete: true, hasMore: false) }
    guard 4 * length <= tuning.longestListPassedThrough, 4 * listed.count >= count else {
      return continued(listed, problem, count: count, by: least, limits, progress, tuning)
    }
    length *= 4
  }
}

/// Those of `teams`, in order, that differ from all taken before, at most `count`.
private func differing(_ teams: [ListedTeam], by least: Int, size: Int, count: Int) -> [ListedTeam] {
  var places: [Int: Int32] = [:]
  for team in teams {
    for row in team.rows where places[row] == nil { places[row] = Int32(places.count) }
  }
  var overlaps = Overlaps(players: places.count)
  var listed: [ListedTeam] = []
  for team in teams where listed.count < count {
    let members = team.rows.compactMap { places[$0] }
    guard overlaps.allow(members) else { continue }
    overlaps.forbid(moreThan: size - least, of: members)
    listed.append(team)
  }
  return listed
}

/// The list from where the plain list has become too long.
private func continued(
  _ listed: [ListedTeam], _ problem: Problem, count: Int, by least: Int, _ limits: Limits,
  _ progress: any SearchProgress, _ tuning: SearchTuning
) -> TeamList {
  var listed = listed
  // In functions of the numbers' type, not behind an existential: else they would not be specialised for it.
  func add<Value: WholeNumber>(
    _ list: ListPool<Value>, _ reduced: ReducedProblem, upTo mostListed: Int
  ) -> TeamList? {
    var search = NextDifferentTeam(list, most: problem.size - least, limits: limits, tuning: tuning)
    let places = Dictionary(uniqueKeysWithValues: zip(reduced.rows, Int32(0)...))
    for team in listed { search.list(team.rows.compactMap { places[$0] }) }
    while search.listedPlayers <= mostListed {
      switch search.next() {
      case .stopped: return TeamList(teams: listed, isComplete: false, hasMore: nil)
      case .noTeam: return TeamList(teams: listed, isComplete: true, hasMore: false)
      case .team(let rows):
        search.list(rows)
        listed.append(reduced.team(of: rows))
        progress.advanced(done: listed.count, total: count)
        if listed.count == count { return TeamList(teams: listed, isComplete: true, hasMore: nil) }
      }
    }
    return nil
  }
  while true {
    // Whoever has `size` dominators who are not listed is in no next team. There is room for as many listed
    // players again, so that the pool is seldom reduced anew.
    let mostListed = 2 * Set(listed.flatMap(\.rows)).count
    let reduced = problem.reduced(dominators: problem.size + mostListed)
    let ending: TeamList? =
      switch ScaledListPool(reduced.problem, stop: limits.stop, tuning: tuning) {
      case nil: TeamList(teams: listed, isComplete: true, hasMore: false)
      case .narrow(let list, _)?: add(list, reduced, upTo: mostListed)
      case .wide(let list, _)?: add(list, reduced, upTo: mostListed)
      }
    if let ending { return ending }
  }
}

extension ReducedProblem {
  /// The team of these rows of the reduced problem, in rows of the whole one.
  fileprivate func team(of members: [Int32]) -> ListedTeam {
    let (skills, costs) = (problem.skills.values, problem.costs.values)
    return ListedTeam(
      rows: members.map { rows[Int($0)] }.sorted(),
      skill: members.reduce(0) { $0 + skills[Int($1)] },
      cost: members.reduce(0) { $0 + costs[Int($1)] })
  }
}
