/// A node of the command tree: the program, a group, or a command.
struct CompletionNode {
  /// The words that lead here: none, `team`, `team select`, `help team`.
  let path: [String]
  /// The commands that can follow.
  let next: [CommandSpec]
  /// The command at this node; `nil` for the program itself and for the commands that `help` explains.
  let command: CommandSpec?

  /// The words with a space between them.
  var name: String { path.joined(separator: " ") }
  /// The arguments that can follow, where no command can.
  var arguments: [ArgumentSpec] { next.isEmpty ? command?.arguments ?? [] : [] }
}

extension ProgramSpec {
  /// All nodes, the program first, each before its children; `help` is followed by the commands and the topics.
  var completionNodes: [CompletionNode] {
    [CompletionNode(path: [], next: commands, command: nil)]
      + commands.flatMap { command in
        command.name == CommandSpec.help.name ? helpNodes : nodes(from: command)
      }
  }

  private func nodes(from command: CommandSpec) -> [CompletionNode] {
    [CompletionNode(path: [command.name], next: command.subcommands, command: command)]
      + command.subcommands.map {
        CompletionNode(path: [command.name, $0.name], next: [], command: $0)
      }
  }

  /// The node of `help`, and below it the nodes of the same commands without their options and arguments.
  private var helpNodes: [CompletionNode] {
    let help = CommandSpec.help
    let others = topics.filter { topic in !commands.contains { $0.name == topic.name } }
    let topics = others.map { CommandSpec($0.name, summary: $0.summary) }
    return [CompletionNode(path: [help.name], next: commands + topics, command: help)]
      + commands.flatMap(nodes).map {
        CompletionNode(path: [help.name] + $0.path, next: $0.next, command: nil)
      }
  }

  /// The spellings of all options that need a value: `--top`, `-n`.
  var spellingsWithValue: [String] {
    let all = options + allCommands.flatMap(\.command.options)
    var seen: Set<String> = []
    return all.filter(\.needsValue).flatMap(\.spellings).filter { seen.insert($0).inserted }
  }
}

extension OptionSpec {
  /// `--top` and `-n`
  var spellings: [String] { ["--" + name] + (short.map { ["-\($0)"] } ?? []) }
}
