import JSON
import Options
import Running
import Selection
import Snapshots
import Verification

/// How `verify` finds the results of a command again.
struct Repetition: Sendable {
  /// The pool whose teams are in the snapshot.
  let pool: @Sendable (ParsedCommand) -> String?
  /// The pools that it has compared with the first one.
  let variants: @Sendable (ParsedCommand, PoolRun) throws -> [Pool]
  /// The words with which the command finds the same whatever its output folder held, made from the recorded ones.
  let words: @Sendable (RunAgain, [String]) -> [String]
  /// Checks what cannot be found again, and takes it out of the recorded and the found snapshot.
  let compare: @Sendable (RunAgain, inout JSONValue, inout JSONValue) -> [Finding]
  /// How the answer is found again.
  let answer: Answer

  /// How an answer is found again.
  enum Answer: Sendable {
    /// The command is run with its earlier snapshot.
    case run(@Sendable (ParsedCommand, Snapshot) throws -> ExitCode)
    /// A command that writes files is not run: the snapshot follows from its inputs.
    case follows(@Sendable (RunAgain) throws -> JSONValue)
  }

  /// How a command is run again; by default as it was, with everything compared.
  init(
    pool: @escaping @Sendable (ParsedCommand) -> String? = { _ in nil },
    variants: @escaping @Sendable (ParsedCommand, PoolRun) throws -> [Pool] = { _, _ in [] },
    words: @escaping @Sendable (RunAgain, [String]) -> [String] = { $1 },
    compare: @escaping @Sendable (RunAgain, inout JSONValue, inout JSONValue) -> [Finding] = { _, _, _ in []
    },
    _ answer: Answer = .run { command, _ in try command.called.run(command) }
  ) {
    (self.pool, self.variants, self.words, self.compare, self.answer) = (
      pool, variants, words, compare, answer
    )
  }
}
