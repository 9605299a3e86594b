import Options

/// What the tasks of a job may contain: the commands of the program with their arguments and options.
public struct JobGrammar: Sendable {
  /// The commands that a task may name.
  public var commands: [CommandSpec]
  /// Options of the job as a whole, which a task may not use.
  public var reserved: Set<String>
  /// Other options that a task may not use: what every task does anyway, and what only shows something. If tasks of
  /// another command may use one of that name, it has the command's name in front: `battle all`.
  public var disallowedOptions: Set<String>

  /// A grammar of some commands.
  public init(_ commands: [CommandSpec], reserved: Set<String>, disallowedOptions: Set<String> = []) {
    (self.commands, self.reserved, self.disallowedOptions) = (commands, reserved, disallowedOptions)
  }

  /// Whether a command line is one that a task can have.
  public func allows(_ command: ParsedCommand) -> Bool {
    guard command.path.count == 1, let spec = self.command(command.path[0]) else { return false }
    let allowed = Set(options(of: spec).map(\.name))
    return spec.options.allSatisfy { allowed.contains($0.name) || !command.isGiven($0) }
  }

  /// The command with a name.
  func command(_ name: String) -> CommandSpec? { commands.first { $0.name == name } }

  /// The options that a task of a command may have.
  public func options(of command: CommandSpec) -> [OptionSpec] {
    command.options.filter { option in
      !reserved.contains(option.name) && !disallowedOptions.contains(option.name)
        && !disallowedOptions.contains("\(command.name) \(option.name)")
    }
  }

  /// Every option that some task may have, each name once.
  var allOptions: [OptionSpec] {
    var seen: Set<String> = []
    return commands.flatMap { options(of: $0) }.filter { seen.insert($0.name).inserted }
  }
}

extension CommandSpec {
  /// The arguments after the first, which have keys of their own in a task: `teams` for `TEAM.csv...`.
  var furtherArguments: [(key: String, argument: ArgumentSpec)] {
    arguments.dropFirst().map { argument in
      let stem = argument.name.prefix { $0 != "." }.lowercased()
      return (argument.takesMany ? stem + "s" : stem, argument)
    }
  }
}

extension ArgumentSpec {
  /// Whether it takes any number of words.
  var takesMany: Bool { count == .oneOrMore || count == .any }
}
