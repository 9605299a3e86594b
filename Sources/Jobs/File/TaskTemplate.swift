import Config
import Options
import Tables
import Words

/// One entry under `tasks`: a command with its files and options, and a matrix of values if there is one.
struct TaskTemplate: Sendable {
  /// The command that it names.
  var command: CommandSpec
  /// Where the entry begins.
  var place: ConfigNode.Place
  /// The name given to it.
  var name: String?
  /// The files of the first argument; none if the command takes none.
  var files: [String]
  /// The words of the further arguments.
  var furtherFiles: [String]
  /// The options.
  var settings: [Setting]
  /// The options that take several values in turn: each combination makes a task.
  var matrix: [Axis]

  /// An option and its settings in turn; `nil` is without it.
  struct Axis: Sendable {
    /// The key.
    var key: String
    /// At least one.
    var settings: [Setting?]
  }
}

extension TaskTemplate {
  private static let nameKey = "name"
  private static let matrixKey = "matrix"

  /// Reads an entry and reports everything that is wrong; `nil` if it names no command, which is reported too.
  /// - Parameter defaults: settings for every task whose command knows them.
  init?(
    _ node: ConfigNode, _ grammar: JobGrammar, defaults: [ConfigNode.Entry],
    _ problems: inout ConfigProblems
  ) {
    guard case .mapping(let entries) = node.content else {
      problems.reportKind(of: node, "a task, as in 'best: players.csv'")
      return nil
    }
    guard let (command, first) = Self.command(of: entries, at: node.place, grammar, &problems) else {
      return nil
    }
    self.init(
      command: command, place: node.place, name: nil, files: [], furtherFiles: [], settings: [], matrix: [])
    let before = problems.count
    files = Self.files(first.value, &problems)
    let options = grammar.options(of: command)
    let given = Set(entries.map(\.key))
    for entry in entries where entry.key != command.name {
      if entry.key == Self.nameKey {
        name = Self.name(entry, of: files, &problems)
      } else if entry.key == Self.matrixKey {
        matrix = Self.matrix(entry.value, options, of: command, besides: given, grammar, &problems)
      } else if command.furtherArguments.contains(where: { $0.key == entry.key }) {
        furtherFiles += Self.files(entry.value, &problems)
      } else {
        settings += Self.setting(entry, options, of: command, grammar, &problems).map { [$0] } ?? []
      }
    }
    for (key, argument) in command.furtherArguments
    where argument.count == .oneOrMore && furtherFiles.isEmpty && problems.count == before {
      problems.report(
        at: node.place, code: "no-files",
        "'\(command.name)' also needs the key \(quoted(key)), with one or more files")
    }
    let inMatrix = Set(matrix.map(\.key))
    for entry in defaults where !given.contains(entry.key) && !inMatrix.contains(entry.key) {
      // What is wrong with a default is reported once, where the defaults are read.
      var ignored = ConfigProblems(file: problems.file)
      guard let option = options.first(where: { $0.name == entry.key }) else { continue }
      settings += Setting(entry, of: option, &ignored).map { [$0] } ?? []
    }
  }

  /// The one command that the keys name.
  private static func command(
    of entries: [ConfigNode.Entry], at place: ConfigNode.Place, _ grammar: JobGrammar,
    _ problems: inout ConfigProblems
  ) -> (CommandSpec, ConfigNode.Entry)? {
    let names = grammar.commands.map(\.name)
    let named = entries.filter { names.contains($0.key) }
    // The name of a command may be an option of another one, as 'players' is of 'best'.
    let found = named.filter { entry in
      !named.contains { other in
        grammar.command(other.key).map { grammar.options(of: $0) }?.contains { $0.name == entry.key } == true
      }
    }
    if let first = found.first, let command = grammar.command(first.key) {
      for other in found.dropFirst() {
        problems.report(
          at: other.place, key: other.key, code: "many-commands",
          "a task has one command, and this one already has \(quoted(first.key))")
      }
      return found.count == 1 ? (command, first) : nil
    }
    // No user needs a suggestion for a key far down a long list.
    let near = entries.prefix(100).lazy.compactMap { entry in
      nearest(to: entry.key, among: names).map { (entry, $0) }
    }.first
    problems.report(
      at: near?.0.place ?? place, code: "no-command",
      near.map { "unknown command \(quoted($0.0.key)); did you mean \($0.1)?" }
        ?? "a task gives a command and its file, as in 'best: players.csv'; "
        + "the commands are \(listed(names, "and"))")
    return nil
  }

