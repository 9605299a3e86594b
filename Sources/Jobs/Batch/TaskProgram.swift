import Options
import Running

/// A command that can be a task: its options, what a batch may do with it, and what runs it and returns its exit code.
package typealias TaskCommand = (
  spec: CommandSpec, use: TaskUse, run: @Sendable (ParsedCommand) throws -> ExitCode
)

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
      commands.map(\.spec),
      reserved: ["output", "wait", "format", "jobs", "progress", "quiet", "keep-history"],
      disallowedOptions: commands.map(\.use.disallowedOptions).reduce(
        Set(RunOptions.requests.map(\.format.name)).union(["save-team", "replace-final", "upload"])
      ) { $0.union($1) })
  }

  /// The command that a command line calls; `nil` if no task can call it.
  package func command(of parsed: ParsedCommand) -> TaskCommand? {
    parsed.path.count == 1 ? commands[parsed.path[0]] : nil
  }
}
