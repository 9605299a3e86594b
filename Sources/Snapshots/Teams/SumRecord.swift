import Selection

/// The sum of a column over a team, and its limits, as the snapshot holds them.
public struct SumRecord: Codable, Sendable, Equatable {
  /// The column, as the rules name it.
  public var column: String
  /// The sum.
  public var sum: ExactDecimal
  /// The lowest allowed sum; absent if there is none.
  public var atLeast: ExactDecimal?
  /// The highest allowed sum; absent if there is none.
  public var atMost: ExactDecimal?
  /// The unit of the numbers in the file; absent if there is none.
  public var unit: String?

  /// Creates the record of a sum.
  public init(_ sum: ColumnSum) {
    column = "\(sum.limit.column)"
    self.sum = ExactDecimal(sum.sum)
    atLeast = sum.least.map { ExactDecimal($0) }
    atMost = sum.most.map { ExactDecimal($0) }
    unit = sum.unit?.rawValue
  }
}

extension [SumRecord] {
  /// Creates the sums of a team; `nil` if the rules limit none.
  public init?(of team: [Int], in pool: Pool, under rules: Rules) {
    let sums = pool.sums(of: team, under: rules)
    guard !sums.isEmpty else { return nil }
    self = sums.map { SumRecord($0) }
  }
}
