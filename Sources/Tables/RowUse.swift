/// Whether a row is used, for each meaning that bare amounts of filters may have: which one holds is known when the
/// last amount of the column has been read.
struct RowUse: Equatable {
  /// With full amounts, as where some cells carry another unit than others, or none.
  var asFullAmounts: Bool
  /// With amounts in the one unit that all cells carry.
  var inUnit: Bool

  static let full = RowUse(asFullAmounts: true, inUnit: true)
  static let none = RowUse(asFullAmounts: false, inUnit: false)
}

extension CarefulReading {
  /// A filter, the staged cells it looks at and the places of these cells in the record.
  struct Condition {
    var filter: RowFilter
    var cells: Cells
    var fields: [Int]
    /// It holds an amount without a unit against the column of amounts.
    var isBareAmount: Bool
  }
}
