import Options

/// What a batch may do with a command.
struct TaskUse: Sendable {
  /// Its own options that a task has none of, since they only show something; behind the name of the command where
  /// another one has such an option for its tasks: `battle all`.
  var unfit: Set<String> = []
  /// The pools that it reads and that can be looked at beforehand.
  var pools: @Sendable (ParsedCommand) -> [String] = { _ in [] }
  /// How its work is divided among the parts of a job; `nil` where it never is.
  var sharing: Sharing?
  /// Whether it would go on from the page in its folder, though nothing that it reads has changed.
  var goesOn: @Sendable (ParsedCommand, _ folder: String) -> Bool = { _, _ in false }
}

/// How the work of a command is divided among the parts of a job.
struct Sharing: Sendable {
  /// Whether so many parts have enough of it.
  let isPossible: @Sendable (ParsedCommand, _ parts: Int) -> Bool
  /// Does one share of it.
  let run: @Sendable (ParsedCommand, SeasonShare) throws -> ExitCode
}
