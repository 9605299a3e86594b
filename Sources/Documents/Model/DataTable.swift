/// A table of rows and columns, the only table model for all renderings and CSV.
public struct DataTable: Sendable, Equatable {
  /// A description of the table for readers who cannot see the title above it.
  public var caption: String
  /// The columns from left to right.
  public var columns: [Column]
  /// The rows from top to bottom; each has one cell per column.
  public var rows: [Row]
  /// The index of the column whose cells name their rows; nil if there is none.
  public var rowHeader: Int?
  /// The title of the marks where they have a column of their own, in Markdown and CSV.
  public var markTitle: String
  /// Whether the terminal shows rows of emphasis `.total`; usually the verdict already says it.
  public var showsTotalInText: Bool
  /// The part of a long table that an HTML page shows at first; nil for all of it.
  public var fold: Fold?

  /// A table of the given rows.
  /// - Precondition: every row has as many cells as there are columns.
  public init(
    caption: String, columns: [Column], rows: [Row], rowHeader: Int? = 0, markTitle: String = "Mark",
    showsTotalInText: Bool = false
  ) {
    precondition(
      rows.allSatisfy { $0.cells.count == columns.count }, "a row of the table has missing or extra cells")
    precondition(
      rowHeader.map(columns.indices.contains) ?? true, "the row header is not a column of the table")
    self.caption = caption
    self.columns = columns
    self.rows = rows
    self.rowHeader = rowHeader
    self.markTitle = markTitle
    self.showsTotalInText = showsTotalInText
    self = keeping { !columns[$0].isOptional || !isEmpty(column: $0) }
  }

  /// Whether any row has a mark.
  public var hasMarks: Bool { rows.contains { !$0.marks.isEmpty } }
}

extension DataTable {
  /// The part of a table that an HTML page shows until the reader opens the whole. Other renderings show all rows,
  /// except Markdown in sections that are folded themselves.
  public struct Fold: Sendable, Equatable {
    /// The label that opens the whole table: `All 150 lineups`.
    public var title: String
    /// The indices of the rows shown at first; if empty, only the title is shown.
    public var shown: [Int]
  }

  /// Returns the table with all but some of its rows folded on an HTML page; unchanged if that would hide only a few.
  /// - Parameters:
  ///   - title: the label that opens the whole table.
  ///   - isShown: whether the row at an index is shown at first.
  public func folded(_ title: String, showing isShown: (Int) -> Bool) -> DataTable {
    var table = self
    let shown = rows.indices.filter(isShown)
    if shown.count + min(4, shown.count) < rows.count { table.fold = Fold(title: title, shown: shown) }
    return table
  }

  func isEmpty(column: Int) -> Bool { rows.allSatisfy { $0.cells[column].text.isEmpty } }

  /// The table without number columns that contain only zeros; a `?` stands for any number.
  public var withoutZeroColumns: DataTable {
    rows.isEmpty
      ? self
      : keeping { column in
        !columns[column].isNumeric
          || rows.contains {
            $0.cells[column].text.visible.contains { ("1"..."9").contains($0) || $0 == "?" }
          }
      }
  }

  /// Returns the table with only the columns at the kept indices.
  public func keeping(_ isKept: (Int) -> Bool) -> DataTable {
    let kept = columns.indices.filter(isKept)
    guard kept.count < columns.count else { return self }
    var table = self
    table.columns = kept.map { columns[$0] }
    table.rowHeader = rowHeader.flatMap { header in kept.firstIndex(of: header) }
    for row in rows.indices { table.rows[row].cells = kept.map { rows[row].cells[$0] } }
    return table
  }

  /// A column of the table.
  public struct Column: Sendable, Equatable {
    /// The format of the cells.
    public enum Kind: Sendable, Equatable {
      /// Words, aligned to the left.
      case text
      /// Numbers, aligned to the right; their texts already have equal decimals.
      case number
      /// Numbers with a bar beside them in HTML, whose length is the cell's `amount`; bars start in the middle if some
      /// amounts are below zero. `full` is the amount of a full-length bar; nil means the largest amount in the column.
      case bar(BarColour, full: Double?)
    }

    /// The colour of a column's bars.
    public enum BarColour: String, Sendable {
      /// For gains, such as skill.
      case blue
      /// For costs.
      case orange
    }

