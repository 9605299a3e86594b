/// From a question under a format to its answer, at one width of numbers.
struct FormatSolver {
  let question: FormatQuestion
  let limits: Limits
  let progress: any SearchProgress
  let tuning: FormatTuning

  /// The best team.
  /// - Parameter countsTies: whether the teams that share its skill are counted; else the counts are the lower
  ///   bound 1.
  func best<Value: WholeNumber>(
    _: Value.Type, countsTies: Bool = true, _ statistics: inout SearchStatistics
  ) -> Answer {
    guard question.players.choose > 0 else { return onlyLocked(Value.self) }
    guard var search = search(Value.self) else { return infeasible }
    defer {
      statistics = search.statistics
      statistics.isWide = Value.bitWidth > 64
    }
    let leaders = search.leaders(1)
    guard leaders.isProved else { return stopped(search, leaders.teams) }
    guard var best = leaders.teams.first else { return infeasible }
    var sharing = FormatSearch<Value>.Sharing()
    guard tuning.stepsOnTies > 0 else {
      var answer = answer(search, best, sharing)
      answer.isFirst = false
      return answer
    }
    if countsTies {
      sharing = search.countSharing(best)
    } else if !leaders.lacksTies {
      sharing.first =
        leaders.teams.map { ($0.players, question.players.rows(of: $0.players)) }
        .min { $0.1.lexicographicallyPrecedes($1.1) }?.0
    }
    if let first = sharing.first {
      best.players = first
      return answer(search, best, sharing)
    }
    guard let found = search.firstTeams(1, skill: best.skill, cost: best.cost), let first = found.teams.first
    else { return stopped(search, [best]) }
    best.players = first
    var answer = answer(search, best, sharing)
    answer.isFirst = found.areFirst
    return answer
  }

  /// The best teams.
  func list<Value: WholeNumber>(
    _ count: Int, _: Value.Type, _ statistics: inout SearchStatistics
  ) -> TeamList {
    guard question.players.choose > 0 else { return list(onlyLocked(Value.self)) }
    guard var search = search(Value.self) else { return .empty }
    defer {
      statistics = search.statistics
      statistics.isWide = Value.bitWidth > 64
    }
    let leaders = search.leaders(count)
    let teams = leaders.teams.map { question.team($0) }
    guard leaders.isProved else {
      return TeamList(
        teams: teams.prefix(leaders.provedCount).sorted(), isComplete: false,
        hasMore: nil)
    }
    guard leaders.lacksTies, let last = leaders.teams.last, let lastTeam = teams.last else {
      let hasMore = teams.count == count ? nil : teams.count > count
      return TeamList(teams: Array(teams.sorted().prefix(count)), isComplete: true, hasMore: hasMore)
    }
    let better = teams.filter { $0.skill != lastTeam.skill || $0.cost != lastTeam.cost }.sorted()
    guard let ties = search.firstTeams(count - better.count, skill: last.skill, cost: last.cost),
      ties.areFirst
    else { return TeamList(teams: better, isComplete: false, hasMore: true) }
    let rest = ties.teams.map {
      question.team(FoundFormatTeam(players: $0, skill: last.skill, cost: last.cost))
    }
    return TeamList(teams: better + rest, isComplete: true, hasMore: true)
  }

  /// The list of the one team that is possible.
  private func list(_ answer: Answer) -> TeamList {
    guard answer.status == .proved else { return .empty }
    let team = ListedTeam(rows: answer.rows, skill: answer.skill, cost: answer.cost)
    return TeamList(teams: [team], isComplete: true, hasMore: false)
  }

  private func search<Value: WholeNumber>(_: Value.Type) -> FormatSearch<Value>? {
    FormatSearch(
      question.players, question.columns(Value.self), limits: limits, tuning: tuning, listener: listener())
  }

  private func listener<Value: WholeNumber>() -> Listener<Value> {
    let (question, progress) = (question, progress)
    let interval = SkillInterval<Value>(best: -1, bound: .max)
    let tell: @Sendable ((best: Value, bound: Value)) -> Void = { now in
      guard now.bound < .max else { return }
      progress.improved(
        best: now.best < 0 ? nil : question.skill(now.best), bound: question.skill(max(now.best, now.bound)))
    }
    return Listener(
      advanced: { progress.advanced(done: $0, total: $1) },
      improved: { tell(interval.raise(toBest: $0)) },
      bounded: { tell(interval.lower(toBound: $0)) })
  }
}

