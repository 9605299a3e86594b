import Tables

/// What a column that rules limit adds up to over some players.
public struct ColumnSum: Sendable, Hashable {
  /// The limit.
  public var limit: ColumnLimit
  /// The sum.
  public var sum: DecimalNumber
  /// The least that it may be, in its unit; `nil` for any.
  public var least: DecimalNumber?
  /// The most; `nil` for any.
  public var most: DecimalNumber?
  /// The unit, where the file has one.
  public var unit: MoneyUnit?

  /// A sum of numbers under a limit.
  /// - Parameter column: the numbers; where they were not read, they count as zeros.
  /// - Complexity: O(players)
  init(_ limit: ColumnLimit, of players: [Int], in column: NumberColumn?) {
    self.limit = limit
    unit = column?.unit
    sum = column?.sum(of: players) ?? DecimalNumber(mantissa: 0, places: 0)
    least = limit.least?.amount(in: unit)
    most = limit.most?.amount(in: unit)
  }

  /// Whether it is less than the least.
  var isTooLow: Bool { least.map { sum < $0 } ?? false }

  /// Whether it is more than the most.
  var isTooHigh: Bool { most.map { $0 < sum } ?? false }

  /// A number in its unit; empty where there is none.
  func text(_ number: DecimalNumber?) -> String {
    number.map { "\($0.normalised)\(unit?.rawValue ?? "")" } ?? ""
  }
}

extension ColumnSum: CustomStringConvertible {
  /// `ownership adds up to 124.3`
  public var description: String { "\(limit.column) adds up to \(text(sum))" }
}

extension Pool {
  /// What each column that rules limit adds up to.
  /// - Complexity: O(players · limits) of the team.
  public func sums(of team: [Int], under rules: Rules) -> [ColumnSum] {
    rules.limits.map { ColumnSum($0, of: team, in: numbers[$0.column]) }
  }
}
