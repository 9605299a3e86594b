extension ProgramSpec {
  /// Returns the help for the command, group or topic that `path` names, or for the program if it is empty.
  ///
  /// A topic with the name of a command follows that command's help.
  /// - Parameter width: the width of a line in characters, at least 40.
  /// - Returns: lines, each ending in a newline.
  /// - Precondition: `path` names a command or topic; `parse` gives no other.
  public func helpText(for path: [String] = [], width: Int = 80) -> String {
    let width = max(width, 40)
    let page = HelpPage(program: self, path: path, width: width)
    var lines: [String] = []
    if let found = commands(along: path) {
      lines = found.last.map(page.command) ?? page.wholeProgram()
    }
    if let topic = topic(along: path) {
      lines += lines.isEmpty ? wrapped(sentence(topic.summary), width: width) : []
      lines += [""] + ManualText(topic.text).lines(width: width)
    }
    precondition(!lines.isEmpty, "no command is called '\(called(path))'")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the help for a call without arguments: what most people do, and where to find more.
  public func shortHelp(width: Int = 80) -> String {
    let rows = starters.map { Row(term: $0.line, text: $0.purpose) }
    let lines =
      ["usage: \(name) COMMAND [OPTION...]", ""] + wrapped(sentence(summary), width: width) + [""]
      + columns(rows, termWidth: rows.map(\.term.count).max() ?? 0, width: width)
      + [""]
      + wrapped("'\(name) help' lists all commands, '\(name) help COMMAND' explains one.", width: width)
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A page of help being built.
private struct HelpPage {
  let program: ProgramSpec
  let path: [String]
  let width: Int

  func wholeProgram() -> [String] {
    let topics = Section(
      title: "Topics explained by '\(program.name) help'",
      rows: program.topics.map { Row(term: $0.name, text: $0.summary) })
    let groups = program.groups.map { Section(title: $0.title, rows: commandRows($0.commands)) }
    let options = Section(
      title: "Options for every command", rows: optionRows(program.options + [.help, .version]))
    let exitCodes = Section(
      title: "Exit codes", rows: program.exitCodes.map { Row(term: $0.code, text: $0.meaning) })
    return ["usage: \(program.name) COMMAND [OPTION...]", ""]
      + wrapped(sentence(program.summary), width: width)
      + aligned(groups) + aligned([topics]) + aligned([options]) + aligned([exitCodes])
      + [""] + wrapped("'\(program.name) help COMMAND' explains a command.", width: width)
  }

  func command(_ command: CommandSpec) -> [String] {
    let text = command.description.isEmpty ? sentence(command.summary) : command.description
    let arguments = command.arguments.map { Row(term: $0.usage, text: $0.help) }
    return usage(command) + [""] + wrappedParagraphs(text, width: width)
      + aligned([Section(title: "Commands", rows: commandRows(command.subcommands))])
      + aligned([Section(title: "Arguments", rows: arguments)])
      + aligned([
        Section(title: "Options", rows: optionRows(command.options)),
        Section(title: "Options for every command", rows: optionRows(program.options + [.help])),
      ])
      + examples(command.examples)
  }

  private func usage(_ command: CommandSpec) -> [String] {
    let words =
      command.subcommands.isEmpty
      ? command.arguments.map(\.usage) + ["[OPTION...]"] : ["COMMAND", "[OPTION...]"]
    return ["usage: " + ([program.called(path)] + words).joined(separator: " ")]
  }

  private func commandRows(_ commands: [CommandSpec]) -> [Row] {
    commands.map { command in
      let names = command.subcommands.map(\.name).joined(separator: "|")
      return Row(term: names.isEmpty ? command.name : "\(command.name) \(names)", text: command.summary)
    }
  }

  private func optionRows(_ options: [OptionSpec]) -> [Row] {
    options.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      let note = option.defaultNote.map { " (\($0))" } ?? ""
      return Row(term: short + option.usage, text: option.help + note)
    }
  }

  private struct Section {
    let title: String
    let rows: [Row]
  }

  /// The sections that have rows, with their second columns aligned.
  private func aligned(_ sections: [Section]) -> [String] {
    let termWidth = termWidth(sections.flatMap(\.rows))
    return sections.filter { !$0.rows.isEmpty }.flatMap { section in
      ["", section.title + ":"] + columns(section.rows, termWidth: termWidth, width: width)
    }
  }

  private func examples(_ examples: [CommandSpec.Example]) -> [String] {
    examples.isEmpty
      ? []
      : ["", "Examples:"] + examples.flatMap { ["  \($0.line)", "      \($0.purpose)"] }
  }
}

extension OptionSpec {
  /// What the help and the man page say about leaving the option out: `default: 1`.
  var defaultNote: String? { shownDefault.map { "default: \($0)" } }
}

/// `text` as a sentence: with a capital letter and a full stop.
func sentence(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst() + "."
}
