/// Proves the best team of a weighed pool: first its skill and cost, then the rows among the ties.
struct TeamSearch<Value: WholeNumber> {
  /// What was found, in scaled numbers.
  struct Outcome {
    /// The best team found, as ranks in the pool.
    var team: [Int32]
    /// No team has more skill.
    var bound: Value
    /// Whether no team has more skill, or as much at less cost.
    var isProved: Bool
    /// Whether it is sure, too, that no such team comes before it in the order of rows.
    var isFirst = true
  }

  private let pool: WeighedPool<Value>
  private let room: MultiplierRoom<Value>
  private let limits: Limits
  private let tuning: SearchTuning
  private let incumbent: Incumbent<Value>
  private let advanced: @Sendable (Int, Int) -> Void
  private let bounded: (Value) -> Void
  private var bound: Value
  private(set) var statistics = SearchStatistics()

  /// A search that starts from a team within the budget.
  init(
    _ pool: WeighedPool<Value>, room: MultiplierRoom<Value>, start: [Int32], limits: Limits,
    tuning: SearchTuning, listener: Listener<Value>
  ) {
    self.pool = pool
    self.room = room
    self.limits = limits
    self.tuning = tuning
    advanced = listener.advanced
    bounded = listener.bounded
    let (skill, cost) = pool.players.totals(of: start)
    incumbent = Incumbent(
      Incumbent.Team(ranks: start, skill: skill, cost: cost), improved: listener.improved)
    bound = pool.skillBound
  }

  /// The best team, proved unless the stop signal was raised.
  mutating func run() -> Outcome {
    switch proveSkillAndCost() {
    case .settled(let team): return proved(team)
    case .stopped: return stopped
    case .finished: break
    }
    guard tuning.stepsOnTies > 0 else {
      var outcome = proved(incumbent.team.ranks)
      outcome.isFirst = false
      return outcome
    }
    let first = settleTies()
    guard let team = first.team else { return stopped }
    var outcome = proved(team)
    outcome.isFirst = first.isFirst
    return outcome
  }

  private func proved(_ team: [Int32]) -> Outcome {
    Outcome(team: team, bound: pool.players.totals(of: team).skill, isProved: true)
  }

  private var stopped: Outcome {
    let best = incumbent.team
    return Outcome(team: best.ranks, bound: max(bound, best.skill), isProved: false)
  }

  /// How a phase ended.
  private enum Ending {
    /// The incumbent has the best skill at its lowest cost.
    case finished
    /// This is the answer, ties settled.
    case settled([Int32])
    /// The stop signal was raised.
    case stopped
  }
}

// MARK: - Skill and cost

extension TeamSearch {
  /// Lowers the skill that is looked for, step by step from the bound, until there is a team that has it:
  /// the smaller the gap to the bound, the smaller the core. (Korf 1985, iterative deepening.)
  ///
  /// Each step is four times the one before, so the last gap is at most four times too wide. The first
  /// gap must be the smallest: from the incumbent down took 25 s where this takes 20 ms.
  private mutating func proveSkillAndCost() -> Ending {
    let highest = bound
    var step: Value = 0
    while true {
      let floor = incumbent.team.skill
      let furthest = max(0, highest - floor)
      let skill = highest - min(step, furthest)
      bounded(bound)
      let ending = lookForTeams(ofSkill: skill)
      guard case .finished = ending else { return ending }
      let best = incumbent.team.skill
      if best >= skill {
        bound = best
        return .finished
      }
      bound = skill - 1
      step = step > furthest / 4 ? furthest : 4 * step + 1
    }
  }

