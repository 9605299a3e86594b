import Options
import Pages
import Running

/// A command that can be a task.
package struct TaskCommand: Sendable {
  let spec: CommandSpec
  let use: TaskUse
  /// Runs it, and returns its exit code.
  let run: @Sendable (ParsedCommand) throws -> ExitCode

  /// A command as a batch sees it.
  package init(
    _ spec: CommandSpec, use: TaskUse, run: @escaping @Sendable (ParsedCommand) throws -> ExitCode
  ) {
    (self.spec, self.use, self.run) = (spec, use, run)
  }
}

/// The program as a batch sees it: how it parses a command line, and which of its commands can be tasks.
package struct TaskProgram: Sendable {
  /// All of its commands and options.
  package let spec: ProgramSpec
  /// What tasks may contain.
  package let grammar: JobGrammar
  private let commands: [String: TaskCommand]

  /// A program with these commands for tasks.
  package init(_ spec: ProgramSpec, _ commands: [TaskCommand]) {
    self.spec = spec
    self.commands = Dictionary(uniqueKeysWithValues: commands.map { ($0.spec.name, $0) })
    grammar = JobGrammar(
      commands.map(\.spec), reserved: ["output", "wait", "format", "jobs", "progress", "quiet"],
      disallowedOptions: commands.map(\.use.disallowedOptions).reduce(
        Set(RunOptions.requests.map(\.format.name)).union([
          "keep-history", "save-team", "replace-final", "upload",
        ])
      ) { $0.union($1) })
  }

  /// The command that a command line calls; `nil` if no task can call it.
  package func command(of parsed: ParsedCommand) -> TaskCommand? {
    parsed.path.count == 1 ? commands[parsed.path[0]] : nil
  }
}
