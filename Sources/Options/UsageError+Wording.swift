extension UsageError: CustomStringConvertible {
  /// One line for the user, without the name of the program in front:
  /// `unknown option '--bugdet' for 'squad best'; did you mean '--budget'?`
  public var description: String {
    switch self {
    case .missingCommand(let after, let commands):
      "a command is missing after '\(after)': \(choices(commands))"
    case .unknownCommand(let word, let after, let nearest):
      "unknown command '\(after) \(word)'"
        + (suggestion(nearest.map { "\(after) \($0)" }) ?? "; '\(after) --help' lists the commands")
    case .unknownTopic(let words, let help, let nearest):
      "unknown command or topic '\(words)'"
        + (suggestion(nearest.map { "\(help) \($0)" }) ?? "; '\(help)' lists them")
    case .tooManyTopics(let word, let after):
      "unexpected argument '\(word)' after '\(after)': help takes one command or topic"
    case .unknownOption(let option, let command, let nearest, let elsewhere):
      "unknown option '\(option)' for '\(command)'"
        + (elsewhere.map { "; it belongs to '\($0)'" } ?? suggestion(nearest)
          ?? "; '\(command) --help' lists the options")
    case .badValue(let value, let name, let expected, let nearest):
      "invalid value '\(value)' for '\(name)': expected \(expected)" + (suggestion(nearest) ?? "")
    case .missingValue(let option, let placeholder):
      "a value is missing after '\(option)': write '\(option) \(placeholder)'"
    case .unexpectedValue(let value, let option):
      "option '\(option)' takes no value, but '\(value)' was given"
    case .repeatedOption(let option):
      "option '\(option)' is given twice"
    case .missingArgument(let name, let command):
      "argument \(name) is missing for '\(command)'"
    case .unexpectedArgument(let word, let command):
      "unexpected argument '\(word)' for '\(command)'"
    }
  }

  private func suggestion(_ nearest: String?) -> String? {
    nearest.map { "; did you mean '\($0)'?" }
  }
}
