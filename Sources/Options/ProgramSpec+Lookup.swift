extension ProgramSpec {
  /// The commands named by the words of `path`, from the first level down; `nil` if one is unknown.
  func commands(along path: [String]) -> [CommandSpec]? {
    var found: [CommandSpec] = []
    for word in path {
      guard let command = command(named: word, under: found.last) else { return nil }
      found.append(command)
    }
    return found
  }

  /// The command that a word calls under another command, or under the program itself.
  func command(named word: String, under parent: CommandSpec?) -> CommandSpec? {
    guard let parent else { return command(named: word) }
    return parent.subcommands.first { $0.name == word }
  }

  /// The words that can follow a command, or the program itself.
  func commandNames(under parent: CommandSpec?) -> [String] {
    parent?.subcommands.map(\.name) ?? commandNames
  }

  /// The topic that the only word of `path` names; `nil` if it names none.
  func topic(along path: [String]) -> Topic? {
    path.count == 1 ? topics.first { $0.name == path[0] } : nil
  }

  /// All options that `command` takes: its own, those of the program, `--help` and `--version`.
  func options(of command: CommandSpec?) -> [OptionSpec] {
    (command?.options ?? []) + options + [.help, .version]
  }

  /// Each command that can be run, with the words that call it, in the order of the help.
  var allCommands: [(path: [String], command: CommandSpec)] {
    commands.flatMap { command in
      command.subcommands.isEmpty
        ? [([command.name], command)]
        : command.subcommands.map { ([command.name, $0.name], $0) }
    }
  }

  /// The program's name and the words of `path`: `squad team select`.
  func called(_ path: [String]) -> String {
    ([name] + path).joined(separator: " ")
  }
}
