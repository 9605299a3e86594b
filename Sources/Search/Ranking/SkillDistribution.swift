import Dispatch
import Synchronization

/// All legal teams by their skill, counted exactly without listing teams or sums.
///
/// With a monomial x^cost·y^skill for each player, the teams are the terms of the elementary symmetric
/// polynomial e_size. For each root of unity y, the teams of a cost within the budget add up as in
/// ``SubsetSums``, over roots of unity x; and one more transform over all y gives the number of legal teams
/// of each skill. It takes a few (size/2 + logarithm)·size products a pair of roots, whatever the number of
/// players. Roots y need only tell the skills of legal teams apart, which are fewer than those of all.
struct SkillDistribution {
  /// Players in a team.
  private let size: Int
  /// The skills that legal teams can have.
  private let skills: ClosedRange<Int>
  /// The most that a team may cost.
  private let budget: Int
  /// The costs that occur, ascending.
  private let costs: [Int]
  /// For each player the index of his cost, and his skill.
  private let players: [(cost: Int, skill: Int)]
  /// The order of the roots y: no two legal teams' skills differ by a multiple of it.
  private let skillOrder: Int
  /// The order of the roots x: no team's cost differs by a multiple of it from one within the budget.
  private let costOrder: Int
  private let primes: Int

  /// The most numbers kept in memory: 64 MB.
  private static var mostEntries: Int { 1 << 23 }

  /// Prepares the count, or gives `nil` where it would need too much memory or too many primes.
  ///
  /// - Parameters:
  ///   - pool: the players.
  ///   - highestSkill: no legal team has more skill.
  ///   - legal: the number of legal teams, as far as it is known.
  init?<Value: WholeNumber>(_ pool: RankPool<Value>, highestSkill: Value, legal: TeamCount) {
    let least = pool.leastSkill
    guard let highest = Int(exactly: highestSkill), let mostCost = Int(exactly: pool.mostCost),
      max(highest, mostCost) < Self.mostEntries, highestSkill >= least
    else { return nil }
    size = pool.size
    skills = Int(least)...highest
    budget = Int(pool.budget)
    skillOrder = Self.powerOfTwo(above: skills.count - 1)
    costOrder = Self.powerOfTwo(above: mostCost)
    let costs = Set(pool.costs).sorted()
    guard costs.count * skillOrder <= Self.mostEntries else { return nil }
    let indices = Dictionary(uniqueKeysWithValues: zip(costs, costs.indices))
    self.costs = costs.map { Int($0) }
    players = zip(pool.costs, pool.skills).map { (indices[$0] ?? 0, Int($1)) }
    let primes =
      legal.isExact
      ? ResidueNumber.primesNeeded(upTo: legal.value)
      : ResidueNumber.primesNeeded(choosing: size, of: pool.count)
    guard let primes else { return nil }
    self.primes = primes
  }

  private static func powerOfTwo(above number: Int) -> Int {
    1 << max(1, Int.bitWidth - number.leadingZeroBitCount)
  }

  /// Steps that ``ranks(of:meter:)`` takes.
  var steps: Int {
    let columns = costs.count * skillOrder * (3 * skillOrder.trailingZeroBitCount + 4)
    return primes * (columns + skillOrder * stepsARoot)
  }

  /// Steps for one root y.
  private var stepsARoot: Int {
    let transforms = size * (2 * costOrder * costOrder.trailingZeroBitCount + 2 * costs.count)
    return transforms + costOrder * (size * size + 12 * size + 16)
  }

  /// The ranks of some skills.
  func ranks(
    of asked: [Int], jobs: Int, meter: inout WorkMeter
  ) throws(CountingEnd) -> [TeamRank] {
    var better = Array(repeating: ResidueNumber(), count: asked.count)
    var equal = better
    for modulus in PrimeField.moduli.prefix(primes) {
      let field = PrimeField(modulus: modulus)
      let teams = try teamsBySkill(field, jobs: jobs, meter: &meter)
      for (place, skill) in asked.enumerated() {
        let above = skills.filter { $0 > skill }.reduce(0) { field.sum($0, teams[$1 & (skillOrder - 1)]) }
        better[place].remainders.append(field.number(above))
        equal[place].remainders.append(
          skills.contains(skill) ? field.number(teams[skill & (skillOrder - 1)]) : 0)
      }
    }
    return zip(better, equal).map {
      TeamRank(better: TeamCount(saturated: $0.saturated), equal: TeamCount(saturated: $1.saturated))
    }
  }

  /// The number of legal teams modulo a prime, by skill modulo the order of y.
  private func teamsBySkill(
    _ field: PrimeField, jobs: Int, meter: inout WorkMeter
  ) throws(CountingEnd) -> [UInt64] {
    try meter.spend(steps / primes)
    let transform = NumberTransform(field, count: skillOrder)
    let columns = try columnsAtRoots(transform, meter: meter)
    var values = try teamsAtRoots(field, columns, jobs: jobs, meter: meter)
    // The inverse transform is the transform read backwards, divided by the order.
    transform.evaluate(&values)
    let scale = field.inverse(field.element(UInt64(skillOrder)))
    return values.indices.map { field.product(values[(0 &- $0) & (skillOrder - 1)], scale) }
  }

  /// For each root y, one after the other, the players of each cost: the sum of y^skill.
  private func columnsAtRoots(
    _ transform: NumberTransform, meter: WorkMeter
  ) throws(CountingEnd) -> [UInt64] {
    let field = transform.field
    var columns = [UInt64](repeating: 0, count: skillOrder * costs.count)
    for player in players {
      let place = (player.skill & (skillOrder - 1)) * costs.count + player.cost
      columns[place] = field.sum(columns[place], field.element(1))
    }
    var column = [UInt64](repeating: 0, count: skillOrder)
    for cost in costs.indices {
      try meter.checkSignal()
      for root in 0..<skillOrder { column[root] = columns[root * costs.count + cost] }
      transform.evaluate(&column)
      for root in 0..<skillOrder { columns[root * costs.count + cost] = column[root] }
    }
    return columns
  }

  /// The legal teams at each root y: the sum of y^skill.
  private func teamsAtRoots(
    _ field: PrimeField, _ columns: [UInt64], jobs: Int, meter: WorkMeter
  ) throws(CountingEnd) -> [UInt64] {
    let rows = BudgetRows(
      field, size: size, budget: budget, costs: costs, columns: columns, skillOrder: skillOrder,
      costOrder: costOrder)
    let rootsATask = max(1, min(skillOrder, (1 << 18) / stepsARoot))
    let tasks = (skillOrder + rootsATask - 1) / rootsATask
    let workers = min(jobs, tasks)
    let next = Atomic<Int>(0)
    let isStopped = Atomic<Bool>(false)
    let found = Mutex([UInt64](repeating: 0, count: skillOrder))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var worker = rows
      while !isStopped.load(ordering: .relaxed) {
        let task = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard task < tasks else { return }
        if meter.isStopped { isStopped.store(true, ordering: .relaxed) }
        let roots = task * rootsATask..<min(skillOrder, (task + 1) * rootsATask)
        let values = roots.map { worker.teams(atRoot: $0) }
        found.withLock { $0.replaceSubrange(roots, with: values) }
      }
    }
    if isStopped.load(ordering: .relaxed) { throw .stopped }
    return found.withLock { $0 }
  }
}
