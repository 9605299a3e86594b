/// All sets of a given number of members from a range of a pool's players, as columns: cheaper ones first, on equal
/// cost the more skilled, on equal skill too those whose members come first.
struct MemberSets<Value: WholeNumber> {
  private struct Members {
    var skill: Value = 0
    var cost: Value = 0
    var first: Int32
    var last: Int32 = -1
  }

  let skills: [Value]
  let costs: [Value]
  /// The first member of each; the number of players for the empty set.
  let firstMembers: [Int32]
  /// The last member of each; −1 for the empty set.
  let lastMembers: [Int32]
  /// The sets by skill, the least skilled first.
  let bySkill: [Int32]

  init(
    _ pool: MedianTeams<Value>, members: Int, from range: Range<Int>, meter: inout StepAllowance
  ) throws(CountingEnd) {
    try meter.spend(
      MedianShape.stepsOfListing(Int(clamping: UInt128.waysToChoose(members, of: range.count))))
    var sets: [Members] = []
    Self.list(members, of: pool, from: range, joining: Members(first: Int32(pool.count)), into: &sets)
    sets.sort {
      if $0.cost != $1.cost { return $0.cost < $1.cost }
      return $0.skill != $1.skill
        ? $0.skill > $1.skill : ($0.first, $0.last) < ($1.first, $1.last)
    }
    let skills = sets.map(\.skill)
    self.skills = skills
    costs = sets.map(\.cost)
    firstMembers = sets.map(\.first)
    lastMembers = sets.map(\.last)
    try meter.checkSignal()
    bySkill = sets.indices.map { Int32($0) }.sorted { skills[Int($0)] < skills[Int($1)] }
  }

  private static func list(
    _ missing: Int, of pool: MedianTeams<Value>, from range: Range<Int>, joining members: Members,
    into sets: inout [Members]
  ) {
    guard missing > 0 else {
      sets.append(members)
      return
    }
    for player in range.dropLast(missing - 1) {
      let joined = Members(
        skill: members.skill + pool.skills[player], cost: members.cost + pool.costs[player],
        first: min(members.first, Int32(player)), last: Int32(player))
      list(missing - 1, of: pool, from: player + 1..<range.upperBound, joining: joined, into: &sets)
    }
  }

  /// The members of a set of at most two.
  fileprivate func members(of set: Int32) -> [FreePlayer] {
    let (first, last) = (Int(firstMembers[Int(set)]), Int(lastMembers[Int(set)]))
    return last < 0 ? [] : first == last ? [FreePlayer(first)] : [FreePlayer(first), FreePlayer(last)]
  }
}

/// Pairs sets of players before and after a middle player into legal teams: counts them and those of enough skill, or
/// finds the best. The sets before go down in cost, so that more and more sets after fit; a sum over these by their
/// place in the order of skill gives how many have enough.
struct MedianPairs<Value: WholeNumber> {
  private let allBefore: MemberSets<Value>
  private let allAfter: MemberSets<Value>
  /// The skills that teams must reach to be counted.
  private let skills: [Value]

  /// The sets before the middle player, the cheapest first.
  private(set) var before: [Int32] = []
  /// The sets after that player, the cheapest first.
  private(set) var after: [Int32]
  private var beforeBySkill: [Int32] = []
  private var afterBySkill: [Int32]
  /// For each set after that player: its place in the order of skill.
  private var places: [Int32]
  /// For each set before that player and each of `skills`: the first place of a set after with enough skill.
  private var starts: [Int32]

  /// Legal teams counted so far. There are fewer than 2^42 per middle player, which 128 bits hold.
  private(set) var legal: UInt128 = 0
  /// For each of the skills: the legal teams that have at least that much.
  private(set) var skilled: [UInt128]

  init(before: MemberSets<Value>, after: MemberSets<Value>, skills: [Value]) {
    allBefore = before
    allAfter = after
    self.skills = skills
    self.after = after.skills.indices.map { Int32($0) }
    afterBySkill = after.bySkill
    places = Array(repeating: 0, count: skills.isEmpty ? 0 : after.skills.count)
    starts = Array(repeating: 0, count: before.skills.count * skills.count)
    skilled = Array(repeating: 0, count: skills.count)
  }

  /// Selects the sets before and after a middle player; middle players must ascend.
  mutating func select(around middle: Int32) {
    let lastMembers = allBefore.lastMembers
    before = lastMembers.indices.lazy.filter { lastMembers[$0] < middle }.map { Int32($0) }
    after.removeAll { allAfter.firstMembers[Int($0)] <= middle }
    guard !skills.isEmpty else { return }
    beforeBySkill = allBefore.bySkill.filter { allBefore.lastMembers[Int($0)] < middle }
    afterBySkill.removeAll { allAfter.firstMembers[Int($0)] <= middle }
    for (place, set) in afterBySkill.enumerated() { places[Int(set)] = Int32(place) }
  }

  /// Counts the teams around a middle player of this skill, who leaves `budget` for the others.
  mutating func count(skill: Value, budget: Value) {
    findStarts(skill)
    var affordable = FenwickCounts<Int32>(places: skills.isEmpty ? 0 : after.count)
    var next = 0
    var legal = 0
    var skilled = [Int](repeating: 0, count: skills.count)
    for set in before.reversed() {
      let left = budget - allBefore.costs[Int(set)]
      while next < after.count, allAfter.costs[Int(after[next])] <= left {
        if !skills.isEmpty { affordable.add(1, at: Int(places[Int(after[next])])) }
        next += 1
      }
      legal += next
      guard next > 0 else { continue }
      for index in skills.indices {
        let start = Int(starts[Int(set) * skills.count + index])
        skilled[index] += next - Int(affordable.sum(below: start))
      }
    }
    self.legal += UInt128(legal)
    for index in skills.indices { self.skilled[index] += UInt128(skilled[index]) }
  }

  /// Finds the places: as the sets before go up in skill, those after need less.
  private mutating func findStarts(_ skill: Value) {
    for index in skills.indices {
      let others = skills[index] - skill
      var start = afterBySkill.count
      for set in beforeBySkill {
        let needed = others - allBefore.skills[Int(set)]
        while start > 0, allAfter.skills[Int(afterBySkill[start - 1])] >= needed { start -= 1 }
        starts[Int(set) * skills.count + index] = Int32(start)
      }
    }
  }

  // MARK: The best team

  /// Finds the best team around a middle player, if it is better than the one known; its players ascend. Among the sets
  /// after that fit, the partner is the first of the most skilled.
  func findBest(
    around middle: Int, skill: Value, cost: Value, budget: Value, _ best: inout FoundTeam<Value>?
  ) {
    var (next, partner) = (0, -1)
    for set in before.reversed() {
      let own = (skill: skill + allBefore.skills[Int(set)], cost: cost + allBefore.costs[Int(set)])
      while next < after.count, own.cost + allAfter.costs[Int(after[next])] <= budget {
        let joining = Int(after[next])
        if partner < 0 || allAfter.skills[joining] > allAfter.skills[partner] { partner = joining }
        next += 1
      }
      guard partner >= 0 else { continue }
      var team = FoundTeam(
        players: [], skill: own.skill + allAfter.skills[partner], cost: own.cost + allAfter.costs[partner])
      if let best, best.isBetter(than: team) { continue }
      team.players =
        allBefore.members(of: set) + [FreePlayer(middle)] + allAfter.members(of: Int32(partner))
      if let best, !team.isBetter(than: best), !team.players.lexicographicallyPrecedes(best.players) {
        continue
      }
      best = team
    }
  }
}
