/// A table as lines of terminal text: columns two spaces apart, numbers aligned to the right, marks after the last
/// column. If the table exceeds the width of the style, minor columns are left out first, with a line that names them,
/// then names are cut and other text is wrapped, and finally the remaining columns continue below.
struct TextTable {
  /// The header and the rows, without trailing spaces.
  let lines: [String]

  init(_ whole: DataTable, style: TextStyle) {
    var table = whole
    while let room = style.width, Self(whole: table, style: style).readableWidth > room,
      let last = table.columns.lastIndex(where: \.isMinor)
    {
      let group = table.columns[last].group
      table = table.keeping { [table] in $0 != last && (group == nil || table.columns[$0].group != group) }
    }
    let parts = Self.parts(of: table, style: style).map { Self(whole: $0, style: style) }
    let hidden = whole.columns.filter { !table.columns.contains($0) }
    lines = Array(parts.map(\.lines).joined(separator: [""])) + Self.note(onHidden: hidden, style)
    (readableWidth, leastWidth) = (parts[0].readableWidth, parts[0].leastWidth)
  }

  /// Returns a line that names the columns for which there is no room; none if there are none.
  private static func note(onHidden columns: [DataTable.Column], _ style: TextStyle) -> [String] {
    guard !columns.isEmpty else { return [] }
    let note = Prose("on a wider terminal also: \(columns.map(title).joined(separator: ", "))")
    return note.wrapped(to: style.width).map { style.paint($0.visible, .faint) }
  }

  /// Returns the title of a column as a terminal shows it.
  private static func title(_ column: DataTable.Column) -> String {
    let title = (column.shortTitle ?? column.title).visible
    return column.isName ? title : title.lowercased()
  }

  /// Returns the table, or parts of it with as many columns as fit at their narrowest, each with the row names.
  private static func parts(of table: DataTable, style: TextStyle) -> [DataTable] {
    func fits(_ columns: Set<Int>) -> Bool {
      style.width.map { Self(whole: table.keeping(columns.contains), style: style).leastWidth <= $0 } ?? true
    }
    guard !fits(Set(table.columns.indices)) else { return [table] }
    let names = table.rowHeader ?? 0
    var parts: [Set<Int>] = []
    for column in table.columns.indices where column != names {
      if let last = parts.last, fits(last.union([column])) {
        parts[parts.count - 1].insert(column)
      } else {
        parts.append([names, column])
      }
    }
    return parts.enumerated().map { number, columns in
      var part = table.keeping(columns.contains)
      if number < parts.count - 1 { for row in part.rows.indices { part.rows[row].marks = [] } }
      return part
    }
  }

  /// The width below which its text is hard to read, and that below which columns cannot shrink further.
  private let readableWidth, leastWidth: Int

  /// All columns of a table.
  private init(whole table: DataTable, style: TextStyle) {
    let rows = table.rows.filter { table.showsTotalInText || $0.emphasis != .total }
    let pointsAtRows = rows.contains { $0.emphasis == .highlighted }
    let header = Line(pieces: table.columns.map { Piece(Prose(Self.title($0)), .faint) }, marks: [])
    let all = [header] + rows.map { Line($0, pointed: pointsAtRows) }
    let alignsRight = table.columns.map(\.isNumeric)
    let isWhole = table.columns.map { $0.isNumeric || $0.isTyped }
    let marks = all.map(\.widthOfMarks).max() ?? 0
    let whole = isWhole.indices.map { column in all.reduce(0) { max($0, $1.pieces[column].width) } }
    /// Returns the column widths if text columns are at most `most` wide, or as wide as their titles.
    func widths(upTo most: Int) -> [Int] {
      whole.indices.map { isWhole[$0] ? whole[$0] : min(whole[$0], max(most, header.pieces[$0].width)) }
    }
    func total(_ most: Int) -> Int { widths(upTo: most).reduce(marks - 2) { $0 + 2 + $1 } }
    (readableWidth, leastWidth) = (total(Self.readable), total(Self.narrowest))
    var most = whole.max() ?? 0
    while most > Self.narrowest, let room = style.width, total(most) > room { most -= 1 }
    let fitting = widths(upTo: most)
    lines = all.flatMap { line in
      line.texts(widths: fitting, alignsRight: alignsRight, names: table.rowHeader, style)
    }
  }

  /// The least width of a text column while other columns can still be left out, and the least in any case.
  private static let (readable, narrowest) = (14, 8)
}

/// One cell: what it shows and how wide that is.
private struct Piece {
  let prose: Prose
  let ink: TextStyle.Ink?
  let width: Int

  init(_ prose: Prose, _ ink: TextStyle.Ink? = nil) {
    self.prose = prose
    self.ink = ink
    width = prose.visible.displayWidth
  }

  func cut(to columns: Int) -> Piece {
    width > columns ? Piece(Prose(Typeface.shortened(prose.visible, limit: columns)), ink) : self
  }

  func painted(_ style: TextStyle) -> String {
    ink == nil ? style.paint(prose) : style.paint(prose.visible, ink)
  }
}

/// One line of the table, before its cells are padded.
private struct Line {
  let pieces: [Piece]
  let marks: [DataTable.Mark]

  /// The columns that the marks take, including the spaces before them.
  var widthOfMarks: Int { marks.reduce(0) { $0 + 2 + $1.text.visible.displayWidth } }

  /// Returns the lines of a row. Names that are wider than their column are cut; lists and the last column are wrapped,
  /// and all columns if rows have no names.
  /// - Parameter names: the column that names the rows.
  func texts(widths: [Int], alignsRight: [Bool], names: Int?, _ style: TextStyle) -> [String] {
    let cells: [[Piece]] = pieces.indices.map { column in
      let (piece, width) = (pieces[column], widths[column])
      let isList = names == nil || column == pieces.count - 1 || piece.prose.visible.contains(", ")
      if column == names || !isList || piece.width <= width { return [piece] }
      return piece.prose.wrapped(to: width).map { Piece($0, piece.ink) }
    }
    let height = cells.map { $0.count }.max() ?? 1
    return (0..<height).map { number in
      let line = cells.map { $0.indices.contains(number) ? $0[number] : Piece("") }
      return text(line, marks: number == 0 ? marks : [], widths: widths, alignsRight: alignsRight, style)
    }
  }

  /// Returns cells padded to the widths of their columns, without trailing spaces.
  private func text(
    _ cells: [Piece], marks: [DataTable.Mark], widths: [Int], alignsRight: [Bool], _ style: TextStyle
  ) -> String {
    var text = ""
    var spaces = 0
    for (column, cell) in cells.enumerated() {
      let piece = cell.cut(to: widths[column])
      let room = widths[column] - piece.width
      let before = alignsRight[column] ? room : 0
      if piece.width > 0 {
        text += String(repeating: " ", count: spaces + before) + piece.painted(style)
        spaces = 0
      } else {
        spaces += before
      }
      spaces += room - before + 2
    }
    let marks = marks.map { style.paint($0.text.visible, $0.tone.ink) }.joined(separator: ", ")
    return marks.isEmpty ? text : text + String(repeating: " ", count: spaces) + marks
  }
}

extension Line {
  /// A row. In a table with highlighted rows (`pointed`), those begin with `> ` and the others with two spaces.
  init(_ row: DataTable.Row, pointed: Bool) {
    pieces = row.cells.enumerated().map { column, cell in
      let pointer = !pointed || column > 0 ? "" : row.emphasis == .highlighted ? "> " : "  "
      return Piece(Prose(pointer) + cell.text, row.emphasis == .none ? nil : .strong)
    }
    marks = row.marks
  }
}
