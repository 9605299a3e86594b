import Options

/// What a batch may do with a command.
struct TaskUse: Sendable {
  /// Its own options that a task has none of, since they only show something; behind the name of the command where
  /// another one has such an option for its tasks: `battle all`.
  var unfit: Set<String> = []
  /// The pools that it reads and that can be looked at beforehand.
  var pools: @Sendable (ParsedCommand) -> [String] = { _ in [] }
  /// Whether its work is divided among so many parts of a job.
  var isShared: @Sendable (ParsedCommand, _ parts: Int) -> Bool = { _, _ in false }
  /// Whether it would go on from the page in its folder, though nothing that it reads has changed.
  var goesOn: @Sendable (ParsedCommand, _ folder: String) -> Bool = { _, _ in false }
}
