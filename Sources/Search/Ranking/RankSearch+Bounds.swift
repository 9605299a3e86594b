extension RankSearch {
  /// Counts in coarser numbers: who is better there is better in truth.
  mutating func boundByRounding() throws(CountingEnd) {
    let open = self.open
    guard tuning.methods.contains(.rounding), !open.isEmpty, let (units, shape) = coarsestNeeded else {
      return
    }
    let coarse = pool.coarsened(skill: units.skill, cost: units.cost)
    let found = try SkillDistribution(coarse, shape, jobs: limits.jobs).ranks(
      of: open.map { Int($0 / units.skill) }, meter: &meter)
    for (skill, rank) in zip(open, found) { ranks[skill]?.better.raise(to: rank.better.asBound) }
  }

  /// The units of skill and cost in which half of the work left is enough for a distribution of skill;
  /// `nil` where that would leave next to nothing of the numbers.
  private var coarsestNeeded: (units: (skill: Value, cost: Value), shape: DistributionShape)? {
    guard let primes = ResidueNumber.primesNeeded(choosing: pool.size, of: pool.count) else { return nil }
    var units: (skill: Value, cost: Value) = (1, 1)
    while true {
      let mostSkill = pool.mostSkill / units.skill
      // Rounding up adds less than a unit for each player.
      let mostCost = pool.mostCost / units.cost + Value(pool.size)
      let shape = DistributionShape(
        size: pool.size, skills: 0...mostSkill, mostCost: mostCost, primes: primes)
      if let shape, shape.steps <= meter.left / 2 { return (units, shape) }
      guard max(mostSkill, mostCost) > 4 * Value(pool.size) else { return nil }
      if mostSkill > mostCost { units.skill *= 2 } else { units.cost *= 2 }
    }
  }

  /// Counts the legal teams of as many players as the work left allows.
  mutating func boundByPart() throws(CountingEnd) {
    let open = self.open
    guard tuning.methods.contains(.part), !open.isEmpty else { return }
    let left = meter.left
    // The number of players from which the work is too much.
    let tooMany = partitionPoint(pool.size, pool.count) {
      MiddleShape(players: $0, size: pool.size, asked: open.count).steps > left
    }
    guard tooMany > pool.size else { return }
    let found = try MiddleCount(pool.part(of: tooMany - 1), asked: open).counts(meter: &meter)
    for (skill, rank) in zip(open, found.ranks) { ranks[skill]?.raise(to: rank.asBounds) }
  }
}