  /// Finds the best of the teams that have at least `skill`, if there are any.
  private mutating func lookForTeams(ofSkill skill: Value) -> Ending {
    let core = Core(of: pool, loss: pool.allowedLoss(forSkill: skill))
    statistics.rounds += 1
    statistics.coreSize = core.count
    statistics.mandatory = core.mandatory.count
    var target = Target.better(skill: skill, budget: pool.budget)
    let best = incumbent.team
    if best.skill >= skill {
      target.skill = best.skill
      target.costBelow = best.cost
    }
    let tables = CoreTables(
      core, sideMultipliers: sideMultipliers(core, gap: pool.allowedLoss(forSkill: skill)))
    var allowed = tuning.stepsBeforeMeeting
    var canMeet = core.count <= 128 || MedianSplit.suits(core)
    while true {
      let attempt = branch(core, tables, target, allowed: canMeet ? allowed : .max)
      switch attempt.effort.ending {
      case .finished: return .finished
      case .stopped: return .stopped
      case .exhausted: break
      }
      switch meet(core, budget: pool.budget, allowed: allowed, stop: limits.stop) {
      case .best(let positions):
        let team = core.team(positions)
        let (found, cost) = pool.players.totals(of: team)
        incumbent.offer(Incumbent.Team(ranks: team, skill: found, cost: cost))
        return found >= skill ? .settled(team) : .finished
      case .none: return .finished
      case .gaveUp: if limits.stop.isRaised { return .stopped }
      case .impossible: canMeet = false
      }
      allowed = allowed.multipliedReportingOverflow(by: 4).overflow ? .max : 4 * allowed
    }
  }
}

// MARK: - Ties

extension TeamSearch {
  /// Finds the team of the incumbent's skill and cost whose rows come first, or, where that takes too many steps,
  /// one of the teams that share them: the same one whatever the number of threads. None where it was stopped.
  ///
  /// Where such teams are rare, branching over all of them is quickest; where they are many, the row by
  /// row search is. Both get the same number of steps in turn, four times as many each time.
  private mutating func settleTies() -> (team: [Int32]?, isFirst: Bool) {
    let best = incumbent.team
    let weight = pool.multiplier.weight(skill: best.skill, cost: best.cost)
    let core = Core(of: pool, loss: pool.heaviest - weight)
    if core.count == core.choose || core.choose == 0 { return (best.ranks, true) }
    let target = Target.equal(skill: best.skill, cost: best.cost)
    let tables = CoreTables(core)
    let stop = StopSignal(parent: limits.stop, steps: tuning.stepsOnTies)
    var byRow: RowOrderSearch<Value>?
    var (allowed, known) = (tuning.stepsBeforeRowOrder, [Int32]?.none)
    func team(_ rows: [Int32]) -> [Int32] { core.team(positions(of: rows, in: core)) }
    while !stop.isRaised {
      let attempt = alone(core, tables, target, Effort(allowed: allowed, stop: stop))
      known = attempt.firstTies.first ?? known
      if attempt.effort.ending == .finished { return (team(known ?? []), true) }
      if stop.isRaised { break }
      let search = byRow ?? RowOrderSearch(core)
      byRow = search
      let effort = Effort(allowed: allowed, stop: stop)
      let first = search.firstTeam(skill: best.skill, cost: best.cost, effort: effort)
      statistics.steps += effort.steps
      if let first { return (core.team(first), true) }
      if case .best(let positions) = meet(core, budget: best.cost, allowed: allowed, stop: stop) {
        return (core.team(positions), true)
      }
      allowed = allowed.multipliedReportingOverflow(by: 4).overflow ? .max : 4 * allowed
    }
    if limits.stop.isRaised { return (nil, false) }
    if known == nil {
      known =
        alone(core, tables, target, Effort(allowed: Self.endless, stop: limits.stop), endsAtFirstTie: true)
        .firstTies.first
    }
    return (known.map(team), false)
  }

  private func positions(of rows: [Int32], in core: Core<Value>) -> [Int32] {
    let wanted = Set(rows)
    return core.players.rows.indices.filter { wanted.contains(core.players.rows[$0]) }.map(Int32.init)
  }
}

// MARK: - Methods

