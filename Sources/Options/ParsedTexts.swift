/// The texts given for options so far; each has been checked.
struct OptionTexts {
  private(set) var texts: [String: [String]] = [:]

  func isGiven(_ option: OptionSpec) -> Bool { texts[option.name] != nil }

  /// Adds `text`, the empty text for a flag.
  /// - Parameter written: the option as it was typed, for messages.
  mutating func add(_ text: String, to option: OptionSpec, written: String) throws(UsageError) {
    guard option.isRepeatable || !isGiven(option) else { throw .repeatedOption(written) }
    try check(text, of: written, option.check)
    texts[option.name, default: []].append(text)
  }
}

/// The words of a command line assigned to the command's arguments; each has been checked.
struct ArgumentTexts {
  private(set) var texts: [String: [String]] = [:]

  init(
    _ words: [String], for arguments: [ArgumentSpec], of command: String
  ) throws(UsageError) {
    var rest = words[...]
    for argument in arguments {
      let taken = argument.isVariadic ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      guard !taken.isEmpty || !argument.isRequired else {
        throw .missingArgument(argument.name, command: command)
      }
      for word in taken { try check(word, of: argument.name, argument.check) }
      texts[argument.name] = Array(taken)
    }
    if let extra = rest.first { throw .unexpectedArgument(extra, command: command) }
  }
}

private func check(
  _ text: String, of name: String, _ check: (String) throws(ValueProblem) -> Void
) throws(UsageError) {
  do {
    try check(text)
  } catch {
    throw .badValue(text, of: name, expected: error.expected, nearest: error.nearest)
  }
}
