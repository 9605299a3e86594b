/// The words around a grid of cells: names of the rows on the left, and those of the columns above, flat where
/// each fits over its column and slanting where one does not.
struct GridLabels {
  /// How many characters of a name are shown: no fewer, and no more where there is room.
  private static let (shortest, longest) = (15, 28)
  /// How far slanting words reach to the right and upward for each unit of their length, at 45 degrees.
  private static let slant = 0.71

  /// Where the cells begin.
  let left, top: Double
  /// The width of a column.
  let columnWidth: Double

  private let rows, columns: [String]
  private let margin, right: Double
  private let isSlanting: Bool

  /// Labels for a drawing of the given width.
  /// - Parameter margin: the room between the names of the rows and their cells.
  init(rows: [String], columns: [String], width: Double, margin: Double = 0) {
    let count = Double(max(1, columns.count))
    self.columns = columns.map { Typeface.shortened($0.visible, limit: Self.shortest) }
    let widths = self.columns.map { Typeface.width($0) }
    // What will slant leans beyond the last column.
    let lean = (widths.max() ?? 0) > 40 ? Self.slant * (widths.max() ?? 0) : 0
    let room = Int((width - margin - 20 * count - 8 - lean) / 7.9)
    let longest = max(Self.shortest, min(Self.longest, room))
    self.rows = rows.map { Typeface.shortened($0.visible, limit: longest) }
    (self.margin, right) = (margin, width)
    // Nothing but the names keeps the left edge, so that a typeface of wide letters needs more room than elsewhere.
    let left = (self.rows.map { Typeface.width($0, strong: true) }.max() ?? 0) * 1.1 + 8 + margin
    // A name may reach over neighbours without one.
    let named = Double(max(1, columns.count { !$0.isEmpty }))
    isSlanting = (widths.max() ?? 0) + 2 > (width - left) / named
    let widest = named == count ? max(64, (widths.max() ?? 0) + 6) : 64
    // Slanting words begin in the middle of their columns; the last ones lean over the edge of the grid.
    let slanting = widths.enumerated().map { column, length in
      (width - left - length * Self.slant - 14) / (Double(column) + 0.5)
    }
    self.left = left
    columnWidth = min(isSlanting ? min(64, slanting.min() ?? 64) : widest, (width - left) / count)
    top = isSlanting ? (widths.max() ?? 0) * Self.slant + 14 : 20
  }

  /// The left edge of a column.
  func x(ofColumn column: Int) -> Double { left + Double(column) * columnWidth }

  /// The names of the rows, each `rowHeight` high, and how much of the left edge they take.
  func names(rowHeight: Double) -> Drawing.Names {
    let names = rows.enumerated().map { row, name in
      """
      <text class="end strong" x="\(left - margin - 6)" y="\(top + (Double(row) + 0.5) * rowHeight + 4)">\(name)</text>

      """ as Markup
    }
    return Drawing.Names(width: left - margin, content: Markup(names))
  }

  /// The names of the columns.
  var titles: Markup {
    let titles = columns.enumerated().filter { !$0.element.isEmpty }.map { column, title in
      let middle = x(ofColumn: column) + columnWidth / 2
      return isSlanting
        ? """
        <text transform="translate(\(middle + 3) \(top - 5)) rotate(-45)">\(title)</text>

        """
        : """
        <text class="middle" x="\(min(middle, right - Typeface.width(title) / 2))" y="\(top - 6)">\(title)</text>

        """ as Markup
    }
    return Markup(titles)
  }
}
