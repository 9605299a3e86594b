/// Rows and columns, the one table model of every rendering and of CSV.
public struct DataTable: Sendable, Equatable {
  /// What the table shows, for those who cannot see the title above it.
  public var caption: String
  /// The columns from left to right.
  public var columns: [Column]
  /// The rows from top to bottom; each has one cell a column.
  public var rows: [Row]
  /// The index of the column whose cells name their rows; nil when no column does.
  public var rowHeader: Int?
  /// The title of the marks where they are in a column of their own, in Markdown and CSV.
  public var markTitle: String
  /// Whether the terminal shows rows of emphasis `.total`; the verdict usually says it already.
  public var showsTotalInText: Bool
  /// What of a long table an HTML page shows at once; nil for all of it.
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
  }

  /// Whether any row carries a mark.
  public var hasMarks: Bool { rows.contains { !$0.marks.isEmpty } }
}

extension DataTable {
  /// What an HTML page shows of a table until somebody opens the whole of it. Other renderings have no such folds: they
  /// show all rows, but for Markdown in sections that are folded themselves.
  public struct Fold: Sendable, Equatable {
    /// What opens the whole table: `All 150 lineups`.
    public var title: String
    /// The indices of the rows that are shown at once; without any there is nothing but the title.
    public var shown: [Int]

    /// A fold of the given parts.
    public init(_ title: String, showing shown: [Int]) {
      self.title = title
      self.shown = shown
    }
  }

  /// The table with all but some of its rows folded away on an HTML page; as it is where that hides but a few.
  /// - Parameters:
  ///   - title: what opens the whole table.
  ///   - isShown: whether the row of an index is shown at once.
  public func folded(_ title: String, showing isShown: (Int) -> Bool) -> DataTable {
    var table = self
    let shown = rows.indices.filter(isShown)
    if shown.count + min(4, shown.count) < rows.count { table.fold = Fold(title, showing: shown) }
    return table
  }

  /// The table without columns of numbers in which nothing stands but zeros.
  public var withoutIdleColumns: DataTable {
    rows.isEmpty
      ? self
      : keeping { column in
        !columns[column].isNumeric
          || rows.contains { $0.cells[column].text.visible.contains { ("1"..."9").contains($0) } }
      }
  }

  /// The table with no other columns than those of some indices.
  public func keeping(_ isKept: (Int) -> Bool) -> DataTable {
    let kept = columns.indices.filter(isKept)
    guard kept.count < columns.count else { return self }
    var table = self
    table.columns = kept.map { columns[$0] }
    table.rowHeader = rowHeader.flatMap { header in kept.firstIndex(of: header) }
    for row in rows.indices { table.rows[row].cells = kept.map { rows[row].cells[$0] } }
    return table
  }

  /// What a column holds.
  public struct Column: Sendable, Equatable {
    /// How the cells look.
    public enum Kind: Sendable, Equatable {
      /// Words, aligned to the left.
      case text
      /// Numbers, aligned to the right; their texts have equal decimals already.
      case number
      /// Numbers with a bar beside them in HTML, as long as the cell's `amount` says; from the middle to
      /// either side where some are below zero. `full` is the amount of the longest possible bar; nil
      /// stands for the largest amount in the column.
      case bar(BarColour, full: Double?)
    }

    /// The colour of a column's bars.
    public enum BarColour: Sendable, Equatable {
      /// For what is won.
      case blue
      /// For what is paid.
      case orange
    }

    /// The title, with a capital letter: `Best teams`. The terminal shows it in lower case,
    /// unless it is a name.
    public var title: String
    /// A shorter title for the terminal; nil for the same as elsewhere.
    public var shortTitle: String?
    /// How the cells look.
    public var kind: Kind
    /// Whether the title is somebody's name, which keeps its capitals everywhere.
    public var isName = false
    /// Whether it is left out on terminals that have no room for all.
    public var isMinor = false
    /// What columns have in common that are left out together; nil for one that goes by itself.
    public var group: String?
    /// Whether its words are to be typed as they stand, and are never cut.
    public var isTyped = false
    /// Whether an HTML page on a narrow screen shows it below the rest of its row: for what is long.
    public var isLower = false

    /// A column; of words when nothing else is said.
    public init(_ title: String, short shortTitle: String? = nil, _ kind: Kind = .text) {
      self.title = title
      self.shortTitle = shortTitle
      self.kind = kind
    }

    /// A column about whoever has this name.
    public static func named(_ name: String, _ kind: Kind = .text) -> Column {
      Column(name, kind).with(\.isName, true)
    }

    /// The same column, to be left out on terminals that have no room for it.
    public var minor: Column { with(\.isMinor, true) }

    /// The same column, to be left out on terminals that have no room for all of a group.
    public func minor(with group: String) -> Column { minor.with(\.group, group) }

    /// The same column, with words to be typed.
    public var typed: Column { with(\.isTyped, true) }

    /// The same column, to be shown below the rest of its row on a narrow screen.
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
    /// What sets a row apart.
    public enum Emphasis: Sendable, Equatable {
      /// Nothing.
      case none
      /// It is the one the reader asked about.
      case highlighted
      /// It sums up the rows above.
      case total
    }

    /// The cells from left to right.
    public var cells: [Cell]
    /// Words about the row as a whole, such as `always`: behind the row's name in HTML, behind the
    /// last column elsewhere.
    public var marks: [Mark]
    /// What sets the row apart.
    public var emphasis: Emphasis

    /// A row of the given cells.
    public init(_ cells: [Cell], marks: [Mark] = [], emphasis: Emphasis = .none) {
      self.cells = cells
      self.marks = marks
      self.emphasis = emphasis
    }
  }

  /// What stands where a row meets a column.
  public struct Cell: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The words or the number as it is to be read.
    public var text: Prose
    /// The length of the bar beside the number, in the unit of the column's `full`; nil for no bar.
    public var amount: Double?
    /// Between which amounts the true one lies, where it is an estimate: a dot in its interval instead of a bar.
    public var interval: ClosedRange<Double>?
    /// Numbers that led to the one in text, drawn behind it as a small line; empty for none.
    public var trend: [Double] = []
    /// The number with all its digits where the text rounds it, shown when the pointer rests there.
    public var exact: String?

    /// A cell with marked words.
    public init(_ text: Prose, amount: Double? = nil, exact: String? = nil) {
      self.text = text
      self.amount = amount
      self.exact = exact
    }

    /// A cell with plain words or a number in text.
    public init(_ text: String, amount: Double? = nil, exact: String? = nil) {
      self.init(Prose(text), amount: amount, exact: exact)
    }

    /// A cell with plain words.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// A cell with words whose interpolated values carry marks, as in `Prose`.
    public init(stringInterpolation: Prose.StringInterpolation) {
      self.init(Prose(stringInterpolation: stringInterpolation))
    }
  }

  /// A word about a row.
  public struct Mark: Sendable, Equatable {
    /// The word.
    public var text: String
    /// How good the news is.
    public var tone: Tone

    /// A mark; of good news when nothing else is said.
    public init(_ text: String, tone: Tone = .good) {
      self.text = text
      self.tone = tone
    }
  }
}
