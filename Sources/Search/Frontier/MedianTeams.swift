/// The teams of a pool by their middle member in the order of the pool: ``MedianPairs`` pairs the sets before and after
/// each. A team of five takes about n³ steps, whatever the numbers are, where branching may take n⁴.
struct MedianTeams<Value: WholeNumber> {
  /// Skill of each player, 0 or more.
  var skills: [Value]
  /// Cost of each, 0 or more.
  var costs: [Value]
  /// The number of players in a team, at most `count`.
  var size: Int
  /// The most that a team may cost.
  var budget: Value

  var count: Int { skills.count }

  /// The memory and work that it takes with some skills to rank, known before it begins.
  func shape(asked: Int = 0) -> MedianShape { MedianShape(players: count, size: size, asked: asked) }

  /// The number of legal teams, and the ranks of the skills `asked`, which may be none.
  func counts(asked: [Value] = [], meter: inout StepAllowance) throws(CountingEnd) -> TeamRanks {
    // Teams with at least the skill asked for, and with more.
    var pairs = try pairs(skills: asked.flatMap { [$0, $0 + 1] }, &meter)
    try goThrough(&pairs, shape(asked: asked.count), &meter) { pairs, middle in
      pairs.count(skill: skills[middle], budget: budget - costs[middle])
    }
    let ranks = asked.indices.map { place in
      let (enough, more) = (pairs.skilled[2 * place], pairs.skilled[2 * place + 1])
      return TeamRank(better: TeamCount(more), equal: TeamCount(enough - more))
    }
    return TeamRanks(legal: TeamCount(pairs.legal), ranks: ranks)
  }

  /// The best team, its players as numbers of the pool, ascending; `nil` if there is none.
  /// - Precondition: teams have at most five players, so that a set is identified by its first and last member.
  func best(meter: inout StepAllowance) throws(CountingEnd) -> FoundTeam<Value>? {
    precondition(size <= 5, "larger sets have members between the first and the last")
    var pairs = try pairs(skills: [], &meter)
    var best: FoundTeam<Value>?
    try goThrough(&pairs, shape(), &meter) { pairs, middle in
      pairs.findBest(around: middle, skill: skills[middle], cost: costs[middle], budget: budget, &best)
    }
    return best
  }

  private func pairs(
    skills: [Value], _ meter: inout StepAllowance
  ) throws(CountingEnd) -> MedianPairs<Value> {
    let shape = shape()
    let before = try MemberSets(
      self, members: shape.membersBefore, from: 0..<(count - shape.membersAfter - 1), meter: &meter)
    let after = try MemberSets(
      self, members: shape.membersAfter, from: (shape.membersBefore + 1)..<count, meter: &meter)
    return MedianPairs(before: before, after: after, skills: skills)
  }

  private func goThrough(
    _ pairs: inout MedianPairs<Value>, _ shape: MedianShape, _ meter: inout StepAllowance,
    _ body: (inout MedianPairs<Value>, Int) -> Void
  ) throws(CountingEnd) {
    for middle in shape.membersBefore..<(count - shape.membersAfter) {
      try meter.spend(shape.stepsOfSelecting)
      pairs.select(around: Int32(middle))
      try meter.spend(pairs.before.count * shape.stepsBefore + pairs.after.count * shape.stepsAfter)
      body(&pairs, middle)
    }
  }
}

/// The size of a ``MedianTeams`` question.
struct MedianShape {
  private let players: Int
  private let asked: Int
  let membersBefore: Int
  let membersAfter: Int

  /// The most sets on one side that fit well into memory.
  private static var mostSets: UInt128 { 1 << 21 }

  /// The shape of a question about teams of `size` players, and about the ranks of `asked` skills.
  init(players: Int, size: Int, asked: Int) {
    self.players = players
    self.asked = asked
    membersBefore = (size - 1) / 2
    membersAfter = size - 1 - membersBefore
  }

  private func sets(_ members: Int) -> UInt128 {
    .waysToChoose(members, of: players)
  }

  /// The steps; the largest number where the sets do not fit into memory.
  var steps: Int {
    guard max(sets(membersBefore), sets(membersAfter)) <= Self.mostSets else { return .max }
    let sorting = Self.stepsOfListing(Int(sets(membersBefore))) + Self.stepsOfListing(Int(sets(membersAfter)))
    let selecting = UInt128(players).multipliedSaturated(by: UInt128(stepsOfSelecting))
    let pairing = sets(membersBefore + 1).multipliedSaturated(by: UInt128(stepsBefore))
      .addingSaturated(sets(membersAfter + 1).multipliedSaturated(by: UInt128(stepsAfter)))
    return Int(clamping: pairing.addingSaturated(selecting).addingSaturated(UInt128(sorting)))
  }

  /// Steps of making and sorting `sets` sets.
  static func stepsOfListing(_ sets: Int) -> Int {
    sets * (10 + 20 * (Int.bitWidth - sets.leadingZeroBitCount))
  }

  /// Steps of choosing the sets around one middle player.
  var stepsOfSelecting: Int { Int(clamping: 2 * (sets(membersBefore) + sets(membersAfter))) }
  /// Steps for a set before a middle player: a sum over places for each skill it is compared with.
  var stepsBefore: Int { 4 + 2 * 30 * asked }
  /// Steps for a set after a middle player.
  var stepsAfter: Int { 4 + (asked == 0 ? 0 : 30) }
}
