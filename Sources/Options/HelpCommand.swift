extension CommandSpec {
  /// The command `help COMMAND`, which every program has.
  static let help = CommandSpec(
    "help", summary: "show how a command is used",
    description:
      "Shows the same text as COMMAND --help; without a command, that of the program. Some words that are no "
      + "commands have a text of their own.",
    arguments: [helpTopic.spec])

  /// The words of the command that help is asked for.
  static let helpTopic = ArgumentKey.any(
    "COMMAND", .text, help: "the command to explain, such as 'team select'")
}
