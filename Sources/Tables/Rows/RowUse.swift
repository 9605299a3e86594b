/// Whether a row is used, for each possible meaning of bare amounts in filters: which one applies is known only when
/// the last amount of the column has been read.
struct RowUse: Equatable {
  /// With full amounts, as where cells carry different units, or some carry none.
  var asFullAmounts: Bool
  /// With amounts in the one unit that all cells carry.
  var inUnit: Bool

  static let full = RowUse(asFullAmounts: true, inUnit: true)
  static let none = RowUse(asFullAmounts: false, inUnit: false)
}

extension SlowPathState {
  /// A filter, its staged cells, and the positions of these cells in the record.
  struct Condition {
    var filter: RowFilter
    var cells: Cells
    var fields: [Int]
    /// Whether it compares an amount without a unit with the column of amounts.
    var isBareAmount: Bool
  }
}