    /// The title, capitalised: `Best teams`. The terminal shows it in lower case, unless it is a name.
    public var title: String
    /// A shorter title for the terminal; nil if it is the same.
    public var shortTitle: String?
    /// The format of the cells.
    public var kind: Kind
    /// Whether the title is a proper name, which keeps its capitals everywhere.
    public var isName = false
    /// Whether it is left out on terminals that are too narrow for all columns.
    public var isMinor = false
    /// The group of columns that are left out together; nil for one that is left out alone.
    public var group: String?
    /// Whether a table leaves it out if no cell has text.
    public var isOptional = false
    /// Whether its text is meant to be typed exactly, and so is never cut.
    public var isTyped = false
    /// Whether an HTML page on a narrow screen shows it below the rest of its row: for long text.
    public var isLower = false
    /// Whether an HTML page shows its marked words as badges: for states.
    public var hasBadges = false

    /// A column, by default of text.
    public init(_ title: String, short shortTitle: String? = nil, _ kind: Kind = .text) {
      self.title = title
      self.shortTitle = shortTitle
      self.kind = kind
    }

    /// Returns a column whose title is a proper name.
    public static func named(_ name: String, _ kind: Kind = .text) -> Column {
      Column(name, kind).with(\.isName, true)
    }

    /// A copy of the column that is left out on terminals that are too narrow.
    public var minor: Column { with(\.isMinor, true) }

    /// Returns a copy of the column that is left out, with its group, on terminals that are too narrow for the group.
    public func minor(with group: String) -> Column { minor.with(\.group, group) }

    /// A copy of the column that a table leaves out if no cell has text.
    public var optional: Column { with(\.isOptional, true) }

    /// A copy of the column whose text is meant to be typed.
    public var typed: Column { with(\.isTyped, true) }

    /// A copy of the column whose marked words are badges.
    public var badge: Column { with(\.hasBadges, true) }

    /// A copy of the column that is shown below the rest of its row on a narrow screen.
    public var lower: Column { with(\.isLower, true) }

    private func with<Value>(_ property: WritableKeyPath<Column, Value>, _ value: Value) -> Column {
      var column = self
      column[keyPath: property] = value
      return column
    }

    /// Whether the cells are numbers, aligned to the right.
    public var isNumeric: Bool { kind != .text }
  }

  /// One row.
  public struct Row: Sendable, Equatable {
    /// How a row is emphasised.
    public enum Emphasis: String, Sendable {
      /// Nothing.
      case none
      /// The row that the reader asked about.
      case highlighted
      /// The sum of the rows above.
      case total
    }

    /// The cells from left to right.
    public var cells: [Cell]
    /// Marks about the row as a whole, such as `always`: after the row's name in HTML, after the last column elsewhere.
    public var marks: [Mark]
    /// How the row is emphasised.
    public var emphasis: Emphasis

    /// A row of the given cells.
    public init(_ cells: [Cell], marks: [Mark] = [], emphasis: Emphasis = .none) {
      self.cells = cells
      self.marks = marks
      self.emphasis = emphasis
    }
  }

  /// One cell of a row.
  public struct Cell: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The text or the formatted number.
    public var text: Prose
    /// The length of the bar beside the number, in the unit of the column's `full`; nil for no bar.
    public var amount: Double?
    /// The interval of an estimated amount: a dot in its interval is drawn instead of a bar.
    public var interval: ClosedRange<Double>?
    /// The numbers that led to the one in the text, drawn after it as a sparkline; empty for none.
    public var trend: [Double] = []
    /// The unrounded number if the text rounds it, shown on hover.
    public var exact: String?

    /// A cell with marked text.
    public init(_ text: Prose, amount: Double? = nil, exact: String? = nil) {
      self.text = text
      self.amount = amount
      self.exact = exact
    }

    /// A cell with plain text or a formatted number.
    public init(_ text: String, amount: Double? = nil, exact: String? = nil) {
      self.init(Prose(text), amount: amount, exact: exact)
    }

    /// A cell with plain text.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// A cell with text whose interpolated values can be marked, as in `Prose`.
    public init(stringInterpolation: Prose.StringInterpolation) {
      self.init(Prose(stringInterpolation: stringInterpolation))
    }
  }

  /// A word about a row.
  public struct Mark: Sendable, Equatable {
    /// The word.
    public var text: String
    /// Whether it is good or bad news.
    public var tone: Tone

    /// A mark, by default of good news.
    public init(_ text: String, tone: Tone = .good) {
      self.text = text
      self.tone = tone
    }
  }
}
