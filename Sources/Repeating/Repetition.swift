import Jobs
import JSON
import Options
import Running
import Selection
import Snapshots
import Verification

/// How `verify` finds again what a command has found.
package struct Repetition: Sendable {
  /// The pool of whose teams the snapshot speaks.
  package let pool: @Sendable (ParsedCommand) -> String?
  /// The pools that it has put beside the first one.
  let variants: @Sendable (ParsedCommand, PoolRun) throws -> [Pool]
  /// The words with which the command finds the same whatever its output folder held: from those that were recorded.
  let words: @Sendable (RunAgain, [String]) -> [String]
  /// Looks at what is not to be had again, and takes it out of the recorded and the found snapshot.
  let compare: @Sendable (RunAgain, inout JSONValue, inout JSONValue) -> [Finding]
  /// How the answer is found.
  package let answer: Answer

  /// How an answer is found again.
  package enum Answer: Sendable {
    /// The command is run, given what it answered before.
    case run(@Sendable (ParsedCommand, Snapshot) throws -> ExitCode)
    /// A command that writes files is not run: the snapshot follows from its inputs.
    case follows(@Sendable (RunAgain) throws -> JSONValue)
  }

  /// How a command is run again; whatever is not said holds for all of them.
  package init(
    pool: @escaping @Sendable (ParsedCommand) -> String? = { _ in nil },
    variants: @escaping @Sendable (ParsedCommand, PoolRun) throws -> [Pool] = { _, _ in [] },
    words: @escaping @Sendable (RunAgain, [String]) -> [String] = { $1 },
    compare: @escaping @Sendable (RunAgain, inout JSONValue, inout JSONValue) -> [Finding] = { _, _, _ in []
    },
    _ answer: Answer
  ) {
    (self.pool, self.variants, self.words, self.compare, self.answer) = (
      pool, variants, words, compare, answer
    )
  }
}

/// The program as `verify` sees it.
package struct RepeatableProgram: Sendable {
  /// How it understands command lines and runs batches.
  let tasks: TaskProgram
  /// How what a command has found is found again; `nil` where it is not.
  let repetition: @Sendable (ParsedCommand) -> Repetition?

  /// A program whose commands can be run again.
  package init(_ tasks: TaskProgram, repetition: @escaping @Sendable (ParsedCommand) -> Repetition?) {
    (self.tasks, self.repetition) = (tasks, repetition)
  }
}
