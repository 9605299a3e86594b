import Options

/// `squad completions SHELL` and `squad man`: the option table in other forms.
enum InfoCommands {
  static let shell = ArgumentKey<Shell>.one("SHELL", .word, help: "bash, zsh or fish")

  static let completions = CommandSpec(
    "completions", summary: "the completion script for a shell",
    arguments: [shell.spec],
    examples: [
      .init("source <(squad completions bash)", "completion in this shell"),
      .init(
        "squad completions fish > ~/.config/fish/completions/squad.fish", "completion in every fish shell"),
    ])

  static let man = CommandSpec(
    "man", summary: "the manual page, in roff",
    examples: [
      .init("squad man | man -l -", "read the manual"),
      .init("squad man > squad.1", "keep the manual in a file"),
    ])

  static func printCompletions(_ command: ParsedCommand) throws -> ExitCode {
    try writeToStandardOutput(program.completionScript(for: command[shell]))
    return .done
  }

  static func printManPage(_ command: ParsedCommand) throws -> ExitCode {
    try writeToStandardOutput(program.manPage())
    return .done
  }
}
