/// What is wrong with a command line (exit code 64).
///
/// `command` is always the command as far as it was understood, with the program: `squad team select`.
public enum UsageError: Error, Sendable, Hashable {
  /// The line ends before a command, or after a group such as `squad team`.
  case missingCommand(after: String, commands: [String])
  /// No command has this name.
  case unknownCommand(String, after: String, nearest: String?)
  /// `help`, as it was called, knows no command and no topic of this name.
  case unknownTopic(String, help: String, nearest: String?)
  /// There is a further word after the command or the topic to explain.
  case tooManyTopics(String, after: String)
  /// The command does not take this option, written with its dashes; `elsewhere` is another command that does.
  case unknownOption(String, command: String, nearest: String?, elsewhere: String?)
  /// The text is not a valid value for this option or argument.
  case badValue(String, of: String, expected: String, nearest: String?)
  /// The option lacks the value that it needs.
  case missingValue(option: String, placeholder: String)
  /// The option takes no value, but one was given with `=`.
  case unexpectedValue(String, option: String)
  /// The option may be given only once.
  case repeatedOption(String)
  /// A required argument is missing.
  case missingArgument(String, command: String)
  /// There are more arguments than the command takes; this is the first of them.
  case unexpectedArgument(String, command: String)
}
