import Snapshots

/// What every page about teams from a pool relies on; a page about a game asks for neither.
extension Snapshot {
  /// The rules under which teams were chosen.
  /// - Precondition: the snapshot is of a command that reads a pool.
  var teamRules: TeamRulesRecord {
    guard case .team(let rules) = rules else { preconditionFailure("the snapshot has no rules of teams") }
    return rules
  }

  /// The pool as it was read.
  /// - Precondition: the snapshot is of a command that reads a pool.
  var playerPool: PoolRecord {
    guard let pool else { preconditionFailure("the snapshot has no pool") }
    return pool
  }
}
