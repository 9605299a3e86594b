/// A table as lines of terminal text: columns two spaces apart, numbers aligned to the right, marks
/// after the last column, nothing cut off.
struct TextTable {
  /// The header and the rows, without trailing spaces.
  let lines: [String]

  init(_ table: DataTable, style: TextStyle) {
    let rows = table.rows.filter { table.showsTotalInText || $0.emphasis != .total }
    let pointsAtRows = rows.contains { $0.emphasis == .highlighted }
    let header = Line(
      pieces: table.columns.map { column in
        let title = (column.shortTitle ?? column.title).visible
        return Piece(column.isName ? title : title.lowercased(), .faint, style)
      },
      marks: "")
    let body = rows.map { Line($0, pointed: pointsAtRows, style) }
    let widths = table.columns.indices.map { column in
      body.reduce(header.pieces[column].width) { max($0, $1.pieces[column].width) }
    }
    lines = ([header] + body).map { line in
      line.text(widths: widths, alignsRight: table.columns.map(\.isNumeric))
    }
  }
}

/// One cell: what it shows and how wide that is.
private struct Piece {
  let painted: String
  let width: Int

  init(_ text: String, _ ink: TextStyle.Ink?, _ style: TextStyle) {
    painted = style.paint(text, ink)
    width = text.displayWidth
  }

  init(_ prose: Prose, _ style: TextStyle) {
    painted = style.paint(prose)
    width = prose.visible.displayWidth
  }
}

/// One line of the table, before its cells are padded.
private struct Line {
  let pieces: [Piece]
  let marks: String

  init(pieces: [Piece], marks: String) {
    self.pieces = pieces
    self.marks = marks
  }

  /// A row. In a table that highlights some rows (`pointed`), those begin with `> ` and the others with
  /// two spaces.
  init(_ row: DataTable.Row, pointed: Bool, _ style: TextStyle) {
    pieces = row.cells.enumerated().map { column, cell in
      let pointer = !pointed || column > 0 ? "" : row.emphasis == .highlighted ? "> " : "  "
      return row.emphasis == .none
        ? Piece(Prose(pointer) + cell.text, style)
        : Piece(pointer + cell.text.visible, .strong, style)
    }
    marks = row.marks.map { style.paint($0.text.visible, $0.tone.ink) }.joined(separator: ", ")
  }

  /// The cells padded to the widths of their columns; spaces wait until something follows them, so that
  /// no line ends in one.
  func text(widths: [Int], alignsRight: [Bool]) -> String {
    var text = ""
    var spaces = 0
    for (column, piece) in pieces.enumerated() {
      let room = widths[column] - piece.width
      let before = alignsRight[column] ? room : 0
      if !piece.painted.isEmpty {
        text += String(repeating: " ", count: spaces + before) + piece.painted
        spaces = 0
      } else {
        spaces += before
      }
      spaces += room - before + 2
    }
    return marks.isEmpty ? text : text + String(repeating: " ", count: spaces) + marks
  }
}
