import Parallel

extension TeamSearch {
  /// What an attempt found, and how it ended.
  struct Attempt {
    var teams: [FoundTeam<Value>] = []
    /// Whether there may be more teams that tie with the last one.
    var lacksTies = false
    /// Whether the one team is the first of those that share its skill and cost, however many there are.
    var isFirst = false
    /// Whether all wanted teams were sought.
    var isWhole = true
    /// Whether no team keeps the rules at all.
    var hasNone = false
    var ending = StopSignal.Ending.finished
    /// If not proved, how many of `teams` are the best ones nevertheless.
    var provedCount = 0

    var isProved: Bool { ending == .finished }
  }

  mutating func round(_ wanted: Int, target: SearchTarget<Value>, isLast: Bool) -> Attempt {
    let target = wanted == 1 ? raised(target) : target
    var core = core(target)
    let given = takeGiven(from: &core, target)
    guard given.count <= players.choose else { return Attempt() }
    let teams = UInt128.waysToChoose(players.choose - given.count, of: core.count)
    if teams == 0 { return Attempt() }
    // Too few players to be worth a search; the next round has more.
    if teams < wanted, !isLast { return Attempt(isWhole: false) }
    coreSize = core.count
    if wanted == 1 { return oneTeam(core, given, target) }
    if hasNoTeam() { return Attempt(hasNone: true) }
    guard let tables = tables(core, given: given, neighbours: neighbours(core, target)) else {
      return Attempt(ending: .stopped)
    }
    return attempt(wanted, tables, target, allowed: .max)
  }

  /// The target that the best known team, and any team as good, still meets.
  private func raised(_ target: SearchTarget<Value>) -> SearchTarget<Value> {
    guard let start, target.accepts(skill: start.skill, cost: start.cost) else { return target }
    var raised = target
    raised.skill = start.skill
    raised.costBelow = start.cost + 1
    return raised
  }

  /// Returns the best team of a core. Branching takes turns with exchanges that improve the best team known and, where
  /// that is possible, with a meeting in the middle; each time they get eight times as many steps. Without a team
  /// for very long, it gives up.
  private mutating func oneTeam(
    _ core: [FreePlayer], _ given: [FreePlayer], _ target: SearchTarget<Value>
  ) -> Attempt {
    guard var tables = tables(core, given: given) else { return Attempt(ending: .stopped) }
    let canMeetInMiddle = canMeetInMiddle(among: tables)
    let canGiveUp = start == nil && columns.leastSkill <= 0
    var allowed =
      canGiveUp && !canMeetInMiddle ? tuning.stepsWithoutTeam : tuning.stepsBeforeExchanges
    if !isInCostOrder || tables.choose >= tuning.membersBeforeNeighbours {
      let first = attempt(1, tables, target, allowed: tuning.stepsBeforeNeighbours)
      if first.ending != .exhausted { return first }
      if startIsEnough { return Attempt(teams: [start!], lacksTies: true) }
      if hasNoTeam() { return Attempt(hasNone: true) }
      let neighbours = neighbours(core, target)
      guard let wider = self.tables(core, given: given, neighbours: neighbours) else {
        return Attempt(ending: .stopped)
      }
      tables = wider
    }
    while true {
      let found = attempt(1, tables, raised(target), allowed: allowed, enough: bound)
      if found.ending != .exhausted { return found }
      if !startIsEnough { improve(within: StopSignal(parent: limits.stop, steps: allowed / 4)) }
      if startIsEnough { return Attempt(teams: [start!], lacksTies: true) }
      if canMeetInMiddle,
        let players = try? meetInMiddle(tables, target, steps: allowed, stop: limits.stop)
      {
        let team = columns.team(of: players)
        let isWanted = !players.isEmpty && target.accepts(skill: team.skill, cost: team.cost)
        return isWanted ? Attempt(teams: [team], isFirst: true) : Attempt()
      }
      let isHopeless = canGiveUp && start == nil && allowed >= tuning.stepsWithoutTeam
      if isHopeless || limits.stop.isRaised { return Attempt(ending: .stopped) }
      if start?.skill == bound, !canMeetInMiddle || allowed >= Limits.stepsPerQuestion {
        return cheapest(tables, target)
      }
      allowed = min(
        allowed.multipliedSaturated(by: 8), canGiveUp && start == nil ? tuning.stepsWithoutTeam : .max)
    }
  }

  /// Returns the cheapest team where the highest skill is known: an effort of its own, since so many teams may share the
  /// skill that no search ends. It begins without the team known, which may depend on the number of threads.
  private mutating func cheapest(_ tables: BoundTables<Value>, _ target: SearchTarget<Value>) -> Attempt {
    var search = self
    (search.limits, search.start) = (limits.part(efforts: 5), nil)
    let found = search.attempt(1, tables, .atLeast(bound, window: target.window), allowed: .max)
    if let team = search.start { start = team }
    return found.ending != .finished && startIsBest ? Attempt(teams: [start!], lacksTies: true) : found
  }

  /// Whether prices, or the totals that can be reached, show that there is no team. Checked once where no team is known,
  /// because branching would try everything; keeps a team found on the way.
  private mutating func hasNoTeam() -> Bool {
    guard start == nil, !hasCheckedFeasibility else { return false }
    hasCheckedFeasibility = true
    var search = PriceSearch(players, columns, stop: limits.stop)
    if search.showsContradiction() { return true }
    if let team = search.best { note(team) }
    return start == nil && (!players.sums.isEmpty || columns.window.lowerBound > 0)
      && ReachableTotals(players, columns, stop: limits.stop).areOutOfReach
  }

