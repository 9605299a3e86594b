import Synchronization

/// The best team found so far, shared by all workers.
final class Incumbent<Value: WholeNumber>: Sendable {
  typealias Team = FoundTeam<Value>

  private let best: Mutex<Team>
  private let changes = Atomic<Int>(0)
  private let isExchanged = Atomic<Bool>(false)
  private let improved: @Sendable (Value) -> Void

  /// Starts with a team within the budget; `improved` hears the skill of each better one.
  init(_ team: Team, improved: @escaping @Sendable (Value) -> Void) {
    best = Mutex(team)
    self.improved = improved
  }

  /// The best team so far.
  var team: Team { best.withLock { $0 } }

  /// Improves the team by exchanges, but only the first time.
  func exchange(_ improved: (Team) -> Team) {
    guard !isExchanged.exchange(true, ordering: .relaxed) else { return }
    offer(improved(team))
  }

  /// Takes the teams of a search of `core`.
  func collector(of core: Core<Value>) -> TeamCollector<Value> {
    TeamCollector(
      version: { self.changes.load(ordering: .relaxed) },
      threshold: { self.best.withLock { ($0.skill, $0.cost) } },
      offer: { self.offer(Team(ranks: core.team($0), skill: $1, cost: $2)) })
  }

  /// Takes `team` if it is more skilled than the best so far, or cheaper at equal skill.
  func offer(_ team: Team) {
    let isBetter = best.withLock { best in
      guard team.isBetter(than: best) else { return false }
      best = team
      return true
    }
    guard isBetter else { return }
    changes.wrappingAdd(1, ordering: .relaxed)
    improved(team.skill)
  }
}
