extension ProgramSpec {
  /// What is wrong with the table itself, one sentence for each; empty for a good table.
  ///
  /// A program's tests check that there are none. Names must be unique, everything must have help text, a default must
  /// be a valid value, a command must have two examples that can be parsed, and an option must take a value everywhere
  /// or nowhere.
  public func problems() -> [String] {
    repeated(commands.map(\.name)).map { "two commands are called '\($0)'" }
      + optionProblems(options, of: name)
      + allCommands.flatMap { commandProblems($0.command, path: $0.path) }
      + flagProblems()
  }

  private func commandProblems(_ command: CommandSpec, path: [String]) -> [String] {
    let called = called(path)
    let names = options(of: command).flatMap(\.spellings)
    return repeated(names).map { "'\(called)' has two options \($0)" }
      + repeated(command.arguments.map(\.name)).map { "'\(called)' has two arguments \($0)" }
      + (command.summary.isEmpty ? ["'\(called)' has no summary"] : [])
      + optionProblems(command.options, of: called)
      + argumentProblems(command.arguments, of: called)
      + exampleProblems(command, path: path)
  }

  private func optionProblems(_ options: [OptionSpec], of command: String) -> [String] {
    options.flatMap { option in
      let called = "--\(option.name) of '\(command)'"
      return helpProblems(option.help, option.completion, of: called) + defaultProblems(option, called)
    }
  }

  private func defaultProblems(_ option: OptionSpec, _ called: String) -> [String] {
    guard let text = option.defaultText else { return [] }
    do {
      _ = try option.parse(text)
      return []
    } catch {
      return ["the default '\(text)' of \(called) is not \(error.expected)"]
    }
  }

  private func argumentProblems(_ arguments: [ArgumentSpec], of command: String) -> [String] {
    let unreachable = zip(arguments, arguments.dropFirst()).filter { before, after in
      before.isVariadic || (!before.isRequired && after.isRequired)
    }
    return unreachable.map { "\($1.name) of '\(command)' can never follow \($0.usage)" }
      + arguments.flatMap { helpProblems($0.help, $0.completion, of: "\($0.name) of '\(command)'") }
  }

  private func helpProblems(_ help: String, _ completion: Completion, of called: String) -> [String] {
    // Words are put into shell scripts, between single quotes and with spaces between them.
    let unsafeWords = completion.words.filter { word in
      !word.allSatisfy { $0.isLetter || $0.isNumber || "-_=./+:".contains($0) }
    }
    return (help.isEmpty ? ["\(called) has no help"] : [])
      + unsafeWords.map { "'\($0)', a word offered for \(called), is not safe in every shell" }
  }

  private func exampleProblems(_ command: CommandSpec, path: [String]) -> [String] {
    if command.name == CommandSpec.help.name { return [] }
    // A command without arguments and options may have only one example.
    let least = command.arguments.isEmpty && command.options.isEmpty ? 1 : 2
    let count =
      (least...2).contains(command.examples.count) ? [] : ["'\(called(path))' has not two examples"]
    return count + command.examples.compactMap { exampleProblem($0.line, path: path) }
  }

  private func exampleProblem(_ line: String, path: [String]) -> String? {
    let words = shellWords(line)
    guard words.first == name else { return "the example '\(line)' does not call \(name)" }
    do {
      if case .run(let parsed) = try parse(Array(words.dropFirst())), parsed.path == path { return nil }
      return "the example '\(line)' does not run '\(called(path))'"
    } catch {
      return "the example '\(line)' is wrong: \(error)"
    }
  }

  /// Completions find the command by skipping the values of options, so each spelling must take a value either
  /// everywhere or nowhere.
  private func flagProblems() -> [String] {
    let all = options + [.help, .version] + allCommands.flatMap(\.command.options)
    let flags = Set(all.filter { !$0.needsValue }.flatMap(\.spellings))
    return spellingsWithValue.filter(flags.contains).map {
      "\($0) takes a value in one place and none in another"
    }
  }
}

/// The words that occur more than once.
private func repeated(_ words: [String]) -> [String] {
  var seen: Set<String> = []
  return words.filter { !seen.insert($0).inserted }
}
