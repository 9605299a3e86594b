/// The answer as one picture of 1200 × 630 units for sharing: the sentence, and beside it the team as it stands or the
/// first chart of the page. SVG with its colours written out, as many programs that draw it know no variables.
/// - Complexity: linear in the size of the document.
public func renderPicture(_ document: Document) -> String {
  let chart = document.sections.lazy.flatMap(\.blocks).compactMap(\.picture).first
  let words = PictureWords(document, width: chart == nil ? 1080 : 520)
  let picture: Markup = """
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" role="img" \
    aria-labelledby="title summary">
    <title id="title">\(document.title)</title>
    <desc id="summary">\(chart.map(\.summary) ?? document.verdict.sentence)</desc>
    <style>
    \(ChartStyle.drawing.resolved(by: ChartStyle.colours))</style>
    <g class="chart"><rect class="empty" width="1200" height="630"/>
    \(words.markup)\(chart.map(placed) ?? "")</g>
    </svg>

    """
  return picture.source
}

extension Block {
  /// What a picture can show of it.
  fileprivate var picture: (any Chart)? {
    switch self {
    case .lineup(let lineup): lineup
    case .chart(let chart): chart
    default: nil
    }
  }
}

/// The chart on the right, as large as there is room for.
private func placed(_ chart: any Chart) -> Markup {
  let drawing = chart.drawing
  let room = (left: 630.0, top: 50.0, width: 520.0, height: 530.0)
  let scale = min(room.width / Double(drawing.width), room.height / Double(drawing.height))
  let left = room.left + (room.width - scale * Double(drawing.width)) / 2
  let top = room.top + (room.height - scale * Double(drawing.height)) / 2
  // Two decimals: a scale is no length.
  let hundredths = Int(scale * 100)
  return """
    <g transform="translate(\(left) \(top)) scale(\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10))">
    \(drawing.content)</g>

    """
}

/// The words on the left: what it is about, the claim in large type, what is behind it, and the badges.
private struct PictureWords {
  private(set) var markup = Markup()
  private let width: Double
  private var base = 96.0

  init(_ document: Document, width: Double) {
    self.width = width
    let verdict = document.verdict
    add(document.kicker.withoutFolders, size: 20, lines: 2)
    base += 26
    let isLong = wrapped(verdict.claim, to: columns(54), lines: .max).count > 3
    add(verdict.claim, size: isLong ? 36 : 54, lines: isLong ? 5 : 3, "strong")
    base += 8
    add(verdict.aside, size: 26, lines: 4)
    base += 30
    for badge in document.badges.filter(\.isForAll).prefix(4) where base < 540 {
      add(badge.text, size: 22, lines: 2, "ink")
    }
  }

  /// How many columns of a size fit side by side.
  private func columns(_ size: Int) -> Int { Int(width / Double(size) * 1.8) }

  /// Adds words from the next line on, as many lines of them as may be.
  private mutating func add(_ text: String, size: Int, lines most: Int, _ kind: Markup = "") {
    for line in wrapped(text.visible, to: columns(size), lines: most) {
      base += Double(size) * 1.25
      markup +=
        "<text class=\"\(kind)\" font-size=\"\(size)\" x=\"60\" y=\"\(base - Double(size) * 0.4)\">\(line)</text>\n"
    }
  }
}

extension Badge {
  /// Whether it is about the answer and not about the data or an earlier run.
  fileprivate var isForAll: Bool { !["data", "since"].contains(anchor) && text.count < 60 }
}

extension String {
  /// The same words with files named without the folders in which they are.
  fileprivate var withoutFolders: String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { word in word.split(separator: "/").last.map(String.init) ?? String(word) }.joined(separator: " ")
  }
}

/// Words in lines of at most so many columns; what does not fit into the last line is cut.
func wrapped(_ text: String, to columns: Int, lines most: Int) -> [String] {
  let lines = Prose(text).wrapped(to: columns).map(\.visible).filter { !$0.isEmpty }
  let last = lines.dropFirst(most - 1).joined(separator: " ")
  return (lines.prefix(most - 1) + (last.isEmpty ? [] : [last])).map {
    Typeface.shortened($0, limit: columns)
  }
}
