import Tables

/// The numbers of a column that rules add up.
public struct NumberColumn: Sendable {
  /// By player the number.
  public let values: DecimalColumn
  /// The unit in which they are, where the file has one on each; bare limits are in it too.
  public let unit: MoneyUnit?
  /// Between which numbers all of them lie.
  private let range: ClosedRange<Int128>

  /// Numbers as a file has them.
  /// - Complexity: O(players).
  public init(_ column: DecimalColumn) { self.init(column.inWrittenUnit, in: column.written?.unit) }

  private init(_ values: DecimalColumn, in unit: MoneyUnit?) {
    let numbers = (0..<values.count).lazy.map { values[$0] }
    self.values = values
    self.unit = unit
    range = (numbers.min() ?? 0)...(numbers.max() ?? 0)
  }

  /// Whether some number lowers a sum, or raises it.
  var canLower: Bool { range.lowerBound < 0 }
  var canRaise: Bool { range.upperBound > 0 }

  /// Whether the largest team can be added up in 64 bits.
  var canBeAdded: Bool {
    let most = Int128(Int64.max) / Int128(Rules.sizes.upperBound)
    return range.lowerBound >= -most && range.upperBound <= most
  }

  /// What the numbers of some players add up to.
  public func sum(of players: [Int]) -> DecimalNumber {
    DecimalNumber(mantissa: players.reduce(0) { $0 + values[$1] }, places: values.places)
  }

  /// The same column with these players only, in this order.
  func selecting(_ rows: [Int]) -> NumberColumn { NumberColumn(values.selecting(rows), in: unit) }
}
