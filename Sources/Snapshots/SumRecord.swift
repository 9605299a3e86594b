import Selection

/// What a column adds up to over a team, and what it may, as the snapshot holds it.
public struct SumRecord: Codable, Sendable, Equatable {
  /// The column, as the rules name it.
  public var column: String
  /// The sum.
  public var sum: ExactDecimal
  /// The least that it may be; absent for any.
  public var atLeast: ExactDecimal?
  /// The most; absent for any.
  public var atMost: ExactDecimal?
  /// The unit that the numbers carry in the file; absent for none.
  public var unit: String?

  /// The record of a sum.
  public init(_ sum: ColumnSum) {
    column = "\(sum.limit.column)"
    self.sum = ExactDecimal(sum.sum)
    atLeast = sum.least.map { ExactDecimal($0) }
    atMost = sum.most.map { ExactDecimal($0) }
    unit = sum.unit?.rawValue
  }
}

extension [SumRecord] {
  /// The sums of a team; `nil` where rules limit none.
  public init?(of team: [Int], in pool: Pool, under rules: Rules) {
    let sums = pool.sums(of: team, under: rules)
    guard !sums.isEmpty else { return nil }
    self = sums.map { SumRecord($0) }
  }
}
