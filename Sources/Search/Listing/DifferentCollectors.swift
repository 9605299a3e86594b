import Synchronization

/// Keeps the best team by its own skill and cost, while the search goes by priced skills.
final class BestOfDifferent<Value: WholeNumber>: Sendable {
  private let players: Candidates<Value>
  private let priced: PricedPool<Value>
  private let best = Mutex<FoundTeam<Value>?>(nil)
  private let changes = Atomic<Int>(0)

  /// Keeps nothing yet.
  init(_ players: Candidates<Value>, _ priced: PricedPool<Value>) {
    self.players = players
    self.priced = priced
  }

  /// The best team so far, with its own skill.
  var team: FoundTeam<Value>? { best.withLock { $0 } }

  /// Takes the teams of a search of `core`. A better team has at least the priced skill that stands for the
  /// best one's own, and more if it does not cost less.
  func collector(of core: Core<Value>) -> TeamCollector<Value> {
    TeamCollector(
      version: { self.changes.load(ordering: .relaxed) },
      threshold: { self.team.map { (self.priced.priced(skill: $0.skill), $0.cost) } },
      offer: { positions, _, _ in self.offer(core.team(positions)) })
  }

  private func offer(_ ranks: [Int32]) {
    let (skill, cost) = players.totals(of: ranks)
    let own = FoundTeam(ranks: ranks, skill: skill, cost: cost)
    let isBetter = best.withLock { best in
      if let best, !own.isBetter(than: best) { return false }
      best = own
      return true
    }
    if isBetter { changes.wrappingAdd(1, ordering: .relaxed) }
  }
}

/// Keeps, of the teams of one skill and cost, the one whose rows come first.
final class FirstOfDifferent<Value: WholeNumber>: Sendable {
  private let players: Candidates<Value>
  private let skill: Value
  private let cost: Value
  private let first = Mutex<[Int32]>([])

  /// Keeps nothing yet.
  init(_ players: Candidates<Value>, skill: Value, cost: Value) {
    self.players = players
    self.skill = skill
    self.cost = cost
  }

  /// The rows of the first team, ascending.
  var rows: [Int32] { first.withLock { $0 } }

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
      if first.isEmpty || rows.lexicographicallyPrecedes(first) { first = rows }
    }
  }
}
