extension Prose {
  /// The words in lines of at most so many columns, each word in its own kind; a longer word has a line to itself. Without
  /// a number, and where it all fits, one line.
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

  /// What is between spaces; words may change their kind in the middle.
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
