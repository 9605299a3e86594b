/// The labels of a grid of cells: row names on the left, column names above, slanting unless all fit horizontally.
struct GridLabels {
  /// The limits to which row names are cut, in characters, depending on the room; column names get `shortest`.
  private static let (shortest, longest) = (15, 28)
  /// How far slanting text reaches to the right and upward per unit of its length, at 45 degrees.
  private static let slant = 0.71

  /// The least width of a column that leaves long row names their room.
  static let leastColumn = 17.5

  /// The left and top edges of the cells.
  let left, top: Double
  let columnWidth: Double

  private let rows, columns: [String]
  private let margin, right: Double
  /// Whether the names of the columns are slanting.
  let isSlanting: Bool

  /// Labels for a drawing of the given width.
  /// - Parameter margin: the space between the row names and their cells.
  init(rows: [String], columns: [String], width: Double, margin: Double = 0) {
    let count = Double(max(1, columns.count))
    self.columns = columns.map { Typeface.shortened($0.visible, limit: Self.shortest) }
    let widths = self.columns.map { Typeface.width($0) }
    // Slanting text reaches beyond the last column.
    let lean = (widths.max() ?? 0) > 40 ? Self.slant * (widths.max() ?? 0) : 0
    let room = Int((width - margin - Self.leastColumn * count - 8 - lean) / 7.9)
    let longest = max(Self.shortest, min(Self.longest, room))
    self.rows = rows.map { Typeface.shortened($0.visible, limit: longest) }
    (self.margin, right) = (margin, width)
    // Nothing but the names separates them from the left edge, so wide typefaces need more room here than elsewhere.
    let left = (self.rows.map { Typeface.width($0, strong: true) }.max() ?? 0) * 1.1 + 8 + margin
    // A name may extend over neighbouring columns without one.
    let named = Double(max(1, columns.count { !$0.isEmpty }))
    isSlanting = (widths.max() ?? 0) + 2 > (width - left) / named
    let widest = named == count ? max(64, (widths.max() ?? 0) + 6) : 64
    // Slanting text begins in the middle of its column; the last ones extend beyond the edge of the grid.
    let slanting = widths.enumerated().map { column, length in
      (width - left - length * Self.slant - 14) / (Double(column) + 0.5)
    }
    self.left = left
    columnWidth = min(isSlanting ? min(64, slanting.min() ?? 64) : widest, (width - left) / count)
    top = isSlanting ? (widths.max() ?? 0) * Self.slant + 14 : 20
  }

  func x(ofColumn column: Int) -> Double { left + Double(column) * columnWidth }

  /// Returns the row names, each row `rowHeight` high, and the width that they take at the left edge.
  func names(rowHeight: Double) -> Drawing.Names {
    let names = rows.enumerated().map { row, name in
      """
      <text class="end strong" x="\(left - margin - 6)" y="\(top + (Double(row) + 0.5) * rowHeight + 4)">\(name)</text>

      """ as Markup
    }
    return Drawing.Names(width: left - margin, content: Markup(names))
  }

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
