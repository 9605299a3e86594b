import Options
import Pages
import Running
import Tournament

/// What a batch may do with a command.
package struct TaskUse: Sendable {
  /// Its options that a task may not use, since they only show something; with the command's name in front if tasks of
  /// another command may use one of that name: `battle all`.
  package let unfit: Set<String>
  /// The files that it reads and that can be checked in advance.
  package let looks: @Sendable (ParsedCommand) -> [FileLook]
  /// How its work is divided among the parts of a job; `nil` if it never is.
  let sharing: Sharing?
  /// Whether it would continue from the page in its folder, though nothing that it reads has changed.
  let goesOn: @Sendable (ParsedCommand, _ folder: String) -> Bool

  /// What a batch may do.
  package init(
    unfit: Set<String> = [], looks: @escaping @Sendable (ParsedCommand) -> [FileLook],
    sharing: Sharing? = nil,
    goesOn: @escaping @Sendable (ParsedCommand, _ folder: String) -> Bool = { _, _ in false }
  ) {
    (self.unfit, self.looks, self.sharing, self.goesOn) = (unfit, looks, sharing, goesOn)
  }
}

/// How the work of a command is divided among the parts of a job.
package struct Sharing: Sendable {
  /// Whether there is enough of it for that many parts.
  let isPossible: @Sendable (ParsedCommand, _ parts: Int) -> Bool
  /// Does one share of it.
  let run: @Sendable (ParsedCommand, SeasonShare) throws -> ExitCode

  /// Work that can be divided.
  package init(
    isPossible: @escaping @Sendable (ParsedCommand, _ parts: Int) -> Bool,
    run: @escaping @Sendable (ParsedCommand, SeasonShare) throws -> ExitCode
  ) {
    (self.isPossible, self.run) = (isPossible, run)
  }
}

/// The share of the tournaments that is played here, if several machines divide them.
package struct SeasonShare: Sendable {
  /// Which part.
  package let shard: Shard
  /// Called with the results of the tournaments.
  package let counted: @Sendable (Odds) -> Void
}
