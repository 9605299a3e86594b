/// How one cell of every record is processed.
struct CellSlot {
  enum Use {
    /// The value of a number column; `index` is its position among the number columns.
    case number
    /// The value of a text column; `index` is its position among the text columns.
    case text
    /// The same for a column whose texts are coded as numbers.
    case code
    /// Part of a joined text, or used by a filter: kept until the record ends.
    case staged
    /// The cell after the last column, which is empty where lines end with a delimiter.
    case surplus
  }

  /// The number of the cell in its record, from 0.
  let field: Int
  let use: Use
  /// The position among the slots with this use.
  let index: Int

  /// A sentinel after the last slot; no record has that many cells.
  static let none = CellSlot(field: .max, use: .staged, index: 0)
}
