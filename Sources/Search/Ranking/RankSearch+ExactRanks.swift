extension RankSearch {
  /// Ranks one skill after the other by lists of swaps, the highest first, until that takes too much: a
  /// quarter of what a count of all would take, or of the work left.
  mutating func rankByLists() throws(CountingEnd) {
    let open = self.open
    guard tuning.methods.contains(.lists), let room, pool.count > pool.size, !open.isEmpty else { return }
    let whole = stepsOfWholeCount
    let limit = whole <= meter.left ? min(whole / 4, meter.left - whole) : meter.left / 4
    let multiplier = multiplierOfDual(
      for: skyband(skills: pool.skills, costs: pool.costs, size: pool.size), size: pool.size,
      budget: pool.budget, room: room, stop: limits.stop)
    var meter = self.meter
    defer { self.meter = meter }
    for skill in open {
      let rank = try meter.attempt(limit) { part throws(CountingEnd) in
        try rankByLists(skill, multiplier, meter: &part)
      }
      guard let rank else { return }
      ranks[skill]?.raise(to: rank)
    }
  }

  private func rankByLists(
    _ skill: Value, _ multiplier: Multiplier<Value>, meter: inout WorkMeter
  ) throws(CountingEnd) -> TeamRank {
    try meter.spend(4 * pool.count)
    let core = try pool.withColumns { columns throws(CountingEnd) in
      try CoreSelection(
        columns, size: pool.size, skill: skill, highestSkill: max(skill, highestSkill), budget: pool.budget,
        multiplier, meter: meter)?.core
    }
    return try core?.rank(meter: &meter) ?? .unreached
  }

  /// Ranks the skills that are left in one count: all by the distribution of skill, or as many as the work
  /// left allows by middle players, the highest first.
  mutating func rankByWholeCount() throws(CountingEnd) {
    let open = self.open
    let left = meter.left
    guard !open.isEmpty else { return }
    let found: [TeamRank]
    if let shape = distributionShape, shape.steps <= min(left, stepsByMiddle(asked: open.count)) {
      found = try SkillDistribution(pool, shape, jobs: limits.jobs).ranks(
        of: open.map { Int($0) }, meter: &meter)
    } else {
      let most = partitionPoint(0, open.count) { stepsByMiddle(asked: $0 + 1) > left }
      guard most > 0 else { return }
      found = try MiddleCount(pool, asked: Array(open.prefix(most))).counts(meter: &meter).ranks
    }
    for (skill, rank) in zip(open, found) { ranks[skill]?.raise(to: rank) }
  }

  private var stepsOfWholeCount: Int {
    min(distributionShape?.steps ?? .max, stepsByMiddle(asked: open.count))
  }

  private var distributionShape: DistributionShape? {
    guard tuning.methods.contains(.distribution), pool.leastSkill <= highestSkill else { return nil }
    let primes =
      legal.isExact
      ? ResidueNumber.primesNeeded(upTo: legal.value)
      : ResidueNumber.primesNeeded(choosing: pool.size, of: pool.count)
    return primes.flatMap {
      DistributionShape(
        size: pool.size, skills: pool.leastSkill...highestSkill, mostCost: pool.mostCost, primes: $0)
    }
  }

  private func stepsByMiddle(asked: Int) -> Int {
    guard tuning.methods.contains(.middle) else { return .max }
    return MiddleShape(players: pool.count, size: pool.size, asked: asked).steps
  }
}
