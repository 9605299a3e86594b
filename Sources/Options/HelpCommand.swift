extension CommandSpec {
  /// The command `help COMMAND`, which every program has.
  static let help = CommandSpec(
    "help", summary: "explain a command or a topic",
    description:
      "Shows the same text as COMMAND --help; without a command, that of the program. It also explains topics "
      + "that are not commands.",
    arguments: [helpTopic.spec])

  /// The words of the command to explain.
  static let helpTopic = ArgumentKey.any(
    "COMMAND", .text, help: "the command to explain, such as 'team select'")
}
