import Synchronization

extension Shortlist {
  /// Takes the teams of a search of `core` by their own skill and cost, while it goes by priced skills. A wanted
  /// team has at least the priced skill that stands for the worst one's own, and more if it does not cost less.
  /// - Parameter players: the players with their own skills, whose indices are ranks of the core.
  func collector(
    of core: Core<Value>, _ players: Candidates<Value>, _ priced: PricedPool<Value>
  ) -> TeamCollector<Value> {
    let inner = collector
    let given = players.totals(of: core.mandatory)
    let (skills, costs) = (core.ranks.map { players.skills[Int($0)] }, core.players.costs)
    return TeamCollector(
      version: inner.version,
      threshold: { inner.threshold().map { (priced.priced(skill: $0.skill), $0.cost) } },
      offer: { positions, _, _ in
        var (skill, cost) = (given.skill, given.cost)
        for position in positions {
          skill += skills[Int(position)]
          cost += costs[Int(position)]
        }
        inner.offer(positions, skill, cost)
      })
  }
}

/// Keeps, of the teams of one skill and cost, the one whose rows come first.
final class FirstOfDifferent<Value: WholeNumber>: Sendable {
  private let players: Candidates<Value>
  private let skill: Value
  private let cost: Value
  private let first = Mutex<(ranks: [Int32], rows: [Int32])>(([], []))

  /// Keeps nothing yet.
  init(_ players: Candidates<Value>, skill: Value, cost: Value) {
    self.players = players
    self.skill = skill
    self.cost = cost
  }

  /// The ranks of the first team.
  var ranks: [Int32] { first.withLock { $0.ranks } }

  /// Takes the teams of a search of `core`.
  func collector(of core: Core<Value>) -> TeamCollector<Value> {
    TeamCollector(
      version: { 0 }, threshold: { nil },
      offer: { positions, _, _ in self.offer(core.team(positions)) })
  }

  private func offer(_ ranks: [Int32]) {
    let totals = players.totals(of: ranks)
    guard totals.skill == skill, totals.cost == cost else { return }
    let rows = ranks.map { players.rows[Int($0)] }.sorted()
    first.withLock { first in
      if first.rows.isEmpty || rows.lexicographicallyPrecedes(first.rows) { first = (ranks, rows) }
    }
  }
}
