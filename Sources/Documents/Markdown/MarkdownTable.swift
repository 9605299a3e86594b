/// A table as lines of Markdown, padded so that it is also aligned in plain text.
///
/// The marks of the rows are in an extra last column; highlighted rows and totals are bold.
struct MarkdownTable {
  /// The header, the delimiter row and the rows.
  let lines: [String]

  init(_ table: DataTable) {
    let marked = table.hasMarks
    let alignsRight = table.columns.map(\.isNumeric) + (marked ? [false] : [])
    let titles = (table.columns.map(\.title) + (marked ? [table.markTitle] : [])).map {
      MarkdownText($0).source
    }
    let rows = table.rows.map { row in
      row.cells.map { Self.source($0.text, of: row) }
        + (marked ? [MarkdownText(row.marks.map(\.text).joined(separator: ", ")).source] : [])
    }
    let widths = titles.indices.map { column in
      rows.reduce(max(3, titles[column].displayWidth)) { max($0, $1[column].displayWidth) }
    }
    let delimiters = zip(widths, alignsRight).map { width, right in
      String(repeating: "-", count: width - 1) + (right ? ":" : "-")
    }
    lines = ([titles, delimiters] + rows).map { cells in
      let padded = cells.indices.map { cells[$0].padded(to: widths[$0], right: alignsRight[$0]) }
      return "| " + padded.joined(separator: " | ") + " |"
    }
  }

  private static func source(_ cell: Prose, of row: DataTable.Row) -> String {
    // If everything were bold, words that are bold by themselves would not stand out.
    row.emphasis == .none || cell.spans.contains { $0.kind != .plain }
      ? MarkdownText(cell).source : MarkdownText("\(cell.plainText, .strong)" as Prose).source
  }
}
