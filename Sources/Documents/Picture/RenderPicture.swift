/// Returns the answer as one picture of 1200 × 630 units for sharing: the sentence, and beside it the lineup or the
/// first chart of the page, or else its first table. The SVG has literal colours, since many programs that draw it do
/// not support variables.
/// - Complexity: linear in the size of the document.
public func renderPicture(_ document: Document) -> String {
  let chart = document.pictured { $0.anchor == document.pictured } ?? document.pictured { _ in true }
  let drawing = chart.map(largest) ?? document.firstTable?.drawing
  let words = PictureWords(document, width: drawing == nil ? 1080 : 540)
  let picture: Markup = """
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" role="img" \
    aria-labelledby="title summary">
    <title id="title">\(document.title)</title>
    <desc id="summary">\(chart.map(\.summary) ?? document.verdict.sentence)</desc>
    <style>
    \(ChartStyle.drawing.resolved(by: ChartStyle.colours))</style>
    <g class="chart"><rect class="empty" width="1200" height="630"/>
    \(words.markup)\(drawing.map(placed) ?? "")</g>
    </svg>

    """
  return picture.source
}

extension Document {
  fileprivate func pictured(_ isAsked: (Section) -> Bool) -> Chart? {
    sections.lazy.filter(isAsked).flatMap(\.blocks).compactMap(\.picture).first
  }

  /// The table to draw if there is no chart.
  fileprivate var firstTable: DataTable? {
    sections.lazy.flatMap(\.blocks).compactMap { if case .table(let table) = $0 { table } else { nil } }.first
  }
}

extension Block {
  fileprivate var picture: Chart? {
    switch self {
    case .lineup(let chart, _), .chart(let chart): chart
    default: nil
    }
  }
}

/// The area for the chart, on the right.
private let room = (left: 630.0, top: 50.0, width: 520.0, height: 530.0)

/// Returns the factor by which a drawing fits into that area.
private func scale(_ drawing: Drawing) -> Double {
  min(room.width / Double(drawing.width), room.height / Double(drawing.height))
}

/// Returns a chart at its largest; slots may be arranged in shorter rows.
private func largest(_ chart: Chart) -> Drawing {
  guard var lineup = chart.plot as? LineupChart, !lineup.isPitch else { return chart.drawing }
  lineup.mostInRow -= 1
  let narrower = lineup.drawing
  return scale(narrower) > scale(chart.drawing) ? narrower : chart.drawing
}

/// Returns a drawing on the right, as large as fits.
private func placed(_ drawing: Drawing) -> Markup {
  let scale = scale(drawing)
  let left = room.left + (room.width - scale * Double(drawing.width)) / 2
  let top = room.top + (room.height - scale * Double(drawing.height)) / 2
  // Two decimals: unlike a length, a scale needs more than one.
  let hundredths = Int(scale * 100)
  return """
    <g transform="translate(\(left) \(top)) scale(\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10))">
    \(drawing.content)</g>

    """
}

/// The text on the left: the topic, the claim in large type, its aside, and the badges, vertically centred.
private struct PictureWords {
  private var lines: [(text: String, size: Int, kind: Markup, base: Double)] = []
  private var bottom = 0.0
  private let width: Double

  init(_ document: Document, width: Double) {
    self.width = width
    let verdict = document.verdict
    add(document.kicker.withoutFolders, size: 20, lines: 2)
    let isLong = wrapped(verdict.claim, to: width, size: 54, strong: true, lines: .max).count > 3
    add(verdict.claim, size: isLong ? 36 : 54, lines: isLong ? 5 : 3, strong: true, above: 22)
    add(verdict.aside, size: 26, lines: 4, above: 8)
    let badges = document.badges.filter(\.isForAll).prefix(4)
    for (index, badge) in badges.enumerated() where bottom < 440 {
      add(badge.text, size: 22, lines: 2, ink: true, above: index == 0 ? 30 : 0)
    }
  }

  var markup: Markup {
    let top = (630 - bottom) / 2
    return Markup(
      lines.map { line in
        "<text class=\"\(line.kind)\" font-size=\"\(line.size)\" x=\"60\" y=\"\(top + line.base)\">\(line.text)</text>\n"
      })
  }

  /// Adds text after `space`, on at most `most` lines.
  private mutating func add(
    _ text: String, size: Int, lines most: Int, strong: Bool = false, ink: Bool = false,
    above space: Double = 0
  ) {
    bottom += space
    for line in wrapped(text, to: width, size: size, strong: strong, lines: most) {
      bottom += Double(size) * 1.25
      lines.append((line, size, strong ? "strong" : ink ? "ink" : "", bottom - Double(size) * 0.4))
    }
  }
}

extension Badge {
  /// Whether it is about the answer, not about the data or an earlier run.
  fileprivate var isForAll: Bool { !["data", "since"].contains(anchor) && text.count < 60 }
}

extension String {
  /// The same text with file names without their folders.
  fileprivate var withoutFolders: String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { word in word.split(separator: "/").last.map(String.init) ?? String(word) }.joined(separator: " ")
  }
}

/// Returns text in lines of at most `width` in a font size; what does not fit into the last line is cut.
func wrapped(_ text: String, to width: Double, size: Int, strong: Bool = false, lines most: Int) -> [String] {
  let room = width * Typeface.size / Double(size)
  var lines: [String] = []
  for word in text.visible.split(separator: " ") {
    let longer = lines.last.map { "\($0) \(word)" }
    if let longer, lines.count == most || Typeface.width(longer, strong: strong) <= room {
      lines[lines.count - 1] = longer
    } else {
      lines.append(String(word))
    }
  }
  return lines.map { Typeface.shortened($0, width: room, strong: strong) }
}
