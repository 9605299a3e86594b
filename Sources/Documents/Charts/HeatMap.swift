/// A grid of coloured cells or of bars: each shows an amount or one of a few outcomes.
public struct HeatMap: Plot {
  /// The colour of a cell.
  public enum Shade: Sendable, Equatable {
    /// A share from 0 to 1: from no colour to full blue.
    case share(Double)
    /// The first side wins: blue.
    case first
    /// The second side wins: orange.
    case second
    /// Neither: grey.
    case neither
    /// Both lose: red.
    case bad
    /// Nothing to show.
    case empty
    /// A bar with its text on top, as long as a share from 0 to 1 of the cell.
    case bar(DataTable.Column.BarColour, Double)
  }

  /// One cell.
  public struct Cell: Sendable, Equatable {
    /// Its colour.
    public var shade: Shade
    /// A word or number of a few characters, shown if there is room; may be empty.
    public var text: String
    /// The full details, shown on hover.
    public var title: String

    /// A cell.
    public init(_ shade: Shade, text: String = "", title: String) {
      self.shade = shade
      self.text = text
      self.title = title
    }
  }

  /// The most columns with which the drawing is narrow enough for a half-width card.
  public static let mostInHalf = 20
  /// The most columns with room for names, and for the whole drawing on a phone.
  public static let mostNamed = 12
  /// The width of a full share bar.
  static let share = 48.0

  /// The names of the rows from top to bottom.
  public var rows: [String]
  /// The names of the columns from left to right.
  public var columns: [String]
  /// The cells, row by row; each row has one per column.
  public var cells: [[Cell]]
  /// The share of each row, from 0 to 1, drawn as a bar before its cells; empty for none.
  public var shares: [Double]
  /// The legend, below the cells: what each colour means, in a word or two; empty where the texts say it.
  public var key: [(shade: Shade, meaning: String)]

  /// Whether its cells hold bars: either all do, or none.
  var hasBars: Bool { if case .bar? = cells.first?.first?.shade { true } else { false } }

  /// A heat map of the given cells.
  /// - Precondition: there is one row of cells for each row, with one cell per column, and one share per row or none.
  public init(
    rows: [String], columns: [String], cells: [[Cell]], shares: [Double] = [],
    key: [(shade: Shade, meaning: String)] = []
  ) {
    precondition(
      cells.count == rows.count && cells.allSatisfy { $0.count == columns.count },
      "a heat map has one cell where a row meets a column")
    precondition(shares.isEmpty || shares.count == rows.count, "a share belongs to a row")
    self.rows = rows
    self.columns = columns
    self.cells = cells
    self.shares = shares
    self.key = key
  }
}
