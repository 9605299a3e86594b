import Words

/// Reads a command line from left to right.
struct Parser {
  private let program: ProgramSpec
  /// What has not been read yet.
  private var rest: ArraySlice<String>
  /// The command as far as it is known, from the first level down.
  private var commands: [CommandSpec] = []
  private var options = GivenOptions()
  private var words: [String] = []
  /// Words that came after an option with an optional value but are not valid values for it.
  private var declined: [String: OptionSpec] = [:]

  init(program: ProgramSpec, arguments: [String]) {
    self.program = program
    rest = arguments[...]
  }

  private var path: [String] { commands.map(\.name) }
  private var called: String { program.called(path) }

  /// Parses the whole line.
  mutating func parse() throws(UsageError) -> Request {
    do {
      try readAll()
      return try request()
    } catch {
      if case .unknownCommand = error { throw error }
      guard options.isGiven(.help) || restAsksForHelp else { throw error }
      return .help(path: path)
    }
  }

  private var restAsksForHelp: Bool {
    rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private mutating func readAll() throws(UsageError) {
    while let next = rest.popFirst() {
      if next == "--" {
        while let word = rest.popFirst() { try readWord(word) }
      } else if next.hasPrefix("--") {
        try readLong(next.dropFirst(2))
      } else if next.hasPrefix("-"), next != "-" {
        try readShort(next)
      } else {
        try readWord(next)
      }
    }
  }

  private func request() throws(UsageError) -> Request {
    if options.isGiven(.help) { return .help(path: path) }
    if options.isGiven(.version) { return .version }
    guard let command = commands.last, command.subcommands.isEmpty else {
      throw .missingCommand(after: called, commands: program.commandNames(under: commands.last))
    }
    let arguments: GivenArguments
    do throws(UsageError) {
      arguments = try GivenArguments(words, for: command.arguments, of: called)
    } catch {
      throw explained(error)
    }
    if command.name == CommandSpec.help.name { return try .help(path: topic()) }
    return .run(
      ParsedCommand(
        path: path, spec: command, options: program.options(of: command),
        givenOptions: options.given, givenArguments: arguments.given))
  }

  /// The command, or the topic, that `help` was asked about.
  private func topic() throws(UsageError) -> [String] {
    var command: CommandSpec?
    for (index, word) in words.enumerated() {
      let before = words[..<index]
      let names =
        index == 0
        ? program.commandNames + program.topics.map(\.name) : command?.subcommands.map(\.name) ?? []
      guard !names.isEmpty else {
        throw .tooManyTopics(word, after: ([called] + before).joined(separator: " "))
      }
      guard names.contains(word) else {
        let near = nearest(to: word, among: names).map { (before + [$0]).joined(separator: " ") }
        throw .unknownTopic((before + [word]).joined(separator: " "), help: called, nearest: near)
      }
      command = program.command(named: word, under: command)
    }
    return words
  }

  /// Reads a word: part of the command until that is complete, then an argument.
  private mutating func readWord(_ word: String) throws(UsageError) {
    if let command = commands.last, command.subcommands.isEmpty {
      words.append(word)
    } else {
      commands.append(try find(word, under: commands.last, after: called))
    }
  }

  private func find(
    _ word: String, under parent: CommandSpec?, after: String
  ) throws(UsageError) -> CommandSpec {
    if let command = program.command(named: word, under: parent) { return command }
    let names = program.commandNames(under: parent)
    throw .unknownCommand(word, after: after, nearest: nearest(to: word, among: names))
  }
}

// MARK: Options

extension Parser {
  private var known: [OptionSpec] { program.options(of: commands.last) }

  /// `name` or `name=value`, without the dashes.
  private mutating func readLong(_ text: Substring) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = known.first(where: { $0.name == name }) else {
      throw unknownOption(name, written: "--" + name)
    }
    let value = parts.count > 1 ? String(parts[1]) : nil
    try add(option, value, written: "--" + name)
  }

  /// `-n`, `-nvalue`, `-n=value` or a bundle of flags such as `-qs`.
  private mutating func readShort(_ text: String) throws(UsageError) {
    var letters = text.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = known.first(where: { $0.short == letter }) else {
        throw unknownOption(String(text.dropFirst()), written: text)
      }
      if !option.needsValue {
        try add(option, nil, written: "-\(letter)")
      } else {
        if letters.first == "=" { letters.removeFirst() }
        try add(option, letters.isEmpty ? nil : String(letters), written: "-\(letter)")
        return
      }
    }
  }

  private mutating func add(
    _ option: OptionSpec, _ attached: String?, written: String
  ) throws(UsageError) {
    if option.isFlag {
      if let attached { throw .unexpectedValue(attached, option: written) }
      try options.add("", to: option, written: written)
    } else if option.isValueOptional {
      try options.add(attached ?? valueOf(option) ?? "", to: option, written: written)
    } else if let value = attached ?? nextValue() {
      try options.add(value, to: option, written: written)
    } else {
      throw .missingValue(option: written, placeholder: option.placeholder)
    }
  }

  /// Takes the next word if it is a valid value for an option whose value is optional.
  private mutating func valueOf(_ option: OptionSpec) -> String? {
    guard let next = rest.first, !next.isEmpty else { return nil }
    if option.problem(with: next) == nil { return rest.popFirst() }
    if !next.hasPrefix("-") { declined[next] = option }
    return nil
  }

  /// The mistake as the user sees it: a surplus argument that is a number was meant as the value of the option before
  /// it, if that option has an optional value.
  private func explained(_ error: UsageError) -> UsageError {
    guard case .unexpectedArgument(let word, _) = error, Int(word) != nil, let option = declined[word],
      let problem = option.problem(with: word)
    else { return error }
    return .badValue(word, of: "--" + option.name, expected: problem.expected, nearest: problem.nearest)
  }

  /// The next word, unless it looks like an option.
  private mutating func nextValue() -> String? {
    guard let next = rest.first, !next.hasPrefix("--") else { return nil }
    if next.hasPrefix("-"), let letter = next.dropFirst().first,
      known.contains(where: { $0.short == letter })
    {
      return nil
    }
    return rest.popFirst()
  }

  private func unknownOption(_ name: String, written: String) -> UsageError {
    let near = nearest(to: name, among: known.map(\.name))
    let elsewhere = program.allCommands.first { $0.command.options.contains { $0.name == name } }
    return .unknownOption(
      written, command: called, nearest: near.map { "--" + $0 },
      elsewhere: near == name ? nil : elsewhere.map { program.called($0.path) })
  }
}
