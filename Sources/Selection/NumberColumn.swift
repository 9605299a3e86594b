import Tables

/// The numbers of a column that rules add up.
public struct NumberColumn: Sendable {
  /// By player the number.
  public let values: DecimalColumn
  /// The unit in which they are, where the file has one on each; bare limits are in it too.
  public let unit: MoneyUnit?
  /// Whether they are rounded, as the file has more digits after the point than can be added up.
  public private(set) var isRounded = false
  /// Between which numbers all of them lie.
  private let range: ClosedRange<Int128>
  /// The largest number, positive or negative, of which the largest team can be added up in 64 bits.
  private static let most = Int128(Int64.max) / Int128(Rules.sizes.upperBound)

  /// Numbers as a file has them, with as many digits after the point as can be added up.
  /// - Complexity: O(players).
  public init(_ column: DecimalColumn) {
    let exact = column.inWrittenUnit
    let values = exact.rounded(within: Self.most)
    self.init(values, in: column.written?.unit)
    isRounded = values.places < exact.places
  }

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
  var canBeAdded: Bool { range.lowerBound >= -Self.most && range.upperBound <= Self.most }

  /// What the numbers of some players add up to.
  public func sum(of players: [Int]) -> DecimalNumber {
    DecimalNumber(mantissa: players.reduce(0) { $0 + values[$1] }, places: values.places)
  }

  /// The same column with these players only, in this order.
  func selecting(_ rows: [Int]) -> NumberColumn { NumberColumn(values.selecting(rows), in: unit) }
}
