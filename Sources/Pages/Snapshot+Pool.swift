import Snapshots
import Words

extension Snapshot {
  /// The files that were read.
  var paths: String { inputs.map(\.path).joined(separator: ", ") }

  /// The rules under which teams were chosen.
  /// - Precondition: the snapshot was written by a command that reads a pool, as every page about teams needs.
  var teamRules: TeamRulesRecord {
    guard case .team(let rules) = rules else { preconditionFailure("the snapshot has no rules of teams") }
    return rules
  }

  /// The pool as it was read.
  /// - Precondition: the same.
  var playerPool: PoolRecord {
    guard let pool else { preconditionFailure("the snapshot has no pool") }
    return pool
  }
}

extension PoolRecord {
  /// The noun for a line of the pool: a player, or a row if a player can have several.
  var noun: String { playersUsed == nil ? "player" : "row" }

  /// `1,234 players`
  var sizeInWords: String { counted(rowsUsed, noun) }
}

extension TeamRulesRecord {
  /// `classic rules: 5 players`
  var inShort: String { "\(name) rules: \(counted(size, "player"))" }
}
