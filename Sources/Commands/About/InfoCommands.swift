import Options
import Running

/// `squad completions SHELL` and `squad man`: the option table in other forms.
enum InfoCommands {
  static let shell = ArgumentKey<Shell>.one("SHELL", .word, help: "bash, zsh or fish")

  static let completions = CommandSpec(
    "completions", summary: "print the completion script for a shell",
    arguments: [shell.spec],
    examples: [
      .init("squad completions bash", "for 'source', from a file or a process substitution"),
      .init("squad completions fish", "to save as squad.fish among fish's completions"),
    ])

  static let man = CommandSpec(
    "man", summary: "print the manual page, in roff",
    examples: [.init("squad man", "in roff; '| man -l -' shows it")])

  static let commands = [
    Command("completions", spec: completions, run: printCompletions),
    Command("man", spec: man, run: printManPage),
  ]

  static func printCompletions(_ command: ParsedCommand) throws -> ExitCode {
    try writeToStandardOutput(program.completionScript(for: command[shell]))
    return .done
  }

  static func printManPage(_ command: ParsedCommand) throws -> ExitCode {
    try writeToStandardOutput(program.manPage())
    return .done
  }
}
