/// Players of whom any so many make a team that keeps to a budget.
struct MedianPool<Value: WholeNumber> {
  /// Skill of each player, 0 or more.
  var skills: [Value]
  /// Cost of each, 0 or more.
  var costs: [Value]
  /// Players in a team; there are at least as many.
  var size: Int
  /// The most that a team may cost.
  var budget: Value

  /// The number of players.
  var count: Int { skills.count }
}

/// Counts teams by their middle member, in the order of the rows: about half of the others come before that one,
/// the rest after.
///
/// For every middle player the sets before and after are paired by ``MedianPairs``. A team of five takes
/// n³/3 steps of that, whatever the numbers are, as ``MedianSplit`` does.
struct MedianCount<Value: WholeNumber> {
  private let pool: MedianPool<Value>
  private let asked: [Value]
  private let shape: MedianShape

  /// Prepares to count all legal teams and the ranks of the skills `asked`, which may be none.
  init(_ pool: MedianPool<Value>, asked: [Value]) {
    self.pool = pool
    self.asked = asked
    shape = MedianShape(players: pool.count, size: pool.size, asked: asked.count)
  }

  /// The number of legal teams, and the ranks.
  /// - Complexity: C(n, members before + 1) + C(n, members after + 1), each times log n.
  func counts(meter: inout StepAllowance) throws(CountingEnd) -> TeamRanks {
    let before = try MemberSets(
      pool, members: shape.membersBefore, from: 0..<(pool.count - shape.membersAfter - 1), meter: &meter)
    let after = try MemberSets(
      pool, members: shape.membersAfter, from: (shape.membersBefore + 1)..<pool.count, meter: &meter)
    // At least the skill asked, and more.
    var pairs = MedianPairs(before: before, after: after, skills: asked.flatMap { [$0, $0 + 1] })
    for middle in shape.membersBefore..<(pool.count - shape.membersAfter) {
      try meter.spend(shape.stepsOfSelecting(before.skills.count, after.skills.count))
      pairs.select(around: Int32(middle))
      try meter.spend(pairs.before.count * shape.stepsBefore + pairs.after.count * shape.stepsAfter)
      pairs.count(skill: pool.skills[middle], budget: pool.budget - pool.costs[middle])
    }
    let ranks = asked.indices.map { place in
      let (enough, more) = (pairs.skilled[2 * place], pairs.skilled[2 * place + 1])
      return TeamRank(better: TeamCount(more), equal: TeamCount(enough - more))
    }
    return TeamRanks(legal: TeamCount(pairs.legal), ranks: ranks)
  }
}

/// The size of a ``MedianCount``: how much memory and work it takes is known before it begins.
struct MedianShape {
  private let players: Int
  private let asked: Int
  /// Members before the middle one.
  let membersBefore: Int
  /// Members after it.
  let membersAfter: Int

  /// More sets on one side than these do not fit into memory well.
  private static var mostSets: UInt128 { 1 << 21 }

  /// The shape of a count of teams of `size` players, and of the ranks of `asked` skills.
  init(players: Int, size: Int, asked: Int) {
    self.players = players
    self.asked = asked
    membersBefore = (size - 1) / 2
    membersAfter = size - 1 - membersBefore
  }

  private func sets(_ members: Int) -> UInt128 {
    .waysToChoose(members, of: players)
  }

  /// The steps of the count; the largest number where it does not fit into memory.
  var steps: Int {
    let most = max(sets(membersBefore), sets(membersAfter))
    guard most <= Self.mostSets else { return .max }
    let (before, after) = (Int(sets(membersBefore)), Int(sets(membersAfter)))
    let sorting = Self.stepsOfListing(before) + Self.stepsOfListing(after)
    let selecting = UInt128(players).multipliedSaturated(by: UInt128(stepsOfSelecting(before, after)))
    let pairing = sets(membersBefore + 1).multipliedSaturated(by: UInt128(stepsBefore))
      .addingSaturated(sets(membersAfter + 1).multipliedSaturated(by: UInt128(stepsAfter)))
    return Int(clamping: pairing.addingSaturated(selecting).addingSaturated(UInt128(sorting)))
  }

  /// Steps of making and sorting `sets` sets.
  static func stepsOfListing(_ sets: Int) -> Int {
    sets * (10 + 20 * (Int.bitWidth - sets.leadingZeroBitCount))
  }

  /// Steps of choosing the sets around one middle player.
  func stepsOfSelecting(_ before: Int, _ after: Int) -> Int {
    6 * (before + after)
  }

  /// Steps for a set before a middle player: a sum over places for each skill it is compared with.
  var stepsBefore: Int { 8 + 2 * 30 * asked }
  /// Steps for a set after a middle player.
  var stepsAfter: Int { 8 + (asked == 0 ? 0 : 30) }
}
