private let mostRows = 16

extension DataTable {
  /// The first rows with thin lines between them, for a picture.
  var drawing: Drawing {
    let shown = rows.prefix(mostRows).map { row in
      row.cells.map { Typeface.shortened($0.text.plainText.visible) }
    }
    let lines = [columns.map { Typeface.shortened($0.title.visible) }] + shown
    let widths = columns.indices.map { column in
      lines.map { Typeface.width($0[column], strong: column == rowHeader) }.max() ?? 0
    }
    let lefts = widths.indices.map { column in widths[..<column].reduce(0) { $0 + $1 + gap } }
    let more = rows.count > mostRows ? ["and \(rows.count - mostRows) more"] : []
    let height = rowHeight * Double(lines.count + more.count)
    let words = lines.enumerated().flatMap { row, line in
      line.indices.map { word(line[$0], row, column: $0, left: lefts[$0], width: widths[$0]) }
    }
    let width = (lefts.last ?? 0) + (widths.last ?? 0)
    let grid = lines.indices.dropFirst().map { "M0 \(rowHeight * Double($0))H\(width)" as Markup }
    return Drawing(
      width: Int(width.rounded(.up)), height: Int(height),
      content: "<path class=\"grid\" d=\"\(Markup(grid))\"/>\n" + Markup(words)
        + Markup(more.map { "<text x=\"0\" y=\"\(height - below)\">\($0)</text>\n" }))
  }

  private func word(_ text: String, _ row: Int, column: Int, left: Double, width: Double) -> Markup {
    let isNumber = columns[column].isNumeric
    let kind: Markup = row == 0 ? "" : column == rowHeader ? "strong" : "ink"
    return """
      <text class="\(kind)\(isNumber ? " end" : "" as Markup)" x="\(isNumber ? left + width : left)" \
      y="\(rowHeight * Double(row + 1) - below)">\(text)</text>

      """
  }
}

/// The row height, the distance of the baseline from the row's lower edge, and the gap between columns.
private let (rowHeight, below, gap) = (24.0, 8.0, 16.0)
