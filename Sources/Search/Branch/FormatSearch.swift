import Dispatch

/// Proves the best teams under a format: first their skills and costs, then the rows among the ties.
struct FormatSearch<Value: WholeNumber> {
  let players: FreePlayers
  private(set) var columns: FormatColumns<Value>
  let limits: Limits
  let tuning: FormatTuning
  let prices: RulePrices<Value>
  let forced: ForcedBounds<Value>
  /// The players, the heaviest first.
  let order: [Int32]
  let setTotal: Value
  private let listener: Listener<Value>
  /// A legal team met while prices were sought.
  private(set) var start: FoundFormatTeam<Value>?
  /// No team has more skill; negative where there is none.
  private(set) var bound: Value
  /// The tables of the last round.
  private(set) var tables: FormatTables<Value>?
  private let memory = TableMemory<Value>()
  private let exchanged = Collected<FoundFormatTeam<Value>>()
  private(set) var statistics = SearchStatistics()

  /// A search; `nil` where no team fills the format at a cost that is allowed.
  init?(
    _ players: FreePlayers, _ columns: FormatColumns<Value>, limits: Limits, tuning: FormatTuning,
    listener: Listener<Value>
  ) {
    var search = PriceSearch(players, columns, stop: limits.stop)
    guard let result = search.run() else { return nil }
    let weights = result.prices.weights(players, columns)
    guard let forced = ForcedBounds(players, weights: weights, picker: &search.picker) else { return nil }
    self.players = players
    self.columns = columns
    self.limits = limits
    self.tuning = tuning
    self.listener = listener
    self.forced = forced
    prices = result.prices
    setTotal = prices.setTotal(players.bounds)
    bound = 0
    start = result.team.map { team in
      let (skill, cost) = columns.totals(of: team)
      return FoundFormatTeam(players: team, skill: skill, cost: cost)
    }
    order = weights.indices.map { Int32($0) }.sorted { left, right in
      let (leftWeight, rightWeight) = (weights[Int(left)], weights[Int(right)])
      return leftWeight != rightWeight ? leftWeight > rightWeight : left < right
    }
    bound = boundAtPrices
  }

  /// Asks for other budgets: whatever the prices, they bound every team.
  mutating func ask(within window: ClosedRange<Value>) {
    columns.window = window
    if let start, !window.contains(start.cost) { self.start = nil }
    bound = boundAtPrices
  }

  /// Takes note that no team has more skill than this.
  mutating func lowerBound(to skill: Value) {
    bound = min(bound, skill)
  }

  private var boundAtPrices: Value {
    let weight = forced.heaviest + prices.cost * columns.window.end(forPrice: prices.cost) + setTotal
    return weight < 0 ? -1 : weight / prices.skill
  }

  /// What no wanted team weighs less than.
  func neededWeight(_ target: FormatTarget<Value>) -> Value {
    target.neededWeight(skillPrice: prices.skill, costPrice: prices.cost) - setTotal
  }

  /// The players who can be in a wanted team, the heaviest first.
  func core(_ target: FormatTarget<Value>) -> [Int32] {
    let needed = neededWeight(target)
    return order.filter { forced.weights[Int($0)] >= needed }
  }

  /// How many workers may share a search.
  var workers: Int { players.choose >= 3 ? limits.jobs : 1 }
}

// MARK: - Deepening

extension FormatSearch {
  /// What is known of the best teams.
  struct Leaders {
    /// The best by skill and cost, the best first: as many as were wanted and those that share the last one's
    /// skill and cost, or all there are.
    var teams: [FoundFormatTeam<Value>]
    /// Whether there may be more teams of the last one's skill and cost.
    var lacksTies = false
    /// Whether that is proved; else `teams` are some that were found.
    var isProved: Bool
    /// If not proved, how many of `teams` are the best ones all the same.
    var provedCount = 0
  }

