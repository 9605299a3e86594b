/// Solves a question under rules, at one width of numbers.
struct Solver {
  let question: ReducedProblem
  let limits: Limits
  let progress: any SearchProgress
  let tuning: SearchTuning

  /// A search in numbers as narrow as the prices allow.
  ///
  /// 64 bits are enough from the start if every possible price leaves room for the bound. Otherwise prices are sought
  /// in 128 bits; if those found fit in 64 after all, the search goes on there.
  private enum Sized {
    case narrow(TeamSearch<Int64>)
    case wide(TeamSearch<Int128>)
  }

  private func search() -> Sized? {
    if !tuning.forcesWide, question.isNarrow {
      return TeamSearch(
        question.players, question.columns(Int64.self), limits: limits, tuning: tuning, reporter: reporter()
      ).map { .narrow($0) }
    }
    let columns = question.columns(Int128.self)
    var search = PriceSearch(question.players, columns, stop: limits.stop)
    guard let found = search.run() else { return nil }
    if !tuning.forcesWide, let narrow = question.narrowed(found) {
      return TeamSearch(
        question.players, question.columns(Int64.self), narrow, limits: limits, tuning: tuning,
        reporter: reporter()
      ).map { .narrow($0) }
    }
    return TeamSearch(
      question.players, columns, found, limits: limits, tuning: tuning, reporter: reporter()
    ).map { .wide($0) }
  }

  /// The best team.
  /// - Parameter countsTies: whether the teams that share its skill are counted; otherwise the counts are the lower
  ///   bound 1.
  func best(countsTies: Bool) -> Answer {
    switch search() {
    case nil: return infeasible
    case .narrow(var search)?: return best(&search, countsTies: countsTies)
    case .wide(var search)?: return best(&search, countsTies: countsTies)
    }
  }

  private func best<Value: WholeNumber>(
    _ search: inout TeamSearch<Value>, countsTies: Bool
  ) -> Answer {
    let leaders = search.leaders(1)
    guard leaders.isProved else {
      search.improveWhenStopped()
      return stopped(search, leaders.teams)
    }
    guard var best = leaders.teams.first else { return infeasible }
    guard tuning.stepsOnTies > 0 else {
      var answer = answer(search, best, TeamSearch<Value>.Sharing())
      answer.isFirst = false
      return answer
    }
    var sharing = countsTies ? search.countSharing(best) : TeamSearch<Value>.Sharing()
    sharing.first = sharing.first ?? first(of: leaders)
    var isFirst = true
    if sharing.first == nil {
      guard let found = search.firstTeams(1, skill: best.skill, cost: best.cost) else {
        return stopped(search, [best])
      }
      (sharing.first, isFirst) = (found.teams.first, found.areFirst)
    }
    best.players = sharing.first ?? best.players
    var answer = answer(search, best, sharing)
    answer.isFirst = isFirst
    return answer
  }

  /// Of the teams that share the best skill and cost, the one whose rows come first; `nil` where some may be missing.
  private func first<Value>(of leaders: TeamSearch<Value>.Attempt) -> [FreePlayer]? {
    if leaders.isFirst { return leaders.teams.first?.players }
    guard !leaders.lacksTies else { return nil }
    return leaders.teams.map { ($0.players, question.players.key(of: $0.players)) }
      .min { $0.1.lexicographicallyPrecedes($1.1) }?.0
  }

  /// The `count` best teams.
  func list(_ count: Int) -> TeamList {
    switch search() {
    case nil: return .empty
    case .narrow(var search)?: return list(count, &search)
    case .wide(var search)?: return list(count, &search)
    }
  }

  /// Seeks one team more than asked for, to know whether there are more.
  private func list<Value: WholeNumber>(
    _ count: Int, _ search: inout TeamSearch<Value>
  ) -> TeamList {
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

  private func reporter<Value: WholeNumber>() -> ProgressReporter<Value> {
    let (question, progress) = (question, progress)
    return ProgressReporter(
      advanced: { progress.advanced(done: $0, total: $1) },
      changed: { best, bound in
        progress.improved(
          best: best < 0 ? nil : question.skill(best), bound: question.skill(max(best, bound)))
      })
  }
}

// MARK: - Answers

extension Solver {
  private var infeasible: Answer { .infeasible(playersAfterReduction: question.playerCount) }

  private func answer<Value: WholeNumber>(
    _ search: TeamSearch<Value>, _ best: FoundTeam<Value>, _ sharing: TeamSearch<Value>.Sharing
  ) -> Answer {
    let team = question.team(best)
    let left =
      search.isInCostOrder && search.columns.window.lowerBound <= 0
      ? question.playersWhoMatter
      : question.players.differentRows(search.core(.equal(skill: best.skill, cost: best.cost)))
    let inAll = sharing.inAll.map { Set(question.players.rows(of: $0)) }
    return Answer(
      status: .proved, rows: team.rows, duties: team.duties, skill: team.skill, cost: team.cost,
      bound: team.skill, playersAfterReduction: left + question.players.locked.count,
      teamsSharingSkill: sharing.skill, teamsSharingSkillAndCost: sharing.skillAndCost,
      inAllOptimal: inAll.map { inAll in team.rows.map(inAll.contains) } ?? [])
  }

  /// The best team found so far, if any.
  private func stopped<Value: WholeNumber>(
    _ search: TeamSearch<Value>, _ found: [FoundTeam<Value>]
  ) -> Answer {
    let best = (found + [search.start].compactMap { $0 }).map { question.team($0) }.min()
    let count = TeamCount(best == nil ? 0 : 1, isExact: false)
    let bound = max(question.skill(max(0, search.bound)), best?.skill ?? .min)
    return Answer(
      status: .stopped, rows: best?.rows ?? [], duties: best?.duties ?? [], skill: best?.skill ?? 0,
      cost: best?.cost ?? 0, bound: bound, playersAfterReduction: question.playerCount,
      teamsSharingSkill: count, teamsSharingSkillAndCost: count, inAllOptimal: [])
  }
}

extension Answer {
  /// The answer where no team satisfies the rules.
  static func infeasible(playersAfterReduction: Int) -> Answer {
    Answer(
      status: .infeasible, rows: [], skill: 0, cost: 0, bound: 0,
      playersAfterReduction: playersAfterReduction, teamsSharingSkill: TeamCount(0),
      teamsSharingSkillAndCost: TeamCount(0), inAllOptimal: [])
  }
}
