extension RankSearch {
  /// The finest unit to which costs are rounded is the most that a team can cost divided by 2^16.
  private static var bitsOfRoundedCost: Int { 16 }

  /// Counts the legal teams, or at least those that are legal when costs are rounded up.
  mutating func countLegalTeams() throws(CountingEnd) {
    legal.raise(to: legalTeams(of: pool))
    // Nothing is above the largest number.
    guard !legal.isExact, legal.value < .max else { return }
    try meter.checkSignal()
    let steps = MiddleShape(players: pool.count, size: pool.size, asked: 0).steps
    if tuning.methods.contains(.middle), steps <= meter.left / 2 {
      legal = try MiddleCount(pool, asked: []).counts(meter: &meter).legal
    } else if tuning.methods.contains(.rounding) {
      let unit = max(1, pool.mostCost >> Value(Self.bitsOfRoundedCost))
      legal.raise(to: legalTeams(of: pool.coarsened(skill: 1, cost: unit)).asBound)
    }
  }

  /// The teams that share the best skill when all players have the same.
  private func legalTeams(of pool: RankPool<Value>) -> TeamCount {
    let cheapest = pool.cheapestTeam
    // Rounding up may have made even that too dear.
    guard cheapest.reduce(0, { $0 + pool.costs[$1] }) <= pool.budget else { return .unknown }
    let skills = [Value](repeating: 0, count: pool.count)
    return skills.withUnsafeBufferPointer { skills in
      pool.costs.withUnsafeBufferPointer { costs in
        countSharingTeams(
          skills: skills, costs: costs, size: pool.size, budget: pool.budget, winners: cheapest,
          multiplier: Multiplier(skill: 1, cost: 0), stop: limits.stop,
          workLimit: tuning.workOnLegalTeams
        ).sharingSkill
      }
    }
  }
}