  /// The files of an argument, with patterns resolved.
  private static func files(_ node: ConfigNode, _ problems: inout ConfigProblems) -> [String] {
    guard let texts = Setting.texts(node, &problems) else { return [] }
    return texts.flatMap { text -> [String] in
      guard let found = problems.files(matching: text, at: node.place) else { return [] }
      if found.isEmpty { problems.report(noFileMatches: [text], at: node.place) }
      return found
    }
  }

  private static func name(
    _ entry: ConfigNode.Entry, of files: [String], _ problems: inout ConfigProblems
  ) -> String? {
    guard !entry.value.isNull, let name = ConfigKind.text.read(entry.value, &problems) else { return nil }
    // Missing files have already been reported.
    if TaskName.isOpen(name), files.isEmpty, problems.count > 0 { return nil }
    if let mistake = TaskName.mistake(in: name, for: files) {
      problems.report(at: entry.value.place, key: entry.key, code: "bad-name", mistake)
      return nil
    }
    return name
  }

  /// An option of a task; `nil` if it is left out, unknown or wrong, which is reported.
  private static func setting(
    _ entry: ConfigNode.Entry, _ options: [OptionSpec], of command: CommandSpec, _ grammar: JobGrammar,
    _ problems: inout ConfigProblems
  ) -> Setting? {
    if let option = options.first(where: { $0.name == entry.key }) {
      return Setting(entry, of: option, &problems)
    }
    problems.report(
      at: entry.place, code: "unknown-key", grammar.unknown(entry.key, options, of: command))
    return nil
  }

  /// The values to combine: a list for each key.
  private static func matrix(
    _ node: ConfigNode, _ options: [OptionSpec], of command: CommandSpec, besides given: Set<String>,
    _ grammar: JobGrammar, _ problems: inout ConfigProblems
  ) -> [Axis] {
    if node.isNull { return [] }
    guard case .mapping(let entries) = node.content else {
      problems.reportKind(of: node, "options and their values, as in 'budget: [45, 50]'")
      return []
    }
    return entries.compactMap { entry in
      if given.contains(entry.key) {
        problems.report(
          at: entry.place, key: entry.key, code: "repeat", "the task itself already has \(quoted(entry.key))")
        return nil
      }
      if ([nameKey, matrixKey] + command.furtherArguments.map(\.key)).contains(entry.key) {
        problems.report(
          at: entry.place, code: "no-option",
          "\(quoted(entry.key)) cannot vary here: a matrix has only options")
        return nil
      }
      guard case .list(let values) = entry.value.content else {
        problems.reportKind(of: entry.value, "a list of values, as in [45, 50]")
        return nil
      }
      if values.isEmpty {
        problems.report(at: entry.value.place, key: entry.key, code: "empty-list", "the list is empty")
      }
      var axis = Axis(key: entry.key, settings: [])
      for value in values {
        let before = problems.count
        let setting = setting(
          ConfigNode.Entry(entry.key, at: entry.place, value), options, of: command, grammar, &problems)
        if problems.count > before { continue }
        if axis.settings.contains(where: { $0?.words == setting?.words }) {
          problems.report(at: value.place, key: entry.key, code: "repeat", "the value is given twice")
          continue
        }
        axis.settings.append(setting)
      }
      return axis.settings.isEmpty ? nil : axis
    }
  }
}

extension JobGrammar {
  /// The message for a default that no command takes.
  func unknownDefault(_ key: String) -> String {
    if reserved.contains(key) {
      return "\(quoted(key)) applies to the whole job, not to its tasks: give it to 'squad batch'"
    }
    if disallowedOptions.contains(key) { return disallowedWording(key) }
    return "unknown key \(quoted(key))"
      + (nearest(to: key, among: allOptions.map(\.name)).map { "; did you mean \($0)?" } ?? "")
  }

  /// The message for a key that a task does not have.
  func unknown(_ key: String, _ options: [OptionSpec], of command: CommandSpec) -> String {
    let keys = ["name", "matrix"] + command.furtherArguments.map(\.key) + options.map(\.name)
    if reserved.contains(key) {
      return "\(quoted(key)) applies to the whole job, not to a task: give it to 'squad batch'"
    }
    if disallowedOptions.contains(key) || disallowedOptions.contains("\(command.name) \(key)") {
      return disallowedWording(key)
    }
    let elsewhere = commands.first { other in self.options(of: other).contains { $0.name == key } }
    if let elsewhere {
      return "unknown key \(quoted(key)) for '\(command.name)'; it belongs to '\(elsewhere.name)'"
    }
    return "unknown key \(quoted(key)) for '\(command.name)'"
      + (nearest(to: key, among: keys).map { "; did you mean \($0)?" }
        ?? "; 'squad help \(command.name)' lists its options")
  }

  private func disallowedWording(_ key: String) -> String {
    "\(quoted(key)) is not allowed in a job: a task writes all its files and prints nothing"
  }
}
