extension Problem {
  /// Finds what players change: every player of a pool, or those of some rows.
  ///
  /// No team is without a locked player, and a banned one is in no team: the former has no `skillWithout`, the latter
  /// nothing else. A lowest spend limits no price, but at a lower price a team with the player may spend too little.
  ///
  /// Players of one kind are searched together (``WhatIfSearch``); where all are, one frontier of teammates answers nearly
  /// everything (``TeammateCurve``). Where there are duties, sums or conditions, each is searched alone. A player
  /// with a duty that costs nothing, no multiple of their cost, or several times it under a lowest spend has no prices.
  ///
  /// - Parameters:
  ///   - rows: whom to ask about, who share the effort of one question; `nil` for all, who share that of two.
  ///   - best: the problem's proved best team.
  /// - Returns: the figures, and what is known of players whose figures were not all found.
  /// - Complexity: that of at most two searches per player, four for a member of the best team.
  public func whatIf(
    of rows: [Int]? = nil, best: Answer, limits: Limits = Limits(), progress: (any SearchProgress)? = nil
  ) -> WhatIfTable {
    precondition(best.status == .proved, "only a proved answer tells what a player changes")
    let problem = duties.isEmpty ? simplified : self
    if let rows {
      let matter = problem.playersWhoMatter(with: best.rows)
      let limits = limits.limited()
      let found = rows.enumerated().compactMap { index, row in
        let own = limits.limited(toSteps: limits.stop.stepsAllowed / (rows.count - index))
        let search = WhatIfSearch(problem, best: best, limits: own)
        return try? search.figures(ofAlike: [row], among: matter)[0]
      }
      return WhatIfTable(problem, best: best, front: nil, single: 0..<count, found, asked: rows.count)
    }
    let effort = limits.limited(toSteps: 2 * Limits.stepsPerQuestion)
    if let table = problem.tableOfInterchangeable(best: best, effort, limits: limits, progress: progress) {
      return table
    }
    let most = problem.skillsWithAtMost(limits: effort.limited(toSteps: Limits.stepsPerQuestion / 4))
    let found = WhatIfSearch(problem, best: best, limits: limits).figures(
      withinSteps: effort.stop.stepsRemaining, limits: limits, progress: progress)
    return WhatIfTable(
      problem, best: best, front: nil, single: 0..<problem.count, found, skillsWithAtMost: most)
  }

  /// The table where players differ only in skill and cost: the frontier of their teammates covers all but a few dozen,
  /// who take searches of their own. `nil` where the frontier is too long.
  private func tableOfInterchangeable(
    best: Answer, _ effort: Limits, limits: Limits, progress: (any SearchProgress)?
  ) -> WhatIfTable? {
    let problem = withoutRedundantRules
    guard problem.playersAreInterchangeable else { return nil }
    let rows = problem.playersWhoMatter(with: best.rows)
    let (some, team) = (problem.restricted(to: rows), best.restricted(to: rows))
    guard let front = TeammateCurve(some, limits: effort.limited()) else { return nil }
    let open = Set(front.open(in: some, best: team)).union(team.rows)
    let search = WhatIfSearch(some, best: team, front: front, limits: limits)
    let found = search.figures(
      of: open, withinSteps: effort.stop.stepsRemaining, limits: limits, progress: progress
    ).map { $0.moved(to: rows) }
    let banned = Set(problem.banned)
    return WhatIfTable(
      problem, best: best, front: front, single: open.map { rows[$0] } + banned,
      found + banned.map { .banned($0, best: best) })
  }
}
