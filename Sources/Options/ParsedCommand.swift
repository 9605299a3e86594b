/// A parsed command line: the command, its options and its arguments.
public struct ParsedCommand: Sendable {
  /// The words that call the command, without the program's name: `["team", "select"]`.
  public let path: [String]
  /// The options that the command takes, its own first.
  let options: [OptionSpec]
  /// Their names.
  private let names: Set<String>
  private let spec: CommandSpec
  /// What was given for each option, by its name, in the order given.
  private var givenOptions: [String: [GivenValue]]
  /// What was given for each argument, by its name, in the order given.
  private let givenArguments: [String: [GivenValue]]
  /// Whether the run writes files; if not, it only answers, and reads what an earlier run has left in the output folder.
  public private(set) var writesFiles = true

  init(
    path: [String], spec: CommandSpec, options: [OptionSpec], givenOptions: [String: [GivenValue]],
    givenArguments: [String: [GivenValue]]
  ) {
    (self.path, self.spec, self.options) = (path, spec, options)
    names = Set(options.lazy.map(\.name))
    (self.givenOptions, self.givenArguments) = (givenOptions, givenArguments)
  }

  /// The arguments that it takes.
  var arguments: [ArgumentSpec] { spec.arguments }

  /// Whether the command has a trait.
  public func has(_ trait: CommandSpec.Trait) -> Bool { spec.traits.contains(trait) }

  /// What was given for an option, or its default.
  /// - Precondition: the command declares the option.
  public subscript<Value>(key: OptionKey<Value>) -> Value {
    precondition(
      hasOption(key.spec.name),
      "'\(path.joined(separator: " "))' does not declare the option --\(key.spec.name)")
    return self[ifKnown: key]
  }

  /// What was given for an option, or its default, also if the command does not declare it.
  public subscript<Value>(ifKnown key: OptionKey<Value>) -> Value {
    key.value(givenOptions[key.spec.name]?.map(\.value) ?? [])
  }

  /// What was given for an argument.
  /// - Precondition: the command declares the argument.
  public subscript<Value>(key: ArgumentKey<Value>) -> Value {
    precondition(
      arguments.contains { $0.name == key.spec.name },
      "'\(path.joined(separator: " "))' does not declare the argument \(key.spec.name)")
    return key.value(givenArguments[key.spec.name]?.map(\.value) ?? [])
  }

  /// Returns the same command line with some options replaced; those that the command does not take are ignored.
  /// - Parameter texts: the new text for each option by the option's name, empty for a flag.
  /// - Precondition: each text is a valid value.
  public func replacingOptions(_ texts: [String: String]) -> ParsedCommand {
    var command = self
    for option in options {
      guard let text = texts[option.name] else { continue }
      guard let value = try? option.parse(text) else {
        preconditionFailure("'\(text)' is not a value of --\(option.name)")
      }
      command.givenOptions[option.name] = [GivenValue(text: text, value: value)]
    }
    return command
  }

  /// The same command line for a run that writes no files.
  public var withoutFiles: ParsedCommand {
    var command = self
    command.writesFiles = false
    return command
  }

  /// Whether an option was written on the command line.
  public func isGiven<Value>(_ key: OptionKey<Value>) -> Bool { isGiven(key.spec) }

  /// Whether an option was written on the command line.
  public func isGiven(_ option: OptionSpec) -> Bool { givenOptions[option.name] != nil }

  /// The texts written for an option, in order; an empty one for a flag.
  public func texts(of option: OptionSpec) -> [String] { givenOptions[option.name]?.map(\.text) ?? [] }

  /// Whether the command takes an option with this long name.
  public func hasOption(_ option: String) -> Bool {
    names.contains(option)
  }

  /// Options of the command that cannot change its result, by their long names.
  public var unrecordedOptions: Set<String> { Set(options.filter { !$0.isRecorded }.map(\.name)) }

  /// The words of the command line in a fixed order, for a report that says how it was made: the
  /// command, its arguments, then the options that were given, in the order of the table.
  /// - Parameter leftOut: long names of options that say nothing about the result: `jobs`.
  public func recordedWords(leavingOut leftOut: Set<String> = []) -> [String] {
    let optionWords = words(of: options.filter { !leftOut.contains($0.name) })
    let argumentWords = arguments.flatMap(texts)
    // Arguments that look like options go after `--`, where nothing is an option.
    return argumentWords.contains { $0.hasPrefix("-") && $0 != "-" }
      ? path + optionWords + ["--"] + argumentWords : path + argumentWords + optionWords
  }

  /// The words of the command line for some options; none for those that were not given.
  public func words(of options: [OptionSpec]) -> [String] {
    options.flatMap { option in
      texts(of: option).flatMap { text in
        if option.isFlag || option.isValueOptional && text.isEmpty { return ["--" + option.name] }
        return text.hasPrefix("-") || option.isValueOptional
          ? ["--\(option.name)=\(text)"] : ["--" + option.name, text]
      }
    }
  }

  /// The files that the command line names only for reading; fixed words such as names of rule sets are not files.
  public var filesRead: [String] {
    namedFiles.compactMap { if case .read(let path) = $0 { path } else { nil } }
  }

  /// The files that the command line names for writing.
  public var filesWritten: [String] {
    namedFiles.compactMap { if case .written(let path) = $0 { path } else { nil } }
  }

  private var namedFiles: [NamedFile] {
    arguments.flatMap { argument in texts(of: argument).compactMap(argument.file) }
      + options.flatMap { option in texts(of: option).compactMap(option.file) }
  }

  private func texts(of argument: ArgumentSpec) -> [String] {
    givenArguments[argument.name]?.map(\.text) ?? []
  }
}
