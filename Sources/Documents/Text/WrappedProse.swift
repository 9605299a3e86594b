/// Returns a line wrapped to a number of columns, keeping its indent; a command to paste at its end, after a colon, is
/// not broken.
/// - Complexity: O(n).
public func wrapped(_ line: String, to columns: Int) -> [String] {
  guard line.displayWidth > columns else { return [line] }
  let indent = String(line.prefix { $0 == " " })
  let words = line.split(separator: " ")
  let command = words.indices.dropFirst().first { words[$0] == "squad" && words[$0 - 1].hasSuffix(":") }
  let sentence = Prose(words[..<(command ?? words.endIndex)].joined(separator: " "))
  let last = command.map { [words[$0...].joined(separator: " ")] } ?? []
  return (sentence.wrapped(to: max(20, columns - indent.count)).map(\.visible) + last).map { indent + $0 }
}

extension Prose {
  /// Returns the text in lines of at most `columns`, each word in its own kind; a longer word gets a line to itself.
  /// Without a limit, or if it all fits, one line.
  /// - Complexity: O(n).
  func wrapped(to columns: Int?) -> [Prose] {
    guard let columns, visible.displayWidth > columns else { return [self] }
    var lines: [Prose] = []
    var width = 0
    for word in words {
      let length = word.visible.displayWidth
      if !lines.isEmpty, width + 1 + length <= columns {
        lines[lines.count - 1] = lines[lines.count - 1] + Prose(" ") + word
        width += 1 + length
      } else {
        lines.append(word)
        width = length
      }
    }
    return lines
  }

  /// The parts between spaces; a word may change its kind in the middle.
  private var words: [Prose] {
    var words = [Prose("")]
    for span in spans {
      for (number, part) in span.text.visible.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        if number > 0 { words.append(Prose("")) }
        words[words.count - 1].append(Span(String(part), span.kind))
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
