/// A command line that was understood: the command, its options and its arguments.
public struct ParsedCommand: Sendable {
  /// The words that call the command, without the program's name: `["team", "select"]`.
  public let path: [String]
  /// The options that the command understands, its own first.
  let options: [OptionSpec]
  /// The arguments that it takes.
  let arguments: [ArgumentSpec]
  /// What was given for each option, by its name, in the order given.
  let optionTexts: [String: [String]]
  /// What was given for each argument, by its name, in the order given.
  let argumentTexts: [String: [String]]

  /// What was given for an option, or its default.
  /// - Precondition: the command declares the option.
  public subscript<Value>(key: OptionKey<Value>) -> Value {
    precondition(
      options.contains { $0.name == key.spec.name },
      "'\(path.joined(separator: " "))' does not declare the option --\(key.spec.name)")
    return checked(optionTexts[key.spec.name] ?? [], key.value)
  }

  /// What was given for an argument.
  /// - Precondition: the command declares the argument.
  public subscript<Value>(key: ArgumentKey<Value>) -> Value {
    precondition(
      arguments.contains { $0.name == key.spec.name },
      "'\(path.joined(separator: " "))' does not declare the argument \(key.spec.name)")
    return checked(argumentTexts[key.spec.name] ?? [], key.value)
  }

  /// Whether an option was written on the command line.
  public func isGiven<Value>(_ key: OptionKey<Value>) -> Bool {
    optionTexts[key.spec.name] != nil
  }

  /// The words of the command line in a fixed order, for a report that says how it was made: the
  /// command, its arguments, then the options that were given, in the order of the table.
  /// - Parameter leftOut: long names of options that say nothing about the result: `jobs`.
  public func recordedWords(leavingOut leftOut: Set<String> = []) -> [String] {
    let given = options.filter { optionTexts[$0.name] != nil && !leftOut.contains($0.name) }
    return path + arguments.flatMap { argumentTexts[$0.name] ?? [] }
      + given.flatMap { option in
        (optionTexts[option.name] ?? []).flatMap {
          option.isFlag ? ["--" + option.name] : ["--" + option.name, $0]
        }
      }
  }

  private func checked<Value>(
    _ texts: [String], _ value: ([String]) throws(ValueProblem) -> Value
  ) -> Value {
    do {
      return try value(texts)
    } catch {
      preconditionFailure("a checked value was refused when it was read: expected \(error.expected)")
    }
  }
}

extension ParsedCommand {
  /// The command line in one fixed order, whatever the order in which it was typed: the command, its
  /// arguments, its options as the table lists them; words are quoted as a shell needs it.
  ///
  /// - Parameter omitted: long names of options to leave out.
  public func commandLine(program: String, omitting omitted: Set<String> = []) -> String {
    let given = options.filter { !omitted.contains($0.name) }.flatMap { option in
      (optionTexts[option.name] ?? []).flatMap {
        option.isFlag ? ["--\(option.name)"] : ["--\(option.name)", $0]
      }
    }
    let words = [program] + path + arguments.flatMap { argumentTexts[$0.name] ?? [] } + given
    return words.map(shellQuoted).joined(separator: " ")
  }
}

/// A word as a shell must be given it: bare where that is safe, else in single quotes.
private func shellQuoted(_ word: String) -> String {
  let isSafe =
    !word.isEmpty
    && word.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "=", ",", ":", "+", "@", "%": true
      default: false
      }
    }
  return isSafe
    ? word
    : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