extension TeamSearch {
  /// Multipliers for further bounds, where many members are to choose: they take weakly correlated pools
  /// of 100,000 players and teams of 15 from 83 to 19 ms, and gain nothing for teams of five.
  private func sideMultipliers(_ core: Core<Value>, gap: Value) -> [Multiplier<Value>] {
    guard core.choose >= tuning.membersBeforeSideBounds, core.count <= 4_096,
      let cheapest = core.players.costs.first, let dearest = core.players.costs.last
    else { return [] }
    return core.multiplier.neighbours(gap: gap, costRange: dearest - cheapest, room: room)
  }

  /// Branches with one worker, and with all if that takes long.
  private mutating func branch(
    _ core: Core<Value>, _ tables: CoreTables<Value>, _ target: Target<Value>, allowed: Int
  ) -> BranchAttempt<Value> {
    let canShare = limits.jobs > 1 && core.choose >= 3 && allowed > tuning.stepsBeforeThreads
    let alone = alone(
      core, tables, target,
      Effort(
        allowed: canShare ? tuning.stepsBeforeThreads : allowed, stop: limits.stop, milestone: exchanges))
    guard canShare, alone.effort.ending == .exhausted else { return alone }
    let shared = attempt(
      core, tables, target, Effort(allowed: allowed, stop: limits.stop, milestone: exchanges))
    shared.run(workers: limits.jobs, advanced: advanced)
    statistics.steps += shared.effort.steps
    statistics.ranInParallel = true
    return shared
  }

  /// Improves the best team known where branching takes long.
  private var exchanges: Effort.Milestone {
    let (pool, tuning, stop, incumbent) = (pool, tuning, limits.stop, incumbent)
    return Effort.Milestone(steps: tuning.stepsBeforeExchanges) {
      incumbent.exchange { team in
        let columns = FormatColumns(
          skills: pool.players.skills, costs: pool.players.costs, window: 0...pool.budget)
        var exchanges = Exchanges(
          FreePlayers(anyOf: pool.players.rows, choose: pool.size), columns,
          effort: Effort(allowed: tuning.stepsOfExchanges, stop: stop))
        let ranks = exchanges.improved(team.ranks)
        let (skill, cost) = pool.players.totals(of: ranks)
        return Incumbent.Team(ranks: ranks, skill: skill, cost: cost)
      }
    }
  }

  /// Branches with one worker.
  private mutating func alone(
    _ core: Core<Value>, _ tables: CoreTables<Value>, _ target: Target<Value>, _ effort: Effort,
    endsAtFirstTie: Bool = false
  ) -> BranchAttempt<Value> {
    let attempt = attempt(core, tables, target, effort, endsAtFirstTie: endsAtFirstTie)
    attempt.runAlone()
    statistics.steps += effort.steps
    return attempt
  }

  private func attempt(
    _ core: Core<Value>, _ tables: CoreTables<Value>, _ target: Target<Value>, _ effort: Effort,
    endsAtFirstTie: Bool = false
  ) -> BranchAttempt<Value> {
    BranchAttempt(
      core: core, tables: tables, target: target, collector: incumbent.collector(of: core),
      effort: effort, stepsPerTie: endsAtFirstTie ? Self.endless : tuning.stepsPerTie)
  }

  /// More steps than anybody waits for.
  private static var endless: Int { 1 << 40 }

  private mutating func meet(
    _ core: Core<Value>, budget: Value, allowed: Int, stop: StopSignal
  ) -> MeetingOutcome {
    let effort = Effort(allowed: allowed, stop: stop)
    let outcome = meetInTheMiddle(
      core, budget: budget, effort: effort, allowedSteps: allowed, entries: tuning.meetingEntries)
    statistics.steps += effort.steps
    if case .best = outcome { statistics.metInTheMiddle = true }
    return outcome
  }
}

/// Who hears of a search's progress, in the search's own numbers.
struct Listener<Value: WholeNumber> {
  /// Tasks done, of how many.
  var advanced: @Sendable (Int, Int) -> Void
  /// A team of more skill was found.
  var improved: @Sendable (Value) -> Void
  /// The bound was lowered.
  var bounded: (Value) -> Void
}

extension Listener {
  /// Hears nothing.
  static var none: Listener { Listener(advanced: { _, _ in }, improved: { _ in }, bounded: { _ in }) }
}
