extension RankSearch {
  /// Counts in coarser numbers: a team that is better in those is better in truth.
  mutating func boundByRounding() throws(CountingEnd) {
    guard tuning.methods.contains(.meeting), tuning.methods.contains(.rounding) else { return }
    let open = self.open
    for (place, skill) in open.enumerated() {
      let share = meter.left / (open.count - place)
      let (highestSkill, highestCost) = (highestSkill, columns.window.upperBound)
      try refine(from: 2 * Value(max(1, players.choose)), within: share) { levels in
        (max(1, highestSkill / levels), max(1, highestCost / levels))
      } count: { search, units, coarse, part throws(CountingEnd) in
        guard
          let bounds = TeamSearch(
            search.players, coarse, limits: search.limits, tuning: search.tuning.search),
          let better = try search.teams(atLeast: [skill / units.skill + 1], bounds, coarse, meter: &part)
        else { return }
        search.ranks[skill]?.better.raise(to: TeamCount(better[0], isExact: false))
      }
    }
  }

  /// Counts in numbers of some levels, then of twice as many, as long as that may end within some work and proves more.
  mutating func refine(
    from levels: Value, within limit: Int, units: (Value) -> (skill: Value, cost: Value),
    count: (inout Self, (skill: Value, cost: Value), ScaledPlayers<Value>, inout StepAllowance)
      throws(CountingEnd) -> Void
  ) throws(CountingEnd) {
    let reserve = meter.left - limit
    var levels = levels
    while true {
      let units = units(levels)
      guard max(units.skill, units.cost) > 1 else { return }
      let before = meter.left
      if let coarse = columns.coarsened(skill: units.skill, cost: units.cost, choose: players.choose) {
        let isDone = try attempt(before - reserve) { search, part throws(CountingEnd) in
          try count(&search, units, coarse, &part)
          return true
        }
        guard isDone != nil else { return }
      }
      let (doubled, overflow) = levels.multipliedReportingOverflow(by: 2)
      if overflow || meter.left - reserve < Self.growth * (before - meter.left) { return }
      levels = doubled
    }
  }

  /// How many times more work it takes to double the levels, approximately.
  private static var growth: Int { 4 }

  // MARK: Each team

  /// Visits each team where nothing else is known: where partial teams can be counted, this reaches fewer.
  mutating func rankByBranching() throws(CountingEnd) {
    guard tuning.methods.contains(.branching) else { return }
    for skill in open where ranks[skill]?.better.value == 0 {
      try tally(skill) { search, tally in search.ranks[skill]?.raise(to: tally) }
    }
    guard !legal.isExact, legal.value == 0 else { return }
    try tally(0) { search, tally in
      let teams = tally.better.value + tally.equal.value
      search.legal.raise(to: TeamCount(teams, isExact: tally.isExact))
    }
  }

  private mutating func tally(_ skill: Value, _ take: (inout Self, TeamRank) -> Void) throws(CountingEnd) {
    let target = SearchTarget.atLeast(skill, window: columns.window)
    guard let tables = search.tables(search.core(target), neighbours: []) else { return }
    let tally = RankTally(atLeast: skill, window: columns.window)
    let steps = meter.left / 3 / Self.stepsPerBranch
    let stop = StopSignal(parent: limits.stop, steps: steps)
    var worker = search.brancher(tables, tally, stop)
    worker.searchAll()
    let isExact = stop.ending == .finished
    take(
      &self,
      TeamRank(
        better: TeamCount(tally.better, isExact: isExact), equal: TeamCount(tally.equal, isExact: isExact)))
    try meter.spend((steps - stop.stepsRemaining) * Self.stepsPerBranch)
  }

  private static var stepsPerBranch: Int { 10 }
}

extension ScaledPlayers {
  /// The numbers in units of `skill` and `cost`, skills rounded down and costs up: teams that are legal and skilled in
  /// these are so in truth. `nil` where no cost is certain to be allowed.
  func coarsened(skill: Value, cost: Value, choose: Int) -> ScaledPlayers? {
    // Rounding up adds less than a unit for each player.
    let added = window.lowerBound > 0 ? Value(choose) * (cost - 1) : 0
    let lowest = (window.lowerBound + added + cost - 1) / cost
    let highest = window.upperBound / cost
    guard lowest <= highest else { return nil }
    return ScaledPlayers(
      skills: skills.map { $0 / skill }, costs: costs.map { ($0 + cost - 1) / cost }, window: lowest...highest
    )
  }
}

/// Counts the teams of more skill than asked for, and of equal skill.
final class RankTally<Value: WholeNumber>: TeamCollector {
  let target: SearchTarget<Value>
  private(set) var better: UInt128 = 0
  private(set) var equal: UInt128 = 0

  init(atLeast skill: Value, window: ClosedRange<Value>) {
    target = .atLeast(skill, window: window)
  }

  func take(_ team: UnsafeBufferPointer<Position>, skill: Value, cost: Value) -> Bool {
    if skill > target.skill { better += 1 } else { equal += 1 }
    return true
  }
}
