import JSON
import Options
import Selection
import Snapshots
import Verification

/// How `verify` finds again what a command has found.
struct Repetition: Sendable {
  /// The pool of whose teams the snapshot speaks.
  var pool: @Sendable (ParsedCommand) -> String? = { _ in nil }
  /// The pools that it has put beside the first one.
  var variants: @Sendable (ParsedCommand, PoolRun) throws -> [Pool] = { _, _ in [] }
  /// The words with which the command finds the same whatever its output folder held: from those that were recorded.
  var words: @Sendable (RunAgain, [String]) -> [String] = { $1 }
  /// What a battle went on from.
  var earlierBattle: @Sendable (Snapshot) -> EarlierBattle? = { _ in nil }
  /// Looks at what is not to be had again, and takes it out of the recorded and the found snapshot.
  var compare: @Sendable (RunAgain, inout JSONValue, inout JSONValue) -> [Finding] = { _, _, _ in [] }
  /// The snapshot of a command that writes files, and so is not run; `nil` where it is.
  var answer: (@Sendable (RunAgain) throws -> JSONValue)?
}
