/// A manual text in a subset of Markdown: headings (`##`), paragraphs, lists (`-`), two-column tables and code blocks.
/// The same text serves the terminal, the manual page, and readers of the file.
struct ManualText {
  /// A block of the text.
  enum Block: Equatable {
    case heading(String)
    case paragraph(String)
    case list([String])
    case table([[String]])
    case code([String])
  }

  /// The blocks in order, without the Markdown marks within a line; see ``plain(_:)``.
  private(set) var blocks: [Block] = []

  /// Parses a text; the title (`#`) is left out.
  init(_ markdown: String) {
    var rest = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = rest.first {
      if line.hasPrefix("```") {
        rest.removeFirst()
        blocks.append(.code(Array(rest.prefix { !$0.hasPrefix("```") })))
        rest = rest.drop { !$0.hasPrefix("```") }.dropFirst()
      } else if line.hasPrefix("#") {
        rest.removeFirst()
        if line.hasPrefix("##") { blocks.append(.heading(Self.plain(line.drop { "# ".contains($0) }))) }
      } else if line.allSatisfy(\.isWhitespace) {
        rest.removeFirst()
      } else {
        let lines = rest.prefix { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("```") }
        rest = rest.dropFirst(lines.count)
        blocks.append(Self.block(Array(lines)))
      }
    }
  }

  /// The block made by lines with no empty line between them.
  private static func block(_ lines: [String]) -> Block {
    if lines[0].hasPrefix("- ") {
      return .list(
        lines.reduce(into: [String]()) { items, line in
          if line.hasPrefix("- ") {
            items.append(String(line.dropFirst(2)))
          } else {
            items[items.count - 1] += " " + line
          }
        }.map { plain($0) })
    }
    if lines[0].hasPrefix("|") {
      // The first two lines are the column headings and the rule below them.
      return .table(lines.dropFirst(2).map { cells(of: $0) })
    }
    return .paragraph(plain(lines.joined(separator: " ")))
  }

  private static func cells(of line: String) -> [String] {
    let parts = line.split(separator: "|", omittingEmptySubsequences: true)
    return parts.map { plain($0) }.filter { !$0.isEmpty }
  }

  /// The text of a line without inline marks: emphasis and links become plain text, code with spaces is quoted.
  static func plain(_ text: some StringProtocol) -> String {
    var result = ""
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      let part = String(part)
      if index.isMultiple(of: 2) {
        result += withoutLinks(part).filter { $0 != "*" }
      } else {
        result += part.contains(" ") && !part.hasPrefix("-") ? "'\(part)'" : part
      }
    }
    return result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func withoutLinks(_ text: String) -> String {
    guard let open = text.firstIndex(of: "["), let middle = text[open...].firstIndex(of: "]"),
      let close = text[middle...].firstIndex(of: ")")
    else { return text }
    return text[..<open] + text[text.index(after: open)..<middle]
      + withoutLinks(String(text[text.index(after: close)...]))
  }
}

extension ManualText {
  /// The text for a terminal.
  func lines(width: Int) -> [String] {
    Array(
      blocks.map { block in
        switch block {
        case .heading(let title): [title.uppercased()]
        case .paragraph(let text): wrapped(text, width: width)
        case .list(let items): items.flatMap { Self.hanging(wrapped($0, width: width - 4)) }
        case .table(let rows): Self.columns(of: rows, width: width)
        case .code(let lines): lines.map { $0.isEmpty ? "" : "    " + $0 }
        }
      }.joined(separator: [""]))
  }

  private static func hanging(_ lines: [String]) -> [String] {
    lines.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
  }

  private static func columns(of cells: [[String]], width: Int) -> [String] {
    let rows = cells.map { Row(term: $0[0], text: $0.dropFirst().joined(separator: " ")) }
    return Options.columns(rows, termWidth: termWidth(rows), width: width)
  }
}
