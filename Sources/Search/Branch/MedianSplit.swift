/// The best team of five, by its middle member: two are cheaper than they, two are dearer.
///
/// For each middle player in cost order the pairs before them grow by those of the player just passed, the
/// pairs after them shrink, and two pointers combine them: m³/3 steps whatever the numbers are, where
/// branching may take m⁴.
///
/// Of pairs of equal cost and skill the one whose rows come first is kept. That settles ties exactly: the
/// smallest row in which two teams differ decides between them, whatever the other three members are.
struct MedianSplit<Value: WholeNumber> {
  private struct Pair {
    var cost: Value
    var skill: Value
    /// Positions in cost order.
    var first: Int32
    var second: Int32
    /// Their rows.
    var smallerRow: Int32
    var largerRow: Int32

    /// The order of a list: cheaper, then more skilled, then the smaller rows first.
    func precedes(_ other: Pair) -> Bool {
      if cost != other.cost { return cost < other.cost }
      if skill != other.skill { return skill > other.skill }
      if smallerRow != other.smallerRow { return smallerRow < other.smallerRow }
      return largerRow < other.largerRow
    }
  }

  private static var mostPlayers: Int { 1_000 }

  private let core: Candidates<Value>

  /// Splits a core of teams of five, in cost order.
  init(_ core: Candidates<Value>) {
    precondition(Self.suits(core.count, choose: 5), "at most \(Self.mostPlayers) players")
    self.core = core
  }

  /// Whether so many players make teams of five, and their pairs fit into memory.
  static func suits(_ count: Int, choose: Int) -> Bool {
    choose == 5 && (5...mostPlayers).contains(count)
  }

  /// How many steps a core takes at most.
  static func steps(_ count: Int) -> Int { stepsOfSorting(count) + count * count * count / 3 }

  /// The steps booked for sorting all pairs, before it begins.
  static func stepsOfSorting(_ count: Int) -> Int { count * count / 2 }

  /// The best team that costs at most `budget`, as positions in the core; empty where there is none.
  /// - Complexity: O(m³) time, O(m²) memory.
  func bestTeam(budget: Value, effort: Effort) throws(CountingEnd) -> [Int32] {
    guard effort.book(Self.stepsOfSorting(core.count)) else { throw .workLimit }
    var before: [Pair] = []
    var after = pairs(from: 3).sorted { $0.precedes($1) }
    var best: Team?
    for middle in 2..<(core.count - 2) {
      before = merge(before, (0..<(middle - 1)).map { pair($0, middle - 1) })
      if middle > 2 { after.removeAll { $0.first == middle } }
      guard effort.book(before.count + after.count) else { throw .workLimit }
      combine(before, middle, after, budget: budget, best: &best)
    }
    return best?.members ?? []
  }

  private func pair(_ first: Int, _ second: Int) -> Pair {
    let rows = core.rows
    return Pair(
      cost: core.costs[first] + core.costs[second],
      skill: core.skills[first] + core.skills[second],
      first: Int32(first), second: Int32(second), smallerRow: min(rows[first], rows[second]),
      largerRow: max(rows[first], rows[second]))
  }

  private func pairs(from start: Int) -> [Pair] {
    (start..<core.count).flatMap { first in
      ((first + 1)..<core.count).map { pair(first, $0) }
    }
  }

  private func rows(_ positions: [Int32]) -> [Int32] {
    positions.map { core.rows[Int($0)] }.sorted()
  }

  /// Merges new pairs into a list that keeps only those no other one beats.
  private func merge(_ list: [Pair], _ new: [Pair]) -> [Pair] {
    let new = new.sorted { $0.precedes($1) }
    var merged: [Pair] = []
    merged.reserveCapacity(list.count + new.count)
    var (i, j) = (0, 0)
    while i < list.count || j < new.count {
      let pair: Pair
      if j == new.count || (i < list.count && list[i].precedes(new[j])) {
        pair = list[i]
        i += 1
      } else {
        pair = new[j]
        j += 1
      }
      if let last = merged.last, pair.skill <= last.skill { continue }
      merged.append(pair)
    }
    return merged
  }

  private struct Team {
    var members: [Int32]
    var skill: Value
    var cost: Value
  }

  /// Combines pairs before and after a middle player. While the pair before them gets cheaper, more pairs
  /// after them fit, and the best of them is kept.
  private func combine(
    _ before: [Pair], _ middle: Int, _ after: [Pair], budget: Value, best: inout Team?
  ) {
    let skill = core.skills[middle]
    let cost = core.costs[middle]
    var next = 0
    var partner: Pair?
    for pair in before.reversed() {
      let left = budget - cost - pair.cost
      while next < after.count, after[next].cost <= left {
        if partner.map({ after[next].skill > $0.skill }) ?? true { partner = after[next] }
        next += 1
      }
      guard let partner else { continue }
      let team = (skill: skill + pair.skill + partner.skill, cost: cost + pair.cost + partner.cost)
      if let best, (best.skill, -best.cost) > (team.skill, -team.cost) { continue }
      let members = [pair.first, pair.second, Int32(middle), partner.first, partner.second]
      if let tied = best, tied.skill == team.skill, tied.cost == team.cost,
        !rows(members).lexicographicallyPrecedes(rows(tied.members))
      {
        continue
      }
      best = Team(members: members, skill: team.skill, cost: team.cost)
    }
  }
}
