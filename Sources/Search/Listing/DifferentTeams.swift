/// The best teams that differ from each other, where nothing but size and budget is asked; of the skill of `best` only
/// where it is given.
///
/// The beginning of the plain list is gone through first, as long as not too many teams of it are passed over.
/// Then the next teams are searched for among those that differ enough (``NextDifferentTeams``).
func differentTeams(
  _ problem: Problem, sharing best: Answer? = nil, count: Int, differingBy least: Int, limits: Limits,
  progress: any SearchProgress, tuning: SearchTuning
) -> TeamList {
  precondition(count >= 1, "a list has at least one team")
  precondition((1...problem.size).contains(least), "teams differ in 1 to size players")
  func plainList(_ length: Int, _ progress: any SearchProgress) -> TeamList {
    guard let best else {
      return bestTeams(problem, count: length, limits: limits, progress: progress, tuning: tuning)
    }
    return teamsSharingSkill(
      problem, best: best, upTo: length, limits: limits, progress: progress, tuning: tuning)
  }
  if least == 1 { return plainList(count, progress) }
  var length = min(
    tuning.longestListPassedThrough, max(tuning.shortestListPassedThrough, 4 * min(count, 10_000)))
  var before = 0
  while true {
    let plain = plainList(length, NoProgress())
    let listed = differing(plain.teams, by: least, size: problem.size, count: count, stop: limits.stop)
    progress.advanced(done: listed.count, total: count)
    if listed.count == count { return TeamList(teams: listed, isComplete: true, hasMore: nil) }
    guard plain.isComplete, !limits.stop.isRaised else {
      return TeamList(teams: listed, isComplete: false, hasMore: nil)
    }
    guard plain.hasMore == true else { return TeamList(teams: listed, isComplete: true, hasMore: false) }
    let added = listed.count - before
    guard 4 * length <= tuning.longestListPassedThrough, added * tuning.teamsPassedOver >= length else {
      return continued(
        listed, problem, onlyBestSkill: best != nil, count: count, by: least, limits, progress, tuning)
    }
    before = listed.count
    length *= 4
  }
}

/// Those of `teams`, in order, that differ from all taken before, at most `count`; fewer if stopped.
func differing(
  _ teams: [ListedTeam], by least: Int, size: Int, count: Int, stop: StopSignal
) -> [ListedTeam] {
  var places: [Int: Int32] = [:]
  for team in teams {
    for row in team.rows where places[row] == nil { places[row] = Int32(places.count) }
  }
  var overlaps = Overlaps(players: places.count, mostShared: size - least)
  var listed: [ListedTeam] = []
  var members: [Int32] = []
  for (number, team) in teams.enumerated() {
    if number % 1_024 == 0, stop.isRaised { break }
    members.removeAll(keepingCapacity: true)
    for row in team.rows { members.append(places[row] ?? 0) }
    guard overlaps.allow(members) else { continue }
    overlaps.forbid(moreThan: size - least, of: members)
    listed.append(team)
    if listed.count == count { break }
  }
  return listed
}

/// The list from where the plain list has become too long.
private func continued(
  _ listed: [ListedTeam], _ problem: Problem, onlyBestSkill: Bool, count: Int, by least: Int,
  _ limits: Limits,
  _ progress: any SearchProgress, _ tuning: SearchTuning
) -> TeamList {
  var listed = listed
  // In functions of the numbers' type, not behind an existential: else they would not be specialised for it.
  func add<Value: WholeNumber>(
    _ list: ListPool<Value>, _ reduced: ReducedProblem, upTo mostListed: Int
  ) -> TeamList? {
    var search = NextDifferentTeams(list, most: problem.size - least, limits: limits, tuning: tuning)
    let places = Dictionary(uniqueKeysWithValues: zip(reduced.rows, Int32(0)...))
    for team in listed { search.list(team.rows.compactMap { places[$0] }) }
    while search.listedPlayers <= mostListed {
      switch search.next(onlyBestSkill: onlyBestSkill) {
      case .stopped: return TeamList(teams: listed, isComplete: false, hasMore: nil)
      case .none: return TeamList(teams: listed, isComplete: true, hasMore: false)
      case .teams(let teams):
        for team in teams {
          listed.append(reduced.team(of: team))
          progress.advanced(done: listed.count, total: count)
          if listed.count == count { return TeamList(teams: listed, isComplete: true, hasMore: nil) }
        }
      }
    }
    return nil
  }
  while true {
    // Whoever has `size` dominators who are not listed is in no next team. There is room for as many listed
    // players again, so that the pool is seldom reduced anew.
    let mostListed = 2 * Set(listed.flatMap(\.rows)).count
    let mostAdded = NextDifferentTeams<Int64>.mostAdded(size: problem.size)
    let reduced = problem.reduced(dominators: problem.size + mostListed + mostAdded)
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
