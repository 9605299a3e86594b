import Chance

@testable import Search

/// Every choice of members, by going through all sets.
struct ObviousChoices {
  /// In no particular order.
  let all: [Members]

  /// All ways to choose some of at most twenty players.
  init(_ choose: Int, of players: Candidates<Int128>) {
    all = (0..<1 << players.count).filter { $0.nonzeroBitCount == choose }.map { set in
      let chosen = players.rows.indices.filter { set >> $0 & 1 == 1 }
      return Members(
        rows: chosen.map { Int(players.rows[$0]) }.sorted(),
        skill: chosen.reduce(0) { $0 + players.skills[$1] },
        cost: chosen.reduce(0) { $0 + players.costs[$1] })
    }
  }

  /// The best choice within a budget: most skill, then least cost, then first rows.
  func best(within budget: Int128) -> Members? {
    all.filter { $0.cost <= budget }.min {
      ($1.skill, $0.cost) != ($0.skill, $1.cost)
        ? ($1.skill, $0.cost) < ($0.skill, $1.cost) : $0.rows.lexicographicallyPrecedes($1.rows)
    }
  }

  /// Every budget at which something may change, and those next to it.
  var budgets: [Int128] {
    Set(all.flatMap { [$0.cost - 1, $0.cost, $0.cost + 1] }).sorted()
  }
}

extension Candidates<Int128> {
  /// Random players in the order of their rows, which are `firstRow` and every third after it: full of ties.
  static func random(_ count: Int, firstRow: Int = 0, _ random: inout SplitMix64) -> Candidates {
    let most = [Int64(1), 3, 12, 400][Int(random.integer(in: 0...3))]
    return Candidates(
      skills: (0..<count).map { _ in Int128(random.integer(in: -most...most)) },
      costs: (0..<count).map { _ in Int128(random.integer(in: 0...most)) },
      rows: (0..<count).map { Int32(firstRow + 3 * $0) })
  }

  /// The same players in cost order.
  var inCostOrder: Candidates {
    let everybody = skyband(skills: skills, costs: costs, size: max(1, count))
    return selected(everybody.rows.map(Int.init))
  }
}
