extension ProgramSpec {
  /// The manual page of the whole program in roff with the `man` macros, section 1.
  ///
  /// It carries no date, so that the same program gives the same bytes.
  public func manPage() -> String {
    let shared = shared
    let lines =
      [
        ".TH \(Roff.quoted(name.uppercased())) 1 \"\" \(Roff.quoted("\(name) \(version)")) \"User Commands\"",
        ".SH NAME", Roff.text("\(name)") + " \\- " + Roff.text(summary),
        ".SH SYNOPSIS", ".B " + Roff.text(name), ".I COMMAND", Roff.text("[OPTION...]"),
        ".SH DESCRIPTION",
      ]
      + Roff.paragraphs(description.isEmpty ? sentence(summary) : description)
      + [".SH COMMANDS"] + allCommands.flatMap { manual(path: $0.path, command: $0.command, shared: shared) }
      + [".SH COMMON OPTIONS"] + shared.flatMap { $0.manual(of: commands(with: $0, in: shared)) }
      + [".SH OPTIONS FOR EVERY COMMAND"] + (options + [.help, .version]).flatMap { $0.manual() }
      + topics.flatMap { [".SH " + Roff.quoted($0.name.uppercased())] + ManualText($0.text).manual }
      + exitStatus()
    return lines.joined(separator: "\n") + "\n"
  }

  /// The options that at least three commands share, word for word: they are explained once.
  private var shared: [OptionSpec] {
    let all = allCommands.flatMap(\.command.options)
    return all.enumerated().filter { index, option in
      all.count { $0.isExplained(as: option) } >= 3
        && !all[..<index].contains { $0.isExplained(as: option) }
    }.map(\.element)
  }

  /// The commands that have an option, where others have one of its name with another explanation.
  private func commands(with option: OptionSpec, in shared: [OptionSpec]) -> [String] {
    guard shared.count(where: { $0.name == option.name }) > 1 else { return [] }
    var names: [String] = []
    for (path, command) in allCommands where command.options.contains(where: { $0.isExplained(as: option) }) {
      if names.last != path[0] { names.append(path[0]) }
    }
    return names
  }

  private func manual(path: [String], command: CommandSpec, shared: [OptionSpec]) -> [String] {
    let usage = ([called(path)] + command.arguments.map(\.usage)).joined(separator: " ")
    let description = command.description.isEmpty ? sentence(command.summary) : command.description
    let others = command.options.filter { option in shared.contains { $0.isExplained(as: option) } }
    let own = command.options.filter { option in !others.contains { $0.name == option.name } }
    let otherNames = others.map { Roff.text("--\($0.name)") }.joined(separator: ", ")
    return [".SS " + Roff.quoted(usage)] + Roff.paragraphs(description)
      + command.arguments.flatMap { Roff.item(Roff.text($0.name), $0.help) }
      + own.flatMap { $0.manual() }
      + (others.isEmpty ? [] : [".PP", "Common options: \(otherNames)."])
      + command.examples.flatMap { example in
        [".PP", Roff.text(sentence(example.purpose).dropLast() + ":"), ".PP", ".RS 4", ".EX"]
          + [Roff.text(example.line), ".EE", ".RE"]
      }
  }

  private func exitStatus() -> [String] {
    exitCodes.isEmpty
      ? [] : [".SH EXIT STATUS"] + exitCodes.flatMap { Roff.item(Roff.text($0.code), $0.meaning) }
  }
}

extension ManualText {
  /// The text as roff.
  fileprivate var manual: [String] {
    blocks.flatMap { block in
      switch block {
      case .heading(let title): [".SS " + Roff.quoted(title)]
      case .paragraph(let text): [".PP"] + wrapped(text, width: 72).map(Roff.text)
      case .list(let items): items.flatMap { [".IP \\(bu 2"] + wrapped($0, width: 72).map(Roff.text) }
      case .table(let rows):
        rows.flatMap { Roff.item(Roff.text($0[0]), $0.dropFirst().joined(separator: " ")) }
      case .code(let lines): [".PP", ".RS 4", ".EX"] + lines.map(Roff.text) + [".EE", ".RE"]
      }
    }
  }
}

extension OptionSpec {
  /// Whether the manual would explain both in the same words.
  fileprivate func isExplained(as other: OptionSpec) -> Bool {
    name == other.name && help == other.help && usage == other.usage && defaultNote == other.defaultNote
  }

  /// The option's item in the manual: its names in bold, its value in italics, and which commands it is about.
  fileprivate func manual(of commands: [String] = []) -> [String] {
    let names = [short.map { "-\($0)" }, "--\(name)"].compactMap { $0 }
    let bold = names.map { "\\fB\(Roff.text($0))\\fR" }.joined(separator: ", ")
    let value = isFlag ? "" : " \\fI\(Roff.text(placeholder))\\fR"
    let about = commands.isEmpty ? "" : " (\(Roff.text(commands.joined(separator: ", "))))"
    return Roff.item(bold + value + about, help + (defaultNote.map { " (\($0))" } ?? ""))
  }
}

/// The parts of roff that the page needs.
private enum Roff {
  /// `text` escaped so that roff prints it literally, wherever it is in a line.
  static func text(_ text: some StringProtocol) -> String {
    let escaped = text.reduce(into: "") { result, letter in
      switch letter {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(letter)
      }
    }
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  /// `text` as one argument of a macro.
  static func quoted(_ text: String) -> String {
    "\"" + Roff.text(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\(dq")
      + "\""
  }

  /// `text` as roff paragraphs, which empty lines separate.
  static func paragraphs(_ text: String) -> [String] {
    let paragraphs = wrappedParagraphs(text, width: 72).split(separator: "")
    return Array(paragraphs.map { $0.map(Roff.text) }.joined(separator: [".PP"]))
  }

  /// A term, already in roff, with its explanation indented below.
  static func item(_ term: String, _ explanation: String) -> [String] {
    [".TP", term, Roff.text(explanation)]
  }
}
