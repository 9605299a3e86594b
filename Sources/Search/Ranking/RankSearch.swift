/// Counts the legal teams of a pool and ranks skills among them, by the cheapest of several methods.
///
/// All legal teams are one question about sums of costs, which the count of ties answers too: with all
/// skills equal, every legal team shares the best. The ranks come from lists of swaps where few teams are
/// better, else from the distribution of skill where numbers are narrow, else from pairs around a middle
/// player. What none of these can do in the work allowed gets lower bounds from coarser numbers and from a
/// part of the players.
struct RankSearch<Value: WholeNumber> {
  private let pool: RankPool<Value>
  /// How large multipliers may be; `nil` where sums do not fit.
  private let room: MultiplierRoom<Value>?
  /// No legal team has more skill.
  private let highestSkill: Value
  private let limits: Limits
  private let tuning: RankTuning
  private var meter: WorkMeter

  /// The legal teams.
  private(set) var legal = TeamCount.unknown
  /// The rank of each skill asked.
  private(set) var ranks: [Value: TeamRank] = [:]

  /// A search that has counted nothing yet.
  ///
  /// - Parameters:
  ///   - pool: the players of legal teams, in scaled numbers.
  ///   - room: how large multipliers may be for four teams; `nil` where even their sums do not fit.
  ///   - highestSkill: the best skill of a legal team, if it is known.
  init(
    _ pool: RankPool<Value>, room: MultiplierRoom<Value>?, highestSkill: Value?, limits: Limits,
    tuning: RankTuning
  ) {
    self.pool = pool
    self.room = room
    self.highestSkill = highestSkill ?? pool.mostSkill
    self.limits = limits
    self.tuning = tuning
    meter = WorkMeter(limit: tuning.work - tuning.work / 4, stop: limits.stop)
  }

  /// Counts the legal teams, and those better than and equal to each of `skills`.
  mutating func run(_ skills: [Value]) {
    for skill in skills { ranks[skill] = .unknown }
    do throws(CountingEnd) {
      try countLegal()
      rankBeyondAllTeams()
      try rankByLists()
      try rankByWholeCount()
      try findBounds()
    } catch {
      // Stopped or out of work: what is proved so far stands.
    }
    // Whoever is ranked is legal.
    for rank in ranks.values {
      legal.raise(
        to: TeamCount(rank.better.value.addingSaturated(rank.equal.value), isExact: false))
    }
  }

  /// The skills whose ranks are not exact, the highest first.
  private var open: [Value] {
    ranks.filter { !$0.value.isExact }.keys.sorted(by: >)
  }
}

// MARK: - Legal teams

extension RankSearch {
  private mutating func countLegal() throws(CountingEnd) {
    legal.raise(to: legalTeams(pool))
    guard !legal.isExact, legal.value < .max else { return }
    if tuning.methods.contains(.middle), let middle = MiddleCount(pool, asked: []),
      middle.steps <= meter.left / 2
    {
      legal = try middle.counts(meter: &meter).legal
    } else if tuning.methods.contains(.rounding) {
      let unit = max(1, pool.mostCost >> 16)
      legal.raise(to: legalTeams(pool.coarsened(skill: 1, cost: unit)).asBound)
    }
  }

  /// The teams that share the best skill if all players have the same.
  private func legalTeams(_ pool: RankPool<Value>) -> TeamCount {
    let skills = [Value](repeating: 0, count: pool.count)
    return skills.withUnsafeBufferPointer { skills in
      pool.costs.withUnsafeBufferPointer { costs in
        countSharingTeams(
          skills: skills, costs: costs, size: pool.size, budget: pool.budget, winners: pool.cheapestTeam,
          multiplier: Multiplier(skill: 1, cost: 0), stop: limits.stop, workLimit: tuning.work / 8
        ).sharingSkill
      }
    }
  }
}

// MARK: - Exact ranks

extension RankSearch {
  /// Settles skills above and below all teams, and the best one's better teams.
  private mutating func rankBeyondAllTeams() {
    let least = pool.leastSkill
    for skill in ranks.keys {
      if skill >= highestSkill { ranks[skill]?.better = TeamCount(0) }
      if skill > highestSkill || skill < least { ranks[skill]?.equal = TeamCount(0) }
      if skill < least { ranks[skill]?.better = legal }
      if skill == least, skill == pool.mostSkill { ranks[skill]?.equal = legal }
    }
  }

