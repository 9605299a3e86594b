/// One search for the best team that shares few enough players with each listed one.
struct DifferenceSearch<Value: WholeNumber> {
  private let priced: PricedPool<Value>
  private let overlaps: Overlaps
  /// The same players with their own skills.
  private let own: WeighedPool<Value>
  private let limits: Limits
  private let tuning: SearchTuning

  /// A search among priced players, whose own skills are those of `own`.
  init(
    _ priced: PricedPool<Value>, overlaps: Overlaps, own: WeighedPool<Value>, limits: Limits,
    tuning: SearchTuning
  ) {
    self.priced = priced
    self.overlaps = overlaps
    self.own = own
    self.limits = limits
    self.tuning = tuning
  }

  /// Lowers the skill that is looked for until a team has it, then settles the ties.
  ///
  /// The gap to the bound doubles. Four times as much, as in ``TeamSearch``, overshoots too far: prices leave
  /// wider gaps, and the work grows with a high power of them.
  /// - Parameter highest: no team has more skill, by what was listed before.
  func run(atMost highest: Value) -> NextTeam {
    guard let bound = priced.skillBound.map({ min($0, highest) }) else { return .noTeam }
    var gap: Value = 0
    while true {
      let skill = bound - gap
      let best = BestOfDifferent(own.players, priced)
      let target = target(skill: skill, budget: own.budget, mostLeft: own.budget)
      guard branch(target, into: best.collector, allowed: .max) == .finished else { return .stopped }
      gap = gap > bound / 2 ? bound : min(bound, 2 * gap + 1)
      if let team = best.team {
        if team.skill >= skill { return firstTie(of: team) }
        // It came in by low prices: there may be better ones, but no worse one is wanted.
        gap = min(gap, bound - team.skill)
      } else if skill == 0 {
        return .noTeam
      }
    }
  }

  private func target(skill: Value, budget: Value, mostLeft: Value) -> Target<Value> {
    var target = Target.better(skill: priced.priced(skill: skill), budget: budget)
    target.mostLeft = mostLeft
    target.unit = priced.unit
    return target
  }

  /// The team of the same skill and cost, sharing few enough players, whose rows come first.
  private func firstTie(of team: FoundTeam<Value>) -> NextTeam {
    let target = target(skill: team.skill, budget: team.cost, mostLeft: 0)
    let weight = own.multiplier.weight(skill: team.skill, cost: team.cost)
    let core = Core(of: own, loss: own.heaviest - weight)
    let inCore = overlaps.within(core.ranks, given: core.mandatory)
    var byRow: RowOrderSearch<Value>?
    var allowed = tuning.stepsBeforeRowOrder
    while true {
      let first = FirstOfDifferent(own.players, skill: team.skill, cost: team.cost)
      switch branch(target, into: first.collector, allowed: allowed) {
      case .finished: return .team(first.rows)
      case .stopped: return .stopped
      case .exhausted: break
      }
      let search = byRow ?? RowOrderSearch(core)
      byRow = search
      let effort = Effort(allowed: allowed, stop: limits.stop)
      let rows = search.firstTeams(
        1, skill: team.skill, cost: team.cost, overlaps: inCore, effort: effort)
      if let first = rows?.first {
        return .team(core.team(first).map { own.players.rows[Int($0)] })
      }
      if limits.stop.isRaised { return .stopped }
      allowed = allowed.multipliedReportingOverflow(by: 4).overflow ? .max : 4 * allowed
    }
  }

  /// Branches with one worker, and with all if that takes long and is allowed to.
  private func branch(
    _ target: Target<Value>, into collector: (Core<Value>) -> TeamCollector<Value>, allowed: Int
  ) -> Effort.Ending {
    let loss = priced.pool.heaviest - target.neededWeight(priced.pool.multiplier)
    guard loss >= 0 else { return .finished }
    let core = Core(of: priced.pool, loss: loss)
    let tables = CoreTables(core, sideMultipliers: sideMultipliers(core, gap: loss))
    let inCore = overlaps.within(core.ranks, given: core.mandatory)
    func attempt(allowed: Int) -> BranchAttempt<Value> {
      BranchAttempt(
        core: core, tables: tables, target: target, collector: collector(core), overlaps: inCore,
        effort: Effort(allowed: allowed, stop: limits.stop))
    }
    let canShare = limits.jobs > 1 && core.choose >= 3 && allowed > tuning.stepsBeforeThreads
    let alone = attempt(allowed: canShare ? tuning.stepsBeforeThreads : allowed)
    alone.runAlone()
    guard canShare, alone.effort.ending == .exhausted else { return alone.effort.ending }
    let shared = attempt(allowed: allowed)
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
