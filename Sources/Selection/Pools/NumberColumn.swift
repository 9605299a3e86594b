import Tables

/// A column of numbers that rules add up.
public struct NumberColumn: Sendable {
  /// The number of each player.
  public let values: DecimalColumn
  /// The unit of the numbers, where the file writes one on each; bare limits use it too.
  public let unit: MoneyUnit?
  /// Whether they are rounded because the file has more decimal places than can be added up.
  public private(set) var isRounded = false
  /// The range of the numbers.
  private let range: ClosedRange<Int128>
  /// The largest absolute value with which the largest team can be added up in 64 bits.
  private static let most = Int128(Int64.max) / Int128(Rules.sizes.upperBound)

  /// Creates a column from the numbers of a file, with as many decimal places as can be added up.
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

  /// Whether some number is negative, so that it lowers a sum; or positive, so that it raises it.
  var canLower: Bool { range.lowerBound < 0 }
  var canRaise: Bool { range.upperBound > 0 }

  /// Whether the largest team can be added up in 64 bits.
  package var canBeAdded: Bool { range.lowerBound >= -Self.most && range.upperBound <= Self.most }

  /// Returns the total of some players.
  public func sum(of players: [Int]) -> DecimalNumber { values.number(players.reduce(0) { $0 + values[$1] }) }

  /// Returns the column with only these players, in this order.
  package func selecting(_ rows: [Int]) -> NumberColumn { NumberColumn(values.selecting(rows), in: unit) }
}
