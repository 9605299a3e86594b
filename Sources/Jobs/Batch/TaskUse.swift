import Options
import Pages
import Running
import Tournament

/// What a batch may do with a command.
package struct TaskUse: Sendable {
  /// Its options that a task may not use, since they only show something; with the command's name in front if tasks of
  /// another command may use one of that name: `battle all`.
  package let disallowedOptions: Set<String>
  /// The files that it reads and that can be checked in advance.
  package let fileChecks: @Sendable (ParsedCommand) -> [FileCheck]
  /// How its work is divided among the parts of a job; `nil` if it never is.
  let splitting: WorkSplitting?
  /// Whether it would continue from the page in its folder, though nothing that it reads has changed.
  let continuesEarlierRun: @Sendable (ParsedCommand, _ folder: String) -> Bool

  /// What a batch may do.
  package init(
    disallowedOptions: Set<String> = [], fileChecks: @escaping @Sendable (ParsedCommand) -> [FileCheck],
    splitting: WorkSplitting? = nil,
    continuesEarlierRun: @escaping @Sendable (ParsedCommand, _ folder: String) -> Bool = { _, _ in false }
  ) {
    (self.disallowedOptions, self.fileChecks, self.splitting, self.continuesEarlierRun) =
      (disallowedOptions, fileChecks, splitting, continuesEarlierRun)
  }
}

/// How the work of a command is divided among the parts of a job.
package struct WorkSplitting: Sendable {
  /// Whether there is enough of it for that many parts.
  let isPossible: @Sendable (ParsedCommand, _ parts: Int) -> Bool
  /// Does one share of it.
  let run: @Sendable (ParsedCommand, TournamentShare) throws -> ExitCode

  /// Work that can be divided.
  package init(
    isPossible: @escaping @Sendable (ParsedCommand, _ parts: Int) -> Bool,
    run: @escaping @Sendable (ParsedCommand, TournamentShare) throws -> ExitCode
  ) {
    (self.isPossible, self.run) = (isPossible, run)
  }
}

/// The share of the tournaments that is played here, if several machines divide them.
package struct TournamentShare: Sendable {
  /// Which part.
  package let shard: Shard
  /// Called with the results of the tournaments.
  package let counted: @Sendable (Odds) -> Void
}
