extension HeatMap {
  /// The drawing: names, cells with their text, and the legend below.
  /// - Complexity: O(cells).
  public var drawing: Drawing {
    let width = self.width
    let labels = labels(width: width)
    let rowHeight = hasBars ? 22.0 : rows.count > Self.mostHigh ? 18 : 26
    let bottom = labels.top + Double(rows.count) * rowHeight
    return Drawing(
      width: width, height: Int(bottom.rounded(.up)) + (key.isEmpty ? 4 : 30),
      content: labels.titles + shareMarkup(labels, rowHeight)
        + cellMarkup(labels, rowHeight)
        + ColourKey(entries: key.map { ($0.shade.attributes, $0.meaning) })
        .markup(from: labels.left, y: bottom + 12, within: Double(width)),
      names: labels.names(rowHeight: rowHeight))
  }

  private static let mostHigh = 16

  private func labels(width: Int) -> GridLabels {
    GridLabels(
      rows: rows, columns: columns, width: Double(width), margin: shares.isEmpty ? 0 : Self.share + 8)
  }

  /// The width: many columns without slanting names are just wide enough for a word of two letters.
  private var width: Int {
    guard columns.count > Self.mostNamed else { return 420 }
    let widest = labels(width: 640)
    let least = widest.left + Double(columns.count) * GridLabels.leastColumn
    return widest.isSlanting ? 640 : Int(min(640, max(421, least)))
  }

  private func cellMarkup(_ labels: GridLabels, _ height: Double) -> Markup {
    let gap = labels.columnWidth > 8 ? 1.5 : 0.5
    let size = wordSize(in: labels)
    return Markup(
      cells.enumerated().flatMap { row, cells in
        cells.enumerated().map { column, cell in
          let x = labels.x(ofColumn: column)
          let y = labels.top + Double(row) * height
          if case .bar(let colour, let share) = cell.shade {
            let bar = bar(
              share, colour, text: cell.text, x: x, middle: labels.top + (Double(row) + 0.5) * height,
              width: labels.columnWidth - 4, height: 16)
            return "<g><title>\(cell.title)</title>\(bar)</g>\n"
          }
          return """
            <g><title>\(cell.title)</title>\
            <rect\(cell.shade.attributes) x="\(x + gap / 2)" y="\(y + gap / 2)" \
            width="\(labels.columnWidth - gap)" height="\(height - gap)" rx="3"/>\
            \(word(cell, middle: x + labels.columnWidth / 2, base: y + height / 2 + 4, size: size))</g>

            """ as Markup
        }
      })
  }

  /// Returns the scale at which the widest text fits, used for all cells; nil if nobody could read it.
  private func wordSize(in labels: GridLabels) -> Double? {
    let widest = cells.joined().map { Typeface.width($0.text.visible, strong: true) }.max() ?? 0
    // A tenth of the width stays free between neighbouring texts.
    let size = min(1, 0.9 * labels.columnWidth / max(1, widest))
    return size >= 0.65 ? size : nil
  }

  private func word(_ cell: Cell, middle: Double, base: Double, size: Double?) -> Markup {
    let text = cell.text.visible
    guard !text.isEmpty, let size else { return "" }
    let small: Markup = size < 1 ? " font-size=\"\(11.5 * size)\"" : ""
    return "<text class=\"middle ink\"\(small) x=\"\(middle)\" y=\"\(base)\">\(text)</text>"
  }

  /// Returns the share of each row as a bar with its percentage, between the row's name and its cells.
  private func shareMarkup(_ labels: GridLabels, _ height: Double) -> Markup {
    let left = labels.left - Self.share - 4
    return Markup(
      shares.enumerated().map { row, share in
        let middle = labels.top + (Double(row) + 0.5) * height
        let bar = bar(
          share, .blue, text: "\(Int((share * 100).rounded()))%", x: left, middle: middle, width: Self.share,
          height: 14)
        return bar + "\n"
      })
  }

  /// Returns a pale track of full length, with a bar and its text on top.
  private func bar(
    _ share: Double, _ colour: DataTable.Column.BarColour, text: String, x: Double, middle: Double,
    width: Double, height: Double
  ) -> Markup {
    let size: Markup = "x=\"\(x)\" y=\"\(middle - height / 2)\" height=\"\(height)\" rx=\"3\""
    let length = width * min(max(share.isFinite ? share : 0, 0), 1)
    return """
      <rect class="empty" width="\(width)" \(size)/>\
      <rect class="\(colour.rawValue)" width="\(length)" \(size)/>\
      <text class="ink" x="\(x + 4)" y="\(middle + 4)">\(text)</text>
      """
  }
}

extension HeatMap.Shade {
  /// The class that colours a cell, and its opacity, with a leading space.
  fileprivate var attributes: Markup {
    switch self {
    case .share(let share): " class=\"blue\" opacity=\"\(opacity(share))\""
    case .first: " class=\"blue\""
    case .second: " class=\"orange\""
    case .neither: " class=\"grey\""
    case .bad: " class=\"red\""
    case .empty: " class=\"empty\""
    case .bar(let colour, _): " class=\"\(colour.rawValue)\""
    }
  }

  /// Returns the opacity of a share in hundredths, so that a small one is not rounded away.
  private func opacity(_ share: Double) -> String {
    let hundredths = share.isFinite ? Int((min(max(share, 0), 1) * 100).rounded()) : 0
    return hundredths == 100 ? "1" : hundredths < 10 ? ".0\(hundredths)" : ".\(hundredths)"
  }
}
