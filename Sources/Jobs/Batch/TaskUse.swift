import Options
import Pages
import Running
import Tournament
import Words

/// What a batch may do with a command.
package struct TaskUse: Sendable {
  /// The page that the command writes.
  package let page: PageKind
  /// Its options that a task may not use, since they only show something; with the command's name in front if tasks of
  /// another command may use one of that name: `battle all`.
  package let disallowedOptions: Set<String>
  /// Refuses options that contradict one another, whatever the files hold.
  package var refuseContradictions: @Sendable (ParsedCommand) throws(UsageMistake) -> Void
  /// The files that it reads and that can be checked in advance.
  package let fileChecks: @Sendable (ParsedCommand) -> [FileCheck]
  /// Whether its work is divided among that many parts of a job.
  let isShared: @Sendable (ParsedCommand, _ parts: Int) -> Bool
  /// Does one share of work that is divided; `nil` if it never is.
  let runShare: (@Sendable (ParsedCommand, TournamentShare) throws -> ExitCode)?
  /// Whether it would continue from the page in its folder, though nothing that it reads has changed.
  let continuesEarlierRun: @Sendable (ParsedCommand, _ folder: String) -> Bool

  /// What a batch may do.
  package init(
    page: PageKind, disallowedOptions: Set<String> = [],
    refuseContradictions: @escaping @Sendable (ParsedCommand) throws(UsageMistake) -> Void = { _ in },
    fileChecks: @escaping @Sendable (ParsedCommand) -> [FileCheck],
    isShared: @escaping @Sendable (ParsedCommand, _ parts: Int) -> Bool = { _, _ in false },
    runShare: (@Sendable (ParsedCommand, TournamentShare) throws -> ExitCode)? = nil,
    continuesEarlierRun: @escaping @Sendable (ParsedCommand, _ folder: String) -> Bool = { _, _ in false }
  ) {
    (self.page, self.disallowedOptions, self.fileChecks) = (page, disallowedOptions, fileChecks)
    (self.refuseContradictions, self.isShared, self.runShare, self.continuesEarlierRun) =
      (refuseContradictions, isShared, runShare, continuesEarlierRun)
  }
}

/// The share of the tournaments that is played here, if several machines divide them.
package struct TournamentShare: Sendable {
  /// Which part.
  package let shard: Shard
  /// Called with the results of the tournaments.
  package let counted: @Sendable (Odds) -> Void
}
