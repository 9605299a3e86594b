import Search

extension LineupQuestion {
  /// Repeatedly takes the best lineup under the remaining limits, after those already taken.
  /// - Parameters:
  ///   - taken: lineups already in the set.
  ///   - prices: by limit, the price of counting towards it, in parts of a unit of skill.
  /// - Returns: as many as were asked for; fewer where the limits leave none, or the work was stopped. Where finding the
  ///   best takes more than half of what `limits` allow, those that follow may not be the best.
  func completed(
    _ taken: [ListedTeam] = [], prices: [Int128], limits: Limits, progress: (any SearchProgress)? = nil
  ) -> [ListedTeam] {
    var taken = taken
    var counts = exposures.map { limit in taken.count { team in limit.counts(team.rows) } }
    var known = Set(taken)
    var length = requiresUniques ? min(64, 4 * count) : count
    let limits = limits.part()
    let ofBest = limits.part(of: 2)
    while taken.count < count, !limits.stop.isRaised {
      var next = self
      next.problem = leftOver(counts, left: count - taken.count, taken: taken.map(\.rows))
      let wanted = length + (requiresUniques ? 0 : taken.count)
      let list =
        PricedLineups(next, count: wanted, prices: prices, limits: ofBest)?.teams
        ?? [next.soonFound(taken, limits: limits.part(of: count - taken.count + 1))].compactMap { $0 }
      let before = taken.count
      for team in list where taken.count < count && !known.contains(team) && isDifferent(team, taken) {
        taken.append(team)
        known.insert(team)
        if note(team, &counts, left: count - taken.count) { break }
      }
      progress?.advanced(done: taken.count, total: count)
      if taken.count == before { break }
      length = max(8, min(2 * (taken.count - before), count - taken.count))
    }
    return taken
  }

  /// A lineup besides those taken that a short search finds, which may not be the best; `nil` if it finds none.
  private func soonFound(_ taken: [ListedTeam], limits: Limits) -> ListedTeam? {
    var problem = problem
    problem.groups += taken.map {
      GroupRule(members: problem.people.rows(ofAll: $0.rows), most: problem.size - 1)
    }
    let found = problem.bestTeam(countsTies: false, limits: limits)
    return found.rows.isEmpty ? nil : found.listed
  }

  /// The problem for the next lineup of a set, given the others: players who are used up are banned, and those needed
  /// in all remaining lineups are required.
  func leftOver(_ counts: [Int], left: Int, taken: [[Int]]) -> Problem {
    var next = problem
    for (limit, count) in zip(exposures, counts) {
      if count >= limit.range.upperBound { next.banned += limit.members }
      if limit.range.lowerBound - count >= left {
        next.groups.append(GroupRule(members: limit.members, least: 1))
      }
    }
    if requiresUniques {
      next.groups += taken.map {
        GroupRule(members: problem.people.rows(ofAll: $0), most: problem.size - uniques)
      }
    }
    return next
  }

  /// Whether a lineup differs enough from those taken.
  public func isDifferent(_ team: ListedTeam, _ taken: [ListedTeam]) -> Bool {
    guard requiresUniques else { return true }
    let rows = Set(problem.people.rows(ofAll: team.rows))
    return taken.allSatisfy { other in other.rows.count { !rows.contains($0) } >= uniques }
  }

  /// Counts a lineup; returns whether the limits allow other lineups after it than before.
  func note(_ team: ListedTeam, _ counts: inout [Int], left: Int) -> Bool {
    var changes = false
    for (index, limit) in exposures.enumerated() {
      let isCounted = limit.counts(team.rows)
      if isCounted { counts[index] += 1 }
      if isCounted, counts[index] == limit.range.upperBound { changes = true }
      if limit.range.lowerBound > 0, limit.range.lowerBound - counts[index] >= left { changes = true }
    }
    return changes
  }
}

extension LineupQuestion {
  /// The best team of a problem that is none of the lineups taken; `nil` if there is none.
  func bestNew(_ problem: Problem, _ taken: [ListedTeam], limits: Limits) -> ListedTeam? {
    guard problem.overflowingColumn == nil else { return nil }
    var count = 1
    while true {
      let list = problem.bestTeams(count: count, limits: limits)
      let new = list.teams.first { isNew($0, taken) }
      if new != nil || list.teams.count < count || limits.stop.isRaised { return new }
      count *= 2
    }
  }

  /// Whether a lineup is none of those taken.
  func isNew(_ team: ListedTeam, _ taken: [ListedTeam]) -> Bool {
    !taken.contains { $0.rows == team.rows && $0.duties == team.duties }
  }

  /// Whether the limits and the lineups taken allow a lineup.
  func leaves(_ team: ListedTeam, _ counts: [Int], left: Int, _ taken: [ListedTeam]) -> Bool {
    isNew(team, taken) && isDifferent(team, taken)
      && zip(exposures, counts).allSatisfy { limit, count in
        limit.counts(team.rows) ? count < limit.range.upperBound : limit.range.lowerBound - count < left
      }
  }
}

extension ExposureLimit {
  /// Whether a lineup counts towards the limit.
  func counts(_ rows: [Int]) -> Bool {
    members.count == 1 ? rows.contains(members[0]) : rows.contains { members.contains($0) }
  }
}
