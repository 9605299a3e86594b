extension Problem {
  /// Returns the best teams that differ from each other; only those of the skill of `best` if it is given. A listed
  /// team becomes a group that limits how many of its players later teams may have. Each search finds the next teams
  /// that satisfy all groups, and takes those that also differ from each other.
  func differentTeams(
    sharing best: Answer?, count: Int, differingBy least: Int, limits: Limits,
    progress: (any SearchProgress)?, tuning: SearchTuning
  ) -> TeamList {
    if least == 0 || (least == 1 && duties.isEmpty && people.isEmpty) {
      var list = bestTeams(
        count: count, skilled: best?.skill, limits: limits, progress: progress, tuning: tuning)
      guard let best else { return list }
      list.teams.removeAll { $0.skill != best.skill }
      let number = best.teamsSharingSkill
      if number.isExact { list.hasMore = number.value > UInt128(list.teams.count) }
      return list
    }
    var left = self
    var listed: [ListedTeam] = []
    var length = min(tuning.mostTeamsAtOnce, 4 * count)
    while true {
      let next = left.bestTeams(
        count: length, skilled: best?.skill, limits: limits, progress: nil, tuning: tuning)
      let wanted = next.teams.prefix { best == nil || $0.skill == best?.skill }
      var taken: [[Int]] = []
      for team in wanted where listed.count < count && !limits.stop.isRaised {
        let own = people.firstRows(ofAll: team.rows)
        guard taken.allSatisfy({ other in own.count { other.contains($0) } <= size - least }) else {
          continue
        }
        listed.append(team)
        taken.append(own)
        left.groups.append(GroupRule(members: people.rows(ofAll: team.rows), most: size - least))
      }
      progress?.advanced(done: listed.count, total: count)
      if listed.count == count || !next.isComplete || limits.stop.isRaised {
        return TeamList(teams: listed, isComplete: listed.count == count, hasMore: nil)
      }
      if wanted.count < length { return TeamList(teams: listed, isComplete: true, hasMore: false) }
      // Teams that are not taken cost as much as others: ask for as few as are worth a search.
      length = min(tuning.mostTeamsAtOnce, max(8, 4 * taken.count), 2 * (count - listed.count))
    }
  }
}
