import Tables

extension Pool {
  /// Makes the units of skills and costs so small that a player who counts one and a half times is a whole number of them:
  /// totals of teams are in the units of the columns everywhere.
  /// - Parameter digits: by how many digits.
  /// - Returns: the column whose values do not fit 128 bits then; `nil` where all do.
  /// - Complexity: O(players).
  mutating func refine(by digits: FinerUnits) -> PoolColumn? {
    guard let finer = skills.finer(by: digits.skill) else { return .skill }
    guard let finerCosts = costs.finer(by: digits.cost) else { return .cost }
    (skills, costs, finerUnits) = (finer, finerCosts, digits)
    return nil
  }

  /// Puts another value in the place of a player's skill or cost.
  /// - Returns: whether it can be kept exactly.
  public mutating func replace(_ column: PoolColumn, of player: Int, with value: DecimalNumber) -> Bool {
    let isCost = column == .cost
    let (old, digits) = isCost ? (costs, finerUnits.cost) : (skills, finerUnits.skill)
    let lacking = max(0, value.normalised.places + digits - old.places)
    guard let new = old.finer(by: lacking)?.replacing(row: player, with: value) else { return false }
    if isCost { costs = new } else { skills = new }
    return true
  }
}

/// By how many digits the units of a pool are smaller than its values need.
public struct FinerUnits: Sendable, Hashable {
  /// Of the skills.
  public var skill = 0
  /// Of the costs.
  public var cost = 0

  /// As small as values need.
  public init() {}

  /// As small as the multipliers of rules need.
  public init(for rules: Rules) {
    guard let plan = DutyPlan(rules) else { return }
    (skill, cost) = (plan.skillPlaces, plan.costPlaces)
  }
}

extension DecimalColumn {
  /// The same values in units that are smaller by some digits; `nil` where they do not fit 128 bits.
  fileprivate func finer(by digits: Int) -> DecimalColumn? {
    guard digits > 0 else { return self }
    var values: [Int128] = []
    values.reserveCapacity(count)
    for row in 0..<count {
      guard let units = DecimalNumber(mantissa: self[row], places: places).units(places: places + digits)
      else { return nil }
      values.append(units)
    }
    var column = DecimalColumn(units: .packed(values), places: places + digits)
    column.written = written
    return column
  }
}