  /// Exchange rates around the one found, as far from it as the gap allows: near the end of a branch, what is left to
  /// spend calls for another. Teams of fifteen of 100,000 players take 19 ms instead of 83; teams of five gain nothing.
  private func neighbours(_ core: [FreePlayer], _ target: SearchTarget<Value>) -> [Value] {
    let (costs, gap) = (core.map { columns.costs[$0] }, forced.heaviest - neededWeight(target))
    guard let lowest = costs.min(), let highest = costs.max(), lowest < highest, gap > 0 else { return [] }
    let distance = max(1, gap / (highest - lowest))
    let room = PriceRoom(players, columns)
    return [distance, -distance, 4 * distance, -4 * distance].map { prices.cost + $0 }.filter { cost in
      (cost >= 0 || prices.cost <= 0) && (cost <= 0 || prices.cost >= 0)
        && room.holds(RulePrices(skill: prices.skill, cost: cost, sets: prices.sets))
    }
  }

  // MARK: One attempt

  /// Branches with one worker, then with all if that takes long. Where cost does not matter, a team at the bound ends it.
  /// - Parameter enough: ends as if the steps were used up when all workers have found one team of this skill.
  private mutating func attempt(
    _ wanted: Int, _ tables: BoundTables<Value>, _ target: SearchTarget<Value>, allowed: Int,
    enough: Value = .max
  ) -> Attempt {
    let stop = StopSignal(parent: limits.stop, steps: min(allowed, tuning.stepsBeforeThreads))
    let enoughForOne = tuning.wantsCheapest ? .max : bound
    let shared = SharedThreshold<Value> { [reporter] skill in
      reporter.improved(skill)
      if skill >= enoughForOne { stop.raise() }
    }
    let alone = LeadingTeams(wanted, mostTies: mostTies(wanted), target: target, shared: shared)
    var worker = brancher(tables, alone, stop)
    worker.searchAll()
    let isEnough = shared.last.map { $0.skill >= enoughForOne } ?? false
    guard stop.ending == .exhausted, allowed > tuning.stepsBeforeThreads, !isEnough else {
      return merged([alone.result(tables.team)], wanted, stop.ending)
    }
    return share(wanted, tables, relaxed(alone.target, from: target), allowed: allowed, enough: enough)
  }

  /// Improves the best known team by exchanges: when the search is stopped, it is all that it shows.
  mutating func improve(within stop: StopSignal) {
    guard let start, stop.spend(8 * players.all.count) else { return }
    var exchanges = Exchanges(players, columns, stop: stop)
    note(columns.team(of: exchanges.improved(start.players)))
    if let best = self.start { reporter.improved(best.skill) }
  }

  /// How many teams that tie with the last one are kept in addition to those wanted.
  private func mostTies(_ wanted: Int) -> Int {
    tuning.stepsOnTies > 0 ? tuning.ties + min(wanted, 8 * tuning.ties) : 0
  }

  private mutating func merged(
    _ results: [LeadingTeams<Value>.Result], _ wanted: Int, _ ending: StopSignal.Ending
  ) -> Attempt {
    var teams = results.flatMap(\.teams).sorted { $0.isBetter(than: $1) }
    var attempt = Attempt(ending: ending)
    if teams.count >= wanted {
      let last = teams[wanted - 1]
      teams.removeAll { last.isBetter(than: $0) }
      attempt.lacksTies = results.contains { result in
        result.incomplete.map { $0 == (last.skill, last.cost) } ?? false
      }
    }
    attempt.teams = teams
    for team in attempt.teams.prefix(1) { note(team) }
    return attempt
  }

  /// The target that admits the last team of a full list again.
  private func relaxed(
    _ reached: SearchTarget<Value>, from first: SearchTarget<Value>
  ) -> SearchTarget<Value> {
    guard reached.skill != first.skill || reached.costBelow != first.costBelow else { return first }
    var target = reached
    target.costBelow += 1
    return target
  }

  /// Begins again with all workers, because a list must not contain a team twice. They look only for better teams, so
  /// that the ties found do not depend on the number of workers.
  private mutating func share(
    _ wanted: Int, _ tables: BoundTables<Value>, _ target: SearchTarget<Value>, allowed: Int, enough: Value
  ) -> Attempt {
    let stop = StopSignal(parent: limits.stop, steps: allowed)
    let shared = SharedThreshold<Value> { [reporter] skill in
      reporter.improved(skill)
      if skill >= enough { stop.raise() }
    }
    let advanced = wanted == 1 ? reporter.advanced : ProgressReporter<Value>().advanced
    let queue = TaskQueue(count: tables.count, advanced: advanced)
    let (players, setTotal, hasPairs) = (players, setTotal, tables.choose >= 3)
    let workers = hasPairs ? limits.jobs : 1
    let found = inParallel(workers, jobs: workers) { _ -> LeadingTeams<Value>.Result? in
      let leaders = LeadingTeams(wanted, mostTies: 0, target: target, shared: shared)
      var worker = Brancher(
        tables, players: players, setTotal: setTotal, collector: leaders, stop: stop)
      if hasPairs { while queue.performNext(with: &worker) {} } else { worker.searchAll() }
      return leaders.result(tables.team)
    }
    var attempt = merged(found.compactMap { $0 }, wanted, stop.ending)
    attempt.lacksTies = attempt.teams.count >= wanted
    return attempt
  }
}
