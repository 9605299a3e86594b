/// A comparison of items by several quantities: a row for each item, a column for each quantity, and in each cell a bar
/// with its number.
public struct BarGrid: Chart {
  /// A quantity.
  public struct Column: Sendable, Equatable {
    /// Its name.
    public var title: String
    /// The amount at which a bar has full length, above 0.
    public var full: Double

    /// A quantity.
    public init(_ title: String, full: Double) {
      precondition(full > 0, "the longest bar has a length")
      self.title = title
      self.full = full
    }
  }

  /// An item.
  public struct Row: Sendable, Equatable {
    /// The group of a row, which decides the colour of its bars.
    public enum Group: Sendable, Equatable {
      /// Blue.
      case first
      /// Orange.
      case second
    }

    /// Its name.
    public var label: String
    /// Its amounts, one per column.
    public var amounts: [Double]
    /// The amounts as text, one per column.
    public var texts: [String]
    /// Its group.
    public var group: Group

    /// An item with its amounts.
    public init(_ label: String, amounts: [Double], texts: [String], group: Group) {
      self.label = label
      self.amounts = amounts
      self.texts = texts
      self.group = group
    }
  }

  /// The chart's short name, for files and identifiers.
  public var name: String
  /// What the chart shows, in a few words.
  public var title: String
  /// A description of the chart, in a sentence or two.
  public var summary: String
  /// The quantities from left to right.
  public var columns: [Column]
  /// The items from top to bottom.
  public var rows: [Row]
  /// The legend of the two colours, below the bars.
  public var groups: (first: String, second: String)

  /// A grid of bars.
  /// - Precondition: every row has one amount and one text per column.
  public init(
    name: String, title: String, summary: String, columns: [Column], rows: [Row],
    groups: (first: String, second: String)
  ) {
    precondition(
      rows.allSatisfy { $0.amounts.count == columns.count && $0.texts.count == columns.count },
      "a row of bars has one amount and one text a column")
    self.name = name
    self.title = title
    self.summary = summary
    self.columns = columns
    self.rows = rows
    self.groups = groups
  }

  /// The drawing: names, bars with their numbers, and the legend below.
  /// - Complexity: O(rows · columns).
  public var drawing: Drawing {
    let width = 420
    let labels = GridLabels(rows: rows.map(\.label), columns: columns.map(\.title), width: Double(width))
    let rowHeight = 22.0
    let bottom = labels.top + Double(rows.count) * rowHeight
    let bars = rows.enumerated().flatMap { row, thing in
      columns.indices.map { bar($0, of: thing, labels, middle: labels.top + (Double(row) + 0.5) * rowHeight) }
    }
    return Drawing(
      width: width, height: Int(bottom.rounded(.up)) + 30,
      content: labels.titles + Markup(bars)
        + colourKey.markup(from: labels.left, y: bottom + 12, within: Double(width)),
      names: labels.names(rowHeight: rowHeight))
  }

  private var colourKey: ColourKey {
    ColourKey(
      entries: [(Row.Group.first, groups.first), (.second, groups.second)].map { group, meaning in
        (" class=\"\(group.className)\"", meaning)
      })
  }

  /// Returns a pale track of full length, with the bar and its number on top.
  private func bar(_ column: Int, of row: Row, _ labels: GridLabels, middle: Double) -> Markup {
    let track = labels.columnWidth - 4
    let amount = row.amounts[column].isFinite ? row.amounts[column] : 0
    let length = track * min(max(amount / columns[column].full, 0), 1)
    let x = labels.x(ofColumn: column)
    let size: Markup = "x=\"\(x)\" y=\"\(middle - 8)\" height=\"16\" rx=\"3\""
    return """
      <g><title>\(row.label), \(columns[column].title): \(row.texts[column])</title>\
      <rect class="empty" width="\(track)" \(size)/>\
      <rect class="\(row.group.className)" width="\(length)" \(size)/>\
      <text class="ink" x="\(x + 4)" y="\(middle + 4)">\(row.texts[column])</text></g>

      """
  }
}

extension BarGrid.Row.Group {
  /// The class in `ChartStyle` that colours the group.
  fileprivate var className: Markup { self == .first ? "blue" : "orange" }
}