  /// Lowers the skill that is looked for until there are as many teams as wanted: the smaller the gap to the
  /// bound, the fewer players matter. (Korf 1985, iterative deepening.)
  mutating func leaders(_ wanted: Int) -> Leaders {
    guard bound >= 0 else { return Leaders(teams: [], isProved: true) }
    let highest = bound
    var step = highest >> 14
    var known = Attempt()
    while true {
      let floor = wanted == 1 ? min(highest, start?.skill ?? 0) : 0
      let skill = max(floor, highest - min(highest, step))
      listener.bounded(bound)
      let latest = round(wanted, target: .atLeast(skill, window: columns.window), isLast: skill == floor)
      guard latest.ending == .finished else {
        let found = known.teams.isEmpty ? latest.teams : known.teams
        return Leaders(teams: found, isProved: false, provedCount: known.teams.count)
      }
      known = latest
      if known.isWhole, known.teams.isEmpty { bound = skill - 1 }
      if known.teams.count >= wanted || skill == floor {
        if let best = known.teams.first { bound = best.skill }
        return Leaders(teams: known.teams, lacksTies: known.lacksTies, isProved: true)
      }
      step = next(step, found: known.teams.count, of: wanted)
    }
  }

  private func next(_ step: Value, found: Int, of wanted: Int) -> Value {
    let (more, overflow) = step.multipliedReportingOverflow(by: 5)
    guard !overflow else { return .max }
    if found == 0 { return more / 2 + 1 }
    return found < wanted / 8 ? 2 * step + 1 : step + step / 2 + 1
  }

  /// Finds the best of the wanted teams.
  private mutating func round(_ wanted: Int, target: FormatTarget<Value>, isLast: Bool) -> Attempt {
    let core = core(target)
    let teams = UInt128.waysToChoose(players.choose, of: core.count)
    if teams == 0 { return Attempt() }
    // Too few players to be worth a look; the next round has more.
    if teams < wanted, !isLast { return Attempt(isWhole: false) }
    statistics.rounds += 1
    statistics.coreSize = core.count
    if wanted == 1 {
      guard let plain = tables(core, neighbours: []) else { return Attempt(ending: .stopped) }
      let attempt = attempt(wanted, plain, target, allowed: tuning.stepsBeforeNeighbours)
      if attempt.ending != .exhausted { return attempt }
    }
    guard let tables = tables(core, neighbours: neighbours(core, target)) else {
      return Attempt(ending: .stopped)
    }
    return attempt(wanted, tables, target, allowed: .max)
  }

  /// Exchange rates around the one found, as far from it as the gap allows: near the end of a branch what is
  /// left to spend asks for another. See ``Multiplier/neighbours(gap:costRange:room:)``.
  private func neighbours(_ core: [Int32], _ target: FormatTarget<Value>) -> [Value] {
    let costs = core.map { columns.costs[Int($0)] }
    let range = (costs.max() ?? 0) - (costs.min() ?? 0)
    let gap = forced.heaviest - neededWeight(target)
    guard range > 0, gap > 0 else { return [] }
    let distance = max(1, gap / range)
    let room = PriceRoom(players, columns)
    return [distance, -distance, 4 * distance, -4 * distance].compactMap { change in
      var neighbour = prices
      neighbour.cost += change
      guard room.holds(neighbour, times: 1), neighbour.cost >= 0 || prices.cost <= 0,
        neighbour.cost <= 0 || prices.cost >= 0
      else { return nil }
      return neighbour.cost
    }
  }

  /// Lays out players for branching; `nil` when stopped.
  mutating func tables(_ core: [Int32], neighbours: [Value]) -> FormatTables<Value>? {
    limits.stop.spend(core.count * players.automaton.stateCount / 4)
    tables = FormatTables(
      FormatTables.Subject(
        players: players, columns: columns, prices: prices, neighbours: neighbours,
        hasLowestSpend: columns.window.lowerBound > 0, mostNumbers: tuning.mostNumbers),
      order: core, memory: memory, stop: limits.stop)
    return tables
  }
}

// MARK: - One attempt

extension FormatSearch {
  /// What an attempt found, and how it ended.
  private struct Attempt {
    var teams: [FoundFormatTeam<Value>] = []
    var lacksTies = false
    /// Whether all wanted teams were looked for.
    var isWhole = true
    var ending = Effort.Ending.finished
  }

