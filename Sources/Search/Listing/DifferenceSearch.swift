/// What a search for the next teams found.
enum DifferentTeamsFound<Value: WholeNumber> {
  /// The first of the teams that share few enough players with each listed one, in the order of the problem, as
  /// ranks: at least one. `isCut`: there was no room for more of them.
  case teams([FoundTeam<Value>], isCut: Bool)
  /// There are none.
  case none
  /// The stop signal was raised, or the first of many ties takes too long to find.
  case stopped
}

/// One search for the best teams that share few enough players with each listed one.
struct DifferenceSearch<Value: WholeNumber> {
  private let priced: PricedPool<Value>
  private let overlaps: Overlaps
  /// The same players with their own skills.
  private let own: WeighedPool<Value>
  private let capacity: Int
  private let limits: Limits
  private let tuning: SearchTuning

  /// A search among priced players, whose own skills are those of `own`, for `capacity` teams.
  init(
    _ priced: PricedPool<Value>, overlaps: Overlaps, own: WeighedPool<Value>, capacity: Int, limits: Limits,
    tuning: SearchTuning
  ) {
    self.priced = priced
    self.overlaps = overlaps
    self.own = own
    self.capacity = capacity
    self.limits = limits
    self.tuning = tuning
  }

  /// Lowers the skill that is looked for until a team has it.
  ///
  /// The gap to the bound doubles. Four times as much, as in ``TeamSearch``, overshoots too far: prices leave
  /// wider gaps, and the work grows with a high power of them.
  /// - Parameters:
  ///   - highest: no team has more skill, by what was listed before.
  ///   - lowest: teams of less skill are not wanted.
  ///   - gap: the first gap, and after that the one at which there were teams.
  func run(atMost highest: Value, atLeast lowest: Value, gap: inout Value) -> DifferentTeamsFound<Value> {
    guard let priced = priced.skillBound else { return .none }
    let bound = min(priced, highest)
    guard bound >= lowest else { return .none }
    let widest = bound - lowest
    // All that is between the bound by prices and the last team is gone through again by every search: a bit
    // more of it costs little.
    gap = min(max(gap, (priced - bound) / 32), widest)
    while true {
      let skill = bound - gap
      let target = target(skill: skill, budget: own.budget, mostLeft: own.budget)
      guard let found = bestTeams(target) else { return .stopped }
      let best = found.lazy.map(\.skill).max() ?? 0
      if !found.isEmpty, best >= skill { return settled(found, skill: skill) }
      guard gap < widest else { return .none }
      gap = gap > widest / 2 ? widest : 2 * gap + 1
      // What came in by low prices: there may be better ones, but no worse one is wanted.
      if !found.isEmpty, best >= lowest { gap = min(gap, bound - best) }
    }
  }

  /// The teams that are proved to be first: those of at least `skill`, or those better than the last one that
  /// there was room for.
  private func settled(_ found: [FoundTeam<Value>], skill: Value) -> DifferentTeamsFound<Value> {
    var teams = found.filter { $0.skill >= skill }
    let isCut = found.count == capacity && teams.count == capacity
    if isCut, let last = teams.min(by: { $1.isBetter(than: $0) }) {
      teams.removeAll { !$0.isBetter(than: last) }
      if teams.isEmpty { return firstTie(of: last) }
    }
    let rows = teams.map { team in team.ranks.map { own.players.rows[Int($0)] }.sorted() }
    let order = teams.indices.sorted { one, other in
      if teams[one].isBetter(than: teams[other]) { return true }
      return !teams[other].isBetter(than: teams[one]) && rows[one].lexicographicallyPrecedes(rows[other])
    }
    return .teams(order.map { teams[$0] }, isCut: isCut)
  }

  private func target(skill: Value, budget: Value, mostLeft: Value) -> Target<Value> {
    var target = Target.better(skill: priced.priced(skill: skill), budget: budget)
    target.mostLeft = mostLeft
    target.unit = priced.unit
    return target
  }

