/// Counts teams by their middle member, in the order of the rows: about half of the others come before him,
/// the rest after.
///
/// For every middle player the sets before and after him are paired by ``MiddlePairs``. A team of five takes
/// n³/3 steps of that, whatever the numbers are, as ``MedianSplit`` does.
struct MiddleCount<Value: WholeNumber> {
  private let pool: RankPool<Value>
  private let membersBefore: Int
  private let membersAfter: Int
  private let asked: [Value]

  /// More sets than these do not fit into memory well.
  private static var mostSets: Int { 1 << 21 }

  /// Prepares to count all legal teams and the ranks of the skills `asked`, which may be none; gives `nil`
  /// where there are too many sets.
  init?(_ pool: RankPool<Value>, asked: [Value]) {
    self.pool = pool
    self.asked = asked
    membersBefore = (pool.size - 1) / 2
    membersAfter = pool.size - 1 - membersBefore
    guard sets(membersAfter) <= UInt128(Self.mostSets) else { return nil }
  }

  private func sets(_ members: Int) -> UInt128 {
    .waysToChoose(members, of: pool.count)
  }

  /// The steps that ``counts(meter:)`` takes, saturated.
  var steps: Int {
    let (before, after) = (Int(sets(membersBefore)), Int(sets(membersAfter)))
    let sorting = PartialTeams<Value>.steps(sets: before) + PartialTeams<Value>.steps(sets: after)
    let selecting = pool.count.multipliedReportingOverflow(by: stepsOfSelecting(before, after))
    let pairing = sets(membersBefore + 1).multipliedSaturated(by: UInt128(stepsBefore))
      .addingSaturated(sets(membersAfter + 1).multipliedSaturated(by: UInt128(stepsAfter)))
    guard !selecting.overflow else { return .max }
    return Int(clamping: pairing.addingSaturated(UInt128(sorting + selecting.partialValue)))
  }

  private func stepsOfSelecting(_ before: Int, _ after: Int) -> Int {
    6 * (before + after)
  }

  /// Steps for a set before a middle player: a sum over places for each skill it is compared with.
  private var stepsBefore: Int { 8 + 2 * 30 * asked.count }
  /// Steps for a set after a middle player.
  private var stepsAfter: Int { 8 + (asked.isEmpty ? 0 : 30) }

  /// The number of legal teams, and the ranks.
  /// - Complexity: C(n, members before + 1) + C(n, members after + 1), each times log n.
  func counts(meter: inout WorkMeter) throws(CountingEnd) -> TeamRanks {
    let before = try PartialTeams(
      pool, members: membersBefore, from: 0..<(pool.count - membersAfter - 1), meter: &meter)
    let after = try PartialTeams(
      pool, members: membersAfter, from: (membersBefore + 1)..<pool.count, meter: &meter)
    // At least the skill asked, and more.
    var pairs = MiddlePairs(before: before, after: after, skills: asked.flatMap { [$0, $0 + 1] })
    for middle in membersBefore..<(pool.count - membersAfter) {
      try meter.spend(stepsOfSelecting(before.skills.count, after.skills.count))
      pairs.select(around: Int32(middle))
      try meter.spend(pairs.before.count * stepsBefore + pairs.after.count * stepsAfter)
      pairs.count(skill: pool.skills[middle], budget: pool.budget - pool.costs[middle])
    }
    let ranks = asked.indices.map { place in
      let (enough, more) = (pairs.skilled[2 * place], pairs.skilled[2 * place + 1])
      return TeamRank(better: TeamCount(more), equal: TeamCount(enough - more))
    }
    return TeamRanks(legal: TeamCount(pairs.legal), ranks: ranks)
  }
}