  /// Ranks one skill after the other, the highest first, until that takes too much.
  private mutating func rankByLists() throws(CountingEnd) {
    guard tuning.methods.contains(.lists), let room, pool.count > pool.size else { return }
    let open = self.open
    guard !open.isEmpty else { return }
    let others = min(distribution?.steps ?? .max, middle(open)?.steps ?? .max)
    let limit = others <= meter.left ? others / 4 : meter.left / 4
    let multiplier = self.multiplier(room)
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

  private func multiplier(_ room: MultiplierRoom<Value>) -> Multiplier<Value> {
    let players = skyband(skills: pool.skills, costs: pool.costs, size: pool.size)
    return multiplierOfDual(
      for: players, size: pool.size, budget: pool.budget, room: room, stop: limits.stop)
  }

  /// Ranks all skills that are left in one count, if there is one that takes no more than the work left.
  private mutating func rankByWholeCount() throws(CountingEnd) {
    let open = self.open
    guard !open.isEmpty else { return }
    let (distribution, middle) = (self.distribution, middle(open))
    let (steps, otherSteps) = (distribution?.steps ?? .max, middle?.steps ?? .max)
    if let distribution, steps <= min(otherSteps, meter.left) {
      let found = try distribution.ranks(of: open.map { Int($0) }, jobs: limits.jobs, meter: &meter)
      for (skill, rank) in zip(open, found) { ranks[skill]?.raise(to: rank) }
    } else if let middle, otherSteps <= meter.left {
      let found = try middle.counts(meter: &meter)
      legal.raise(to: found.legal)
      for (skill, rank) in zip(open, found.ranks) { ranks[skill]?.raise(to: rank) }
    }
  }

  private var distribution: SkillDistribution? {
    guard tuning.methods.contains(.distribution) else { return nil }
    return SkillDistribution(pool, highestSkill: highestSkill, legal: legal)
  }

  private func middle(_ asked: [Value]) -> MiddleCount<Value>? {
    guard tuning.methods.contains(.middle) else { return nil }
    return MiddleCount(pool, asked: asked)
  }
}

// MARK: - Bounds

extension RankSearch {
  private mutating func findBounds() throws(CountingEnd) {
    guard !open.isEmpty else { return }
    if tuning.methods.contains(.rounding) { try boundByRounding() }
    if tuning.methods.contains(.part) { try boundByPart() }
  }

  /// Counts in coarser numbers: who is better there is better in truth.
  private mutating func boundByRounding() throws(CountingEnd) {
    var skillUnit = max(1, highestSkill >> 16)
    var costUnit = max(1, pool.mostCost >> 14)
    let open = self.open
    while true {
      let coarse = pool.coarsened(skill: skillUnit, cost: costUnit)
      let distribution = SkillDistribution(coarse, highestSkill: coarse.mostSkill, legal: .unknown)
      if let distribution, distribution.steps <= meter.left / 2 {
        let found = try distribution.ranks(
          of: open.map { Int($0 / skillUnit) }, jobs: limits.jobs, meter: &meter)
        for (skill, rank) in zip(open, found) { ranks[skill]?.better.raise(to: rank.better.asBound) }
        return
      }
      let (skillSteps, costSteps) = (highestSkill / skillUnit, pool.mostCost / costUnit)
      guard max(skillSteps, costSteps) > 16 else { return }
      if skillSteps > costSteps { skillUnit *= 2 } else { costUnit *= 2 }
    }
  }

  /// Counts the legal teams of as many players as the work left allows.
  private mutating func boundByPart() throws(CountingEnd) {
    let open = self.open
    let left = meter.left
    let most = partitionPoint(pool.size, pool.count) {
      (MiddleCount(pool.part(of: $0 + 1), asked: open)?.steps ?? .max) > left
    }
    guard let part = MiddleCount(pool.part(of: most), asked: open), part.steps <= left else { return }
    let found = try part.counts(meter: &meter)
    for (skill, rank) in zip(open, found.ranks) { ranks[skill]?.raise(to: rank.asBounds) }
  }
}

extension RankPool {
  /// Calls `body` with the columns.
  func withColumns<Result>(
    _ body: (PlayerColumns<Value>) throws(CountingEnd) -> Result
  ) throws(CountingEnd) -> Result {
    let result: Swift.Result<Result, CountingEnd> = skills.withUnsafeBufferPointer { skills in
      costs.withUnsafeBufferPointer { costs in
        do throws(CountingEnd) {
          return .success(try body(PlayerColumns(skills: skills, costs: costs)))
        } catch {
          return .failure(error)
        }
      }
    }
    return try result.get()
  }
}
