import Jobs
import Options
import Running

/// A command: what it takes, what it does, and what a batch and `verify` may do with it.
/// Everything that differs between commands is in this value.
struct Command: Sendable {
  /// The words that call it: `["team", "select"]`.
  let path: [String]
  /// Its arguments, options and help; commands with the same first word share theirs.
  let spec: @Sendable () -> CommandSpec
  /// Runs it, and returns its exit code.
  let run: @Sendable (ParsedCommand) throws -> ExitCode
  /// What a batch may do with it; `nil` if no job can ask for it.
  let task: TaskUse?
  /// How `verify` finds its result again; `nil` if it does not.
  let repetition: Repetition?

  init(
    _ path: String..., spec: @autoclosure @escaping @Sendable () -> CommandSpec, task: TaskUse? = nil,
    repetition: Repetition? = nil, run: @escaping @Sendable (ParsedCommand) throws -> ExitCode
  ) {
    (self.path, self.spec, self.run) = (path, spec, run)
    (self.task, self.repetition) = (task, repetition)
  }
}

extension ParsedCommand {
  /// The command that was called.
  var called: Command {
    guard let command = Command.all.first(where: { $0.path == path }) else {
      preconditionFailure("the parser knows a command '\(path)' that is not in the registry")
    }
    return command
  }
}
