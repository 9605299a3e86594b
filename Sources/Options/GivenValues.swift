/// A text of the command line, and the value that it means.
struct GivenValue: Sendable {
  let text: String
  let value: any Sendable
}

/// What was given for options so far.
struct GivenOptions {
  private(set) var given: [String: [GivenValue]] = [:]

  func isGiven(_ option: OptionSpec) -> Bool { given[option.name] != nil }

  /// Adds `text`, the empty text for a flag.
  /// - Parameter written: the option as it was typed, for messages.
  mutating func add(_ text: String, to option: OptionSpec, written: String) throws(UsageError) {
    guard option.isRepeatable || !isGiven(option) else { throw .repeatedOption(written) }
    given[option.name, default: []].append(try GivenValue(text, of: written, option.parse))
  }
}

/// The words of a command line assigned to the command's arguments.
struct GivenArguments {
  private(set) var given: [String: [GivenValue]] = [:]

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
      given[argument.name] = []
      for word in taken {
        given[argument.name]?.append(try GivenValue(word, of: argument.name, argument.parse))
      }
    }
    if let extra = rest.first { throw .unexpectedArgument(extra, command: command) }
  }
}

extension GivenValue {
  /// Parses a text given for `name`.
  fileprivate init(
    _ text: String, of name: String, _ parse: (String) throws(ValueProblem) -> any Sendable
  ) throws(UsageError) {
    do {
      self.init(text: text, value: try parse(text))
    } catch {
      throw .badValue(text, of: name, expected: error.expected, nearest: error.nearest)
    }
  }
}
