/// Words and columns of plain text, for the help.

/// `text` broken at its spaces into lines of at most `width` characters; a longer word gets a line of its own.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(whereSeparator: \.isWhitespace) {
    if line.isEmpty {
      line = String(word)
    } else if line.count + 1 + word.count <= width {
      line += " " + word
    } else {
      lines.append(line)
      line = String(word)
    }
  }
  return line.isEmpty ? lines : lines + [line]
}

/// `text` with each paragraph wrapped; empty lines separate paragraphs.
func wrappedParagraphs(_ text: String, width: Int) -> [String] {
  let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    .split(whereSeparator: { $0.allSatisfy(\.isWhitespace) })
    .map { wrapped($0.joined(separator: " "), width: width) }
  return Array(paragraphs.joined(separator: [""]))
}

/// One line of a table of two columns.
struct Row {
  let term: String
  let text: String
}

/// Two columns: each term, indented by two, and its text beside it, or below a term that is longer
/// than `termWidth`.
func columns(_ rows: [Row], termWidth: Int, width: Int) -> [String] {
  let indent = 2 + termWidth + 2
  return rows.flatMap { row in
    var lines = wrapped(row.text, width: max(width - indent, 20)).map {
      String(repeating: " ", count: indent) + $0
    }
    let term = "  " + row.term
    if row.term.count > termWidth || lines.isEmpty { return [term] + lines }
    lines[0] = term + lines[0].dropFirst(term.count)
    return lines
  }
}

/// The width of the first column: that of the widest term that is short enough to have text beside it.
func termWidth(_ rows: [Row]) -> Int {
  rows.map(\.term.count).filter { $0 <= 26 }.max() ?? 0
}
