/// A solver at either width of numbers: closures rather than a protocol, so that each width has code of its own.
struct AnySolver {
  /// The best team; unless it counts ties, the counts of teams that share its skill are the lower bound 1.
  let best: (_ countsTies: Bool) -> Answer
  let list: (_ count: Int) -> TeamList
}

extension ReducedProblem {
  /// A solver in numbers as narrow as the prices allow; `nil` where it is clear that there is no team. If not every
  /// possible price fits in 64 bits, prices are sought in 128 bits; those found may fit in 64 after all.
  func solver(_ limits: Limits, _ progress: (any SearchProgress)?, _ tuning: SearchTuning) -> AnySolver? {
    func solver<Value>(_ columns: ScaledPlayers<Value>, _ found: PriceSearch<Value>.Result?) -> AnySolver? {
      let reporter = ProgressReporter<Value>(
        advanced: { progress?.advanced(done: $0, total: $1) },
        changed: { best, bound in
          progress?.improved(best: best < 0 ? nil : skill(best), bound: skill(max(best, bound)))
        })
      return TeamSearch(players, columns, found, limits: limits, tuning: tuning, reporter: reporter).map {
        let solver = Solver(question: self, search: $0)
        return AnySolver(best: { solver.best(countsTies: $0) }, list: { solver.list($0) })
      }
    }
    if !tuning.forcesWide, isNarrow { return solver(columns(Int64.self), nil) }
    let wide = columns(Int128.self)
    var prices = PriceSearch(players, wide, stop: limits.stop)
    guard let found = prices.run() else { return nil }
    if !tuning.forcesWide, let narrow = narrowed(found) { return solver(columns(Int64.self), narrow) }
    return solver(wide, found)
  }
}

private struct Solver<Value: WholeNumber> {
  let question: ReducedProblem
  let search: TeamSearch<Value>

  func best(countsTies: Bool) -> Answer {
    var search = search
    let leaders = search.leaders(1)
    guard leaders.isProved else {
      if search.tuning.improvesStopped || search.limits.stop.ending == .stopped {
        search.improve(within: StopSignal(steps: 2 * Limits.fewestSteps + 16 * search.players.all.count))
      }
      return stopped(search, leaders.teams)
    }
    guard var best = leaders.teams.first else {
      return .infeasible(playersAfterReduction: question.playerCount)
    }
    var sharing = TeamSearch<Value>.Sharing()
    var isFirst = false
    if search.tuning.stepsOnTies > 0 {
      if countsTies { sharing = search.countSharing(best) }
      var first = sharing.first ?? self.first(of: leaders)
      isFirst = true
      if first == nil {
        guard let found = search.firstTeams(1, skill: best.skill, cost: best.cost) else {
          return stopped(search, [best])
        }
        (first, isFirst) = (found.teams.first, found.areFirst)
      }
      best.players = first ?? best.players
    }
    var answer = Answer(proved: question.team(best), playersAfterReduction: playersLeft(search, best))
    (answer.teamsSharingSkill, answer.teamsSharingSkillAndCost) = (sharing.skill, sharing.skillAndCost)
    if let inAll = sharing.inAll {
      answer.inAllOptimal = answer.rows.map(Set(question.players.rows(of: inAll)).contains)
    }
    answer.isFirst = isFirst
    return answer
  }

  /// Of the teams that share the best skill and cost, the one whose rows come first; `nil` where some may be missing.
  private func first(of leaders: TeamSearch<Value>.Attempt) -> [FreePlayer]? {
    if leaders.isFirst { return leaders.teams.first?.players }
    guard !leaders.lacksTies else { return nil }
    return leaders.teams.map { ($0.players, question.players.key(of: $0.players)) }
      .min { $0.1.lexicographicallyPrecedes($1.1) }?.0
  }

  private func playersLeft(_ search: TeamSearch<Value>, _ best: FoundTeam<Value>) -> Int {
    let left =
      search.isInCostOrder && search.columns.window.lowerBound <= 0
      ? question.playersWhoMatter
      : question.players.differentRows(search.core(.equal(skill: best.skill, cost: best.cost)))
    return left + question.players.locked.count
  }

  /// The answer of a search that was stopped: the best team found so far, if any, and a bound.
  private func stopped(_ search: TeamSearch<Value>, _ found: [FoundTeam<Value>]) -> Answer {
    let best = (found + [search.start].compactMap { $0 }).map { question.team($0) }.min()
    var answer = Answer(
      proved: best ?? ListedTeam(rows: [], skill: 0, cost: 0), playersAfterReduction: question.playerCount)
    answer.status = .stopped
    answer.bound = max(question.skill(max(0, search.bound)), best?.skill ?? .min)
    if best == nil { answer.teamsSharingSkill.value = 0 }
    answer.teamsSharingSkillAndCost = answer.teamsSharingSkill
    return answer
  }

  /// Seeks one team more than asked for, to know whether there are more.
  func list(_ count: Int) -> TeamList {
    var search = search
    let leaders = search.leaders(count + 1)
    let teams = leaders.teams.map { question.team($0) }
    func cut(_ teams: [ListedTeam], isComplete: Bool) -> TeamList {
      let hasMore = teams.count > count
      return TeamList(
        teams: Array(teams.prefix(count)), isComplete: isComplete || hasMore || teams.count == count,
        hasMore: isComplete || hasMore ? hasMore : nil)
    }
    guard leaders.isProved else {
      return cut(teams.prefix(leaders.provedCount).sorted(), isComplete: false)
    }
    guard leaders.lacksTies, let last = leaders.teams.last, let lastTeam = teams.last else {
      return cut(teams.sorted(), isComplete: true)
    }
    let better = teams.filter { $0.skill != lastTeam.skill || $0.cost != lastTeam.cost }.sorted()
    if better.count >= count { return cut(better + [lastTeam], isComplete: true) }
    guard let ties = search.firstTeams(count + 1 - better.count, skill: last.skill, cost: last.cost),
      ties.areFirst
    else { return cut(better, isComplete: false) }
    let rest = ties.teams.map {
      question.team(FoundTeam(players: $0, skill: last.skill, cost: last.cost))
    }
    return cut(better + rest, isComplete: true)
  }
}
