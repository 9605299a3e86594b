/// What is to be done with one cell of every record.
struct CellSlot {
  /// What the cell is.
  enum Use {
    /// The value of a number column, whose number among those is `index`.
    case number
    /// The value of a text column, whose number among those is `index`.
    case text
    /// The same of a column whose texts are numbered.
    case code
    /// Part of a joined text, or looked at by a filter: kept until the record ends.
    case staged
    /// The cell behind the last column, which is empty where lines end with a delimiter.
    case surplus
  }

  /// The number of the cell in its record, from 0.
  let field: Int
  /// What the cell is.
  let use: Use
  /// Which of its use.
  let index: Int

  /// Stands after the last slot; no record has so many cells.
  static let none = CellSlot(field: .max, use: .staged, index: 0)
}