  /// The team of the same skill and cost, sharing few enough players, whose rows come first.
  private func firstTie(of team: FoundTeam<Value>) -> DifferentTeamsFound<Value> {
    let target = target(skill: team.skill, budget: team.cost, mostLeft: 0)
    func tie(_ ranks: [Int32]) -> FoundTeam<Value> {
      FoundTeam(ranks: ranks, skill: team.skill, cost: team.cost)
    }
    let weight = own.multiplier.weight(skill: team.skill, cost: team.cost)
    let core = Core(of: own, loss: own.heaviest - weight)
    let inCore = overlaps.within(core.ranks, given: core.mandatory)
    let sparing = limits.sparing(tuning.stepsOnTies)
    var byRow: RowOrderSearch<Value>?
    var allowed = tuning.stepsBeforeRowOrder
    while true {
      let first = FirstOfDifferent(own.players, skill: team.skill, cost: team.cost)
      switch branch(target, allowed: allowed, sparing, into: first.collector) {
      case .finished: return .teams([tie(first.ranks)], isCut: true)
      case .stopped: return .stopped
      case .exhausted: break
      }
      let search = byRow ?? RowOrderSearch(core)
      byRow = search
      let effort = Effort(allowed: allowed, stop: sparing.stop)
      let rows = search.firstTeams(
        1, skill: team.skill, cost: team.cost, overlaps: inCore, effort: effort)
      if let first = rows?.first {
        return .teams([tie(core.team(first))], isCut: true)
      }
      if sparing.stop.isRaised { return .stopped }
      allowed = allowed.multipliedReportingOverflow(by: 4).overflow ? .max : 4 * allowed
    }
  }

  /// The best teams of a target by their own skill and cost, as many as there is room for; `nil` if stopped.
  ///
  /// Such as the list takes for teams of less skill than the target stands for are not all there.
  private func bestTeams(_ target: Target<Value>) -> [FoundTeam<Value>]? {
    var lists: [(Shortlist<Value>, Core<Value>)] = []
    let ending = branch(target, allowed: .max, limits) { core in
      let list = Shortlist<Value>(capacity: capacity, members: core.choose)
      lists.append((list, core))
      return list.collector(of: core, own.players, priced)
    }
    guard ending == .finished else { return nil }
    return lists.last.map { list, core in list.teams(of: core) } ?? []
  }

  /// Branches with one worker, and, if that takes long and is allowed to, with all: they begin anew with a
  /// collector of their own, for it must not take a team twice.
  private func branch(
    _ target: Target<Value>, allowed: Int, _ limits: Limits,
    into collector: (Core<Value>) -> TeamCollector<Value>
  ) -> Effort.Ending {
    let loss = priced.pool.heaviest - target.neededWeight(priced.pool.multiplier)
    guard loss >= 0 else { return .finished }
    let core = Core(of: priced.pool, loss: loss)
    let tables = CoreTables(core, sideMultipliers: sideMultipliers(core, gap: loss))
    let inCore = overlaps.within(core.ranks, given: core.mandatory)
    func attempt(_ target: Target<Value>, _ collector: TeamCollector<Value>, allowed: Int) -> BranchAttempt<
      Value
    > {
      BranchAttempt(
        core: core, tables: tables, target: target, collector: collector, overlaps: inCore,
        effort: Effort(allowed: allowed, stop: limits.stop))
    }
    let canShare = limits.jobs > 1 && core.choose >= 3 && allowed > tuning.stepsBeforeThreads
    let first = collector(core)
    let alone = attempt(target, first, allowed: canShare ? tuning.stepsBeforeThreads : allowed)
    alone.runAlone()
    guard canShare, alone.effort.ending == .exhausted else { return alone.effort.ending }
    var raised = target
    // What is known of the worst team stays known.
    if let worst = first.threshold(), target.accepts(skill: worst.skill, cost: worst.cost) {
      raised.skill = worst.skill
      raised.costBelow = worst.cost + 1
    }
    let shared = attempt(raised, collector(core), allowed: allowed)
    shared.run(workers: limits.jobs, advanced: { _, _ in })
    return shared.effort.ending
  }

  private func sideMultipliers(_ core: Core<Value>, gap: Value) -> [Multiplier<Value>] {
    guard core.choose >= 2, core.count <= tuning.playersWithSideBounds,
      let cheapest = core.players.costs.first, let dearest = core.players.costs.last
    else { return [] }
    return core.multiplier.neighbours(gap: gap, costRange: dearest - cheapest, room: priced.room)
  }
}
