import Snapshots

/// What every page about teams from a pool needs; pages about a game need neither.
extension Snapshot {
  /// The rules under which teams were chosen.
  /// - Precondition: the snapshot was written by a command that reads a pool.
  var teamRules: TeamRulesRecord {
    guard case .team(let rules) = rules else { preconditionFailure("the snapshot has no rules of teams") }
    return rules
  }

  /// The pool as it was read.
  /// - Precondition: the snapshot was written by a command that reads a pool.
  var playerPool: PoolRecord {
    guard let pool else { preconditionFailure("the snapshot has no pool") }
    return pool
  }
}
