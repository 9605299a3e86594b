import Tables

/// The total of a limited column over some players.
public struct ColumnSum: Sendable, Hashable {
  /// The limit.
  public var limit: ColumnLimit
  /// The sum.
  public var sum: DecimalNumber
  /// The minimum, in its unit; `nil` for none.
  public var least: DecimalNumber?
  /// The maximum; `nil` for none.
  public var most: DecimalNumber?
  /// The unit, where the file has one.
  public var unit: MoneyUnit?

  /// Creates the sum of some players' numbers under a limit.
  /// - Parameter column: the numbers; if they were not read, they count as zeros.
  init(_ limit: ColumnLimit, of players: [Int], in column: NumberColumn?) {
    self.limit = limit
    unit = column?.unit
    sum = column?.sum(of: players) ?? DecimalNumber(mantissa: 0, places: 0)
    least = limit.least?.amount(in: unit)
    most = limit.most?.amount(in: unit)
  }

  var isTooLow: Bool { least.map { sum < $0 } ?? false }

  var isTooHigh: Bool { most.map { $0 < sum } ?? false }

  /// Formats a number with the unit; empty where there is none.
  func text(_ number: DecimalNumber?) -> String {
    number.map { "\($0.normalised)\(unit?.rawValue ?? "")" } ?? ""
  }
}

extension ColumnSum: CustomStringConvertible {
  /// `ownership adds up to 124.3`
  public var description: String { "\(limit.column) adds up to \(text(sum))" }
}

extension Pool {
  /// Returns the total of each column that rules limit.
  /// - Complexity: O(players · limits) of the team.
  public func sums(of team: [Int], under rules: Rules) -> [ColumnSum] {
    rules.limits.map { ColumnSum($0, of: team, in: numbers[$0.column]) }
  }
}
