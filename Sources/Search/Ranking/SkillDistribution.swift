/// All legal teams by their skill, counted exactly without listing teams or sums.
///
/// With a monomial x^cost·y^skill for each player, the teams are the terms of the elementary symmetric
/// polynomial e_size. For each root of unity y, the teams of a cost within the budget add up as in
/// ``SubsetSums``, over roots of unity x; one more transform over all y gives the number of legal teams of
/// each skill. That takes about size²/2 products for a pair of roots, whatever the number of players. Roots
/// y need only tell the skills of legal teams apart, which are fewer than those of all.
struct SkillDistribution {
  /// How many roots there are, and what they have to do with.
  let shape: DistributionShape
  private let pool: [(skill: Int, cost: Int)]
  /// The most that a team may cost.
  private let budget: Int
  private let jobs: Int

  /// Prepares the count of the pool's teams; it takes ``DistributionShape/steps``.
  /// - Precondition: `shape` is one of this pool.
  init<Value: WholeNumber>(_ pool: RankPool<Value>, _ shape: DistributionShape, jobs: Int) {
    self.shape = shape
    self.pool = zip(pool.skills, pool.costs).map { (Int($0), Int($1)) }
    budget = Int(pool.budget)
    self.jobs = jobs
  }

  /// The ranks of some skills.
  func ranks(of asked: [Int], meter: inout WorkMeter) throws(CountingEnd) -> [TeamRank] {
    var better = Array(repeating: ResidueNumber(), count: asked.count)
    var equal = better
    for modulus in PrimeField.moduli.prefix(shape.primes) {
      let field = PrimeField(modulus: modulus)
      try meter.spend(shape.steps / shape.primes)
      let teams = try teamsBySkill(field, meter: meter)
      for (place, skill) in asked.enumerated() {
        let above = shape.skills.suffix(max(0, shape.skills.upperBound - skill))
        let sum = above.reduce(0) { field.sum($0, teams[$1 & shape.skillMask]) }
        better[place].remainders.append(field.number(sum))
        let isPossible = shape.skills.contains(skill)
        equal[place].remainders.append(isPossible ? field.number(teams[skill & shape.skillMask]) : 0)
      }
    }
    return zip(better, equal).map {
      TeamRank(better: TeamCount(saturated: $0.saturated), equal: TeamCount(saturated: $1.saturated))
    }
  }

  /// The number of legal teams modulo a prime, by skill modulo the order of y.
  private func teamsBySkill(_ field: PrimeField, meter: WorkMeter) throws(CountingEnd) -> [UInt64] {
    let transforms = (
      skill: NumberTransform(field, count: shape.skillOrder),
      cost: NumberTransform(field, count: shape.costOrder)
    )
    let players = try playersAtRoots(transforms.skill, transforms.cost, meter: meter)
    var teams = try teamsAtRoots(transforms.cost, players, meter: meter)
    // The inverse transform is the transform read backwards, divided by the order.
    transforms.skill.evaluate(&teams)
    let scale = field.inverse(field.element(UInt64(shape.skillOrder)))
    return teams.indices.map { field.product(teams[(0 &- $0) & shape.skillMask], scale) }
  }

  /// The sum of x^cost·y^skill over all players: a row for each root y, an entry in it for each root x.
  private func playersAtRoots(
    _ bySkill: NumberTransform, _ byCost: NumberTransform, meter: WorkMeter
  ) throws(CountingEnd) -> [UInt64] {
    let field = bySkill.field
    let width = shape.costOrder
    var table = [UInt64](repeating: 0, count: shape.skillOrder * width)
    for player in pool {
      let place = (player.skill & shape.skillMask) * width + player.cost
      table[place] = field.sum(table[place], field.element(1))
    }
    var column = [UInt64](repeating: 0, count: shape.skillOrder)
    for cost in Set(pool.map(\.cost)).sorted() {
      try meter.checkSignal()
      for root in column.indices { column[root] = table[root * width + cost] }
      bySkill.evaluate(&column)
      for root in column.indices { table[root * width + cost] = column[root] }
    }
    for root in 0..<shape.skillOrder {
      if root % 64 == 0 { try meter.checkSignal() }
      table.withUnsafeMutableBufferPointer { table in
        byCost.evaluate(UnsafeMutableBufferPointer(rebasing: table[root * width..<(root + 1) * width]))
      }
    }
    return table
  }

  /// The sum of y^skill over all legal teams, for each root y.
  ///
  /// The i-th power of what a player counts is x^(i·cost)·y^(i·skill): it stands in the row of the i-th
  /// power of y.
  private func teamsAtRoots(
    _ byCost: NumberTransform, _ players: [UInt64], meter: WorkMeter
  ) throws(CountingEnd) -> [UInt64] {
    let field = byCost.field
    var legal = (0..<shape.costOrder).map { field.element($0 <= budget ? 1 : 0) }
    byCost.evaluate(&legal)
    let sums = SymmetricSums(
      field, powerSums: players, factors: legal, degree: shape.size, without: [])
    let scale = field.inverse(field.element(UInt64(shape.costOrder)))
    let atRoots = inParallel(
      shape.skillOrder, jobs: jobs, callsATask: 16, with: sums, isStopped: { meter.stop.isRaised }
    ) { sums, root -> UInt64? in
      sums.restart(rows: (1...shape.size).map { ($0 &* root) & shape.skillMask })
      sums.add(0..<shape.costOrder)
      return field.product(sums.totals[0], scale)
    }
    try meter.checkSignal()
    return atRoots.compactMap { $0 }
  }
}
