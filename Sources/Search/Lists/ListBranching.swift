/// Branches over the core of a target for the teams of a list.
struct ListBranching<Value: WholeNumber> {
  private let list: ListPool<Value>
  private let capacity: Int
  private let limits: Limits
  private let tuning: SearchTuning

  /// Branching for lists of `capacity` teams.
  init(_ list: ListPool<Value>, capacity: Int, limits: Limits, tuning: SearchTuning) {
    self.list = list
    self.capacity = capacity
    self.limits = limits
    self.tuning = tuning
  }

  private func core(_ target: Target<Value>) -> Core<Value> {
    let needed = target.neededWeight(list.pool.multiplier)
    return Core(of: list.pool, loss: list.pool.heaviest - needed)
      .inCostOrder(dominators: capacity + list.pool.size - 1)
  }
}

// MARK: - Teams of a target

extension ListBranching {
  /// The best `capacity` of the target's teams in no particular order, all of them where there are fewer;
  /// `nil` if stopped.
  ///
  /// Teams that share the worst one's totals may stand for others that do.
  func bestTeams(_ target: Target<Value>) -> [FoundTeam<Value>]? {
    let core = core(target)
    let tables = CoreTables(core, sideMultipliers: sideMultipliers(core, target))
    let canShare = limits.jobs > 1 && core.choose >= 3
    let alone = Shortlist<Value>(capacity: capacity, members: core.choose)
    var attempt = attempt(
      core, tables, target, alone.collector, allowed: canShare ? tuning.stepsBeforeThreads : .max)
    attempt.runAlone()
    guard attempt.effort.ending == .exhausted else {
      return attempt.effort.ending == .finished ? alone.teams(of: core) : nil
    }
    // Begins anew, for a list must not take a team twice; what is known of its worst team stays known.
    var raised = target
    if let worst = alone.threshold {
      raised.skill = worst.skill
      raised.costBelow = worst.cost + 1
    }
    let shared = Shortlist<Value>(capacity: capacity, members: core.choose)
    attempt = self.attempt(core, tables, raised, shared.collector, allowed: .max)
    attempt.run(workers: limits.jobs, advanced: { _, _ in })
    return attempt.effort.ending == .finished ? shared.teams(of: core) : nil
  }

  /// Multipliers for further bounds: without them the 10,000 best of weakly correlated pools take twenty
  /// times as long.
  private func sideMultipliers(_ core: Core<Value>, _ target: Target<Value>) -> [Multiplier<Value>] {
    guard core.choose >= 2, core.count <= tuning.playersWithSideBounds,
      let cheapest = core.players.costs.first, let dearest = core.players.costs.last
    else { return [] }
    let gap = list.pool.heaviest - target.neededWeight(core.multiplier)
    return core.multiplier.neighbours(gap: gap, costRange: dearest - cheapest, room: list.room)
  }

  private func attempt(
    _ core: Core<Value>, _ tables: CoreTables<Value>, _ target: Target<Value>,
    _ collector: TeamCollector<Value>, allowed: Int
  ) -> BranchAttempt<Value> {
    BranchAttempt(
      core: core, tables: tables, target: target, collector: collector,
      effort: Effort(allowed: allowed, stop: limits.stop))
  }
}

// MARK: - Ties

extension ListBranching {
  /// The first `count` of the teams of exactly this skill and cost, in the order of their rows; `nil` if
  /// stopped, or where that takes too many steps.
  ///
  /// Where such teams are rare, branching over all of them is quickest; where they are many, the row by row
  /// search is. Both get the same number of steps in turn, four times as many each time.
  func firstTies(_ count: Int, skill: Value, cost: Value) -> [FoundTeam<Value>]? {
    let target = Target.equal(skill: skill, cost: cost)
    let core = core(target)
    let tables = CoreTables(core)
    let stop = StopSignal(parent: limits.stop, steps: tuning.stepsOnTies)
    var byRow: RowOrderSearch<Value>?
    var allowed = max(tuning.stepsBeforeRowOrder, count)
    func teams(_ ranks: [[Int32]]) -> [FoundTeam<Value>] {
      ranks.map { FoundTeam(ranks: $0.sorted(), skill: skill, cost: cost) }
    }
    while true {
      let attempt = BranchAttempt(
        core: core, tables: tables, target: target, collector: .nothing,
        effort: Effort(allowed: allowed, stop: stop), stepsPerTie: tuning.stepsPerTie, tiesWanted: count)
      attempt.runAlone()
      switch attempt.effort.ending {
      case .finished: return teams(attempt.firstTies.map { core.mandatory + $0 })
      case .stopped: return nil
      case .exhausted: break
      }
      let search = byRow ?? RowOrderSearch(core)
      byRow = search
      let effort = Effort(allowed: allowed, stop: stop)
      if let first = search.firstTeams(count, skill: skill, cost: cost, effort: effort) {
        return teams(first.map { core.team($0) })
      }
      if stop.isRaised { return nil }
      allowed = allowed.multipliedReportingOverflow(by: 4).overflow ? .max : 4 * allowed
    }
  }
}
