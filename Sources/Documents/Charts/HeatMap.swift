/// Rows and columns of coloured cells: how much, or which of a few, stands where a row meets a column.
public struct HeatMap: Chart {
  /// How a cell is coloured.
  public enum Shade: Sendable, Equatable {
    /// A share from 0 to 1: from nothing to full blue.
    case share(Double)
    /// The first of two: blue.
    case first
    /// The second of two: orange.
    case second
    /// Neither: grey.
    case neither
    /// Both lose: red.
    case bad
    /// Nothing stands there.
    case empty
  }

  /// Where a row meets a column.
  public struct Cell: Sendable, Equatable {
    /// Its colour.
    public var shade: Shade
    /// A word or number of a few characters, shown where there is room; may be empty.
    public var text: String
    /// The whole story, shown when the pointer rests on the cell.
    public var title: String

    /// A cell.
    public init(_ shade: Shade, text: String = "", title: String) {
      self.shade = shade
      self.text = text
      self.title = title
    }
  }

  /// What a colour means.
  public struct Key: Sendable, Equatable {
    /// The colour.
    public var shade: Shade
    /// What it means, in a word or two.
    public var meaning: String

    /// A colour with its meaning.
    public init(_ shade: Shade, _ meaning: String) {
      self.shade = shade
      self.meaning = meaning
    }
  }

  /// Up to so many columns the drawing is narrow enough for a card of half the page's width.
  public static let mostInHalf = 12
  /// How wide the bar of a row's share can be.
  static let share = 48.0

  /// The chart's short name, for files and identifiers.
  public var name: String
  /// What the chart shows, in a few words.
  public var title: String
  /// What there is to see, in a sentence or two.
  public var summary: String
  /// The names of the rows from top to bottom.
  public var rows: [String]
  /// The names of the columns from left to right.
  public var columns: [String]
  /// The cells, row by row; each row has one a column.
  public var cells: [[Cell]]
  /// A share from 0 to 1 of each row, drawn as a bar before its cells; empty for none.
  public var shares: [Double]
  /// What the colours mean, below the cells; none where the texts say it.
  public var key: [Key]
  /// The numbers behind the cells, if they are nowhere else.
  public var data: DataTable?

  /// A heat map of the given cells.
  /// - Precondition: there is one row of cells for each row, with one cell a column, and one share or none at all.
  public init(
    name: String, title: String, summary: String, rows: [String], columns: [String], cells: [[Cell]],
    shares: [Double] = [], key: [Key] = [], data: DataTable? = nil
  ) {
    precondition(
      cells.count == rows.count && cells.allSatisfy { $0.count == columns.count },
      "a heat map has one cell where a row meets a column")
    precondition(shares.isEmpty || shares.count == rows.count, "a share belongs to a row")
    self.name = name
    self.title = title
    self.summary = summary
    self.rows = rows
    self.columns = columns
    self.cells = cells
    self.shares = shares
    self.key = key
    self.data = data
  }
}