  /// Branches with one worker, and with all if that takes long.
  private mutating func attempt(
    _ wanted: Int, _ tables: FormatTables<Value>, _ target: FormatTarget<Value>, allowed: Int
  ) -> Attempt {
    let canShare = workers > 1 && allowed > tuning.stepsBeforeThreads
    let shared = SharedThreshold<Value>(improved: listener.improved)
    var effort = Effort(
      allowed: canShare ? tuning.stepsBeforeThreads : allowed, stop: limits.stop,
      milestone: exchanges(wanted, shared))
    let isExchanged = !exchanged.all.isEmpty
    defer { if !isExchanged, let better = exchanged.all.first { start = better } }
    let alone = LeadingTeams(wanted, mostTies: mostTies(wanted), target: target, shared: shared)
    var worker = brancher(tables, alone, effort)
    worker.searchAll()
    statistics.steps += effort.steps
    var found = [alone.result]
    if canShare, effort.ending == .exhausted {
      let shared = SharedThreshold<Value>(improved: listener.improved)
      effort = Effort(allowed: allowed, stop: limits.stop, milestone: exchanges(wanted, shared))
      if !isExchanged, let better = exchanged.all.first {
        shared.raise(toSkill: better.skill, cost: better.cost)
      }
      found = share(wanted, tables, loosened(alone.target, from: target), effort, shared)
      statistics.steps += effort.steps
      statistics.ranInParallel = true
    }
    return merged(found, wanted, tables.order, effort.ending)
  }

  /// Improves the team met while prices were sought, once, where branching for one team takes long: only better ones
  /// are wanted from then on, or it itself.
  private func exchanges(_ wanted: Int, _ shared: SharedThreshold<Value>) -> Effort.Milestone? {
    guard wanted == 1, let start, exchanged.all.isEmpty else { return nil }
    let (players, columns, tuning, stop, exchanged) = (players, columns, tuning, limits.stop, exchanged)
    return Effort.Milestone(steps: tuning.stepsBeforeExchanges) {
      var exchanges = Exchanges(
        players, columns, effort: Effort(allowed: tuning.stepsOfExchanges, stop: stop))
      let team = exchanges.improved(start.players)
      let (skill, cost) = columns.totals(of: team)
      exchanged.add(FoundFormatTeam(players: team, skill: skill, cost: cost))
      shared.raise(toSkill: skill, cost: cost)
    }
  }

  /// How many teams that tie with the last one are kept beside those wanted.
  private func mostTies(_ wanted: Int) -> Int {
    tuning.stepsOnTies > 0 ? tuning.ties + min(wanted, 8 * tuning.ties) : 0
  }

  private func merged(
    _ results: [LeadingTeams<Value>.Result], _ wanted: Int, _ order: [Int32], _ ending: Effort.Ending
  ) -> Attempt {
    var teams = results.flatMap(\.teams)
    teams.sort { $1.isBelow(skill: $0.skill, cost: $0.cost) }
    var attempt = Attempt(ending: ending)
    if teams.count >= wanted {
      let last = teams[wanted - 1]
      teams.removeAll { $0.isBelow(skill: last.skill, cost: last.cost) }
      attempt.lacksTies = results.contains { result in
        result.incomplete.map { last.isTied(skill: $0.skill, cost: $0.cost) } ?? false
      }
    }
    attempt.teams = teams.map { team in
      FoundFormatTeam(players: team.positions.map { order[Int($0)] }, skill: team.skill, cost: team.cost)
    }
    return attempt
  }

  /// The target that lets the last team of a full list in again.
  private func loosened(
    _ reached: FormatTarget<Value>, from first: FormatTarget<Value>
  ) -> FormatTarget<Value> {
    guard reached.skill != first.skill || reached.costBelow != first.costBelow else { return first }
    var target = reached
    target.costBelow += 1
    return target
  }

  private func share(
    _ wanted: Int, _ tables: FormatTables<Value>, _ target: FormatTarget<Value>, _ effort: Effort,
    _ shared: SharedThreshold<Value>
  ) -> [LeadingTeams<Value>.Result] {
    let queue = FormatTaskQueue(count: tables.count, advanced: listener.advanced)
    let found = Collected<LeadingTeams<Value>.Result>()
    let (players, setTotal, mostTies) = (players, setTotal, mostTies(wanted))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      let leaders = LeadingTeams(wanted, mostTies: mostTies, target: target, shared: shared)
      var worker = FormatBrancher(
        tables, players: players, setTotal: setTotal, collector: leaders, effort: effort)
      while queue.performNext(with: &worker) {}
      found.add(leaders.result)
    }
    return found.all
  }

  /// A worker.
  func brancher<Collector: FormatCollector>(
    _ tables: FormatTables<Value>, _ collector: Collector, _ effort: Effort
  ) -> FormatBrancher<Collector> where Collector.Value == Value {
    FormatBrancher(tables, players: players, setTotal: setTotal, collector: collector, effort: effort)
  }
}
