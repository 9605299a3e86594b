import Synchronization

/// The best team found so far, shared by all workers.
final class Incumbent<Value: WholeNumber>: Sendable {
  /// A team as ranks in the pool, and its totals.
  struct Team: Sendable {
    /// The members' ranks, in no particular order.
    var ranks: [Int32]
    /// Their total skill.
    var skill: Value
    /// Their total cost.
    var cost: Value
  }

  private let best: Mutex<Team>
  private let changes = Atomic<Int>(0)
  private let improved: @Sendable (Value) -> Void

  /// Starts with a team within the budget; `improved` hears the skill of each better one.
  init(_ team: Team, improved: @escaping @Sendable (Value) -> Void) {
    best = Mutex(team)
    self.improved = improved
  }

  /// The best team so far.
  var team: Team { best.withLock { $0 } }

  /// Grows with every improvement: tells a worker whether to look again.
  var version: Int { changes.load(ordering: .relaxed) }

  /// Takes `team` if it is more skilled than the best so far, or cheaper at equal skill.
  func offer(_ team: Team) {
    let isBetter = best.withLock { best in
      guard team.skill > best.skill || (team.skill == best.skill && team.cost < best.cost) else {
        return false
      }
      best = team
      return true
    }
    guard isBetter else { return }
    changes.wrappingAdd(1, ordering: .relaxed)
    improved(team.skill)
  }
}