// MARK: - Answers

extension Answer {
  /// The answer to a problem that asks for nothing but size and budget, with the teams counted that share its skill,
  /// if it is proved.
  func counted(in problem: Problem, limits: Limits, tuning: FormatTuning = FormatTuning()) -> Answer {
    guard status == .proved, problem.hasRoomForRules,
      let question = FormatQuestion(problem, wanted: 1, keepsTies: true, tuning: tuning)
    else { return self }
    let solver = FormatSolver(
      question: question, limits: Limits(stop: limits.stop), progress: NoProgress(), tuning: tuning)
    return question.isNarrow ? solver.counted(self, Int64.self) : solver.counted(self, Int128.self)
  }
}

extension FormatSolver {
  /// The answer with the teams counted that share its skill.
  fileprivate func counted<Value: WholeNumber>(_ answer: Answer, _: Value.Type) -> Answer {
    let places = Dictionary(uniqueKeysWithValues: zip(question.players.rows, Int32(0)...))
    let team = answer.rows.compactMap { places[Int32($0)] }
    guard team.count == answer.rows.count, var search = search(Value.self) else { return answer }
    let (skill, cost) = search.columns.totals(of: team)
    let sharing = search.countSharing(FoundFormatTeam(players: team, skill: skill, cost: cost))
    let inAll = sharing.inAll.map { Set(question.players.rows(of: $0)) }
    var counted = answer
    counted.teamsSharingSkill = sharing.skill
    counted.teamsSharingSkillAndCost = sharing.skillAndCost
    counted.inAllOptimal = inAll.map { inAll in answer.rows.map(inAll.contains) } ?? []
    return counted
  }
}

extension FormatSolver {
  private var infeasible: Answer { .infeasible(playersAfterReduction: question.playerCount) }

  /// The locked players are the team, if they keep the rules.
  private func onlyLocked<Value: WholeNumber>(_: Value.Type) -> Answer {
    let players = question.players
    guard players.keepsToSets([]), players.fillsFormat([]) else { return infeasible }
    let team = question.team(FoundFormatTeam<Value>(players: [], skill: 0, cost: 0))
    return Answer(
      status: .proved, rows: team.rows, skill: team.skill, cost: team.cost, bound: team.skill,
      playersAfterReduction: team.rows.count, teamsSharingSkill: TeamCount(1),
      teamsSharingSkillAndCost: TeamCount(1), inAllOptimal: team.rows.map { _ in true })
  }

  private func answer<Value: WholeNumber>(
    _ search: FormatSearch<Value>, _ best: FoundFormatTeam<Value>, _ sharing: FormatSearch<Value>.Sharing
  ) -> Answer {
    let team = question.team(best)
    let core = search.core(.equal(skill: best.skill, cost: best.cost))
    let inAll = sharing.inAll.map { Set(question.players.rows(of: $0)) }
    return Answer(
      status: .proved, rows: team.rows, skill: team.skill, cost: team.cost, bound: team.skill,
      playersAfterReduction: core.count + question.players.locked.count, teamsSharingSkill: sharing.skill,
      teamsSharingSkillAndCost: sharing.skillAndCost,
      inAllOptimal: inAll.map { inAll in team.rows.map(inAll.contains) } ?? [])
  }

  /// The best team met so far, which may be none.
  private func stopped<Value: WholeNumber>(
    _ search: FormatSearch<Value>, _ found: [FoundFormatTeam<Value>]
  ) -> Answer {
    let best = (found + [search.start].compactMap { $0 }).map { question.team($0) }.min()
    let count = TeamCount(best == nil ? 0 : 1, isExact: false)
    let bound = max(question.skill(max(0, search.bound)), best?.skill ?? .min)
    return Answer(
      status: .stopped, rows: best?.rows ?? [], skill: best?.skill ?? 0, cost: best?.cost ?? 0, bound: bound,
      playersAfterReduction: question.playerCount, teamsSharingSkill: count, teamsSharingSkillAndCost: count,
      inAllOptimal: [])
  }
}
