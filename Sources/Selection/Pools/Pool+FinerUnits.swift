import Tables

extension Pool {
  /// Makes the units of skills and costs so small that one and a half times a player is a whole number of them: team
  /// totals are in the units of the columns everywhere.
  /// - Parameter digits: how many digits to add.
  /// - Returns: the column whose values no longer fit in 128 bits; `nil` where all do.
  package mutating func refine(by digits: FinerUnits) -> PoolColumn? {
    guard let finer = skills.finer(by: digits.skill) else { return .skill }
    guard let finerCosts = costs.finer(by: digits.cost) else { return .cost }
    (skills, costs, finerUnits) = (finer, finerCosts, digits)
    return nil
  }

  /// Replaces a player's skill or cost.
  /// - Returns: whether the new value can be stored exactly.
  public mutating func replace(_ column: PoolColumn, of player: Int, with value: DecimalNumber) -> Bool {
    let isCost = column == .cost
    let (old, digits) = isCost ? (costs, finerUnits.cost) : (skills, finerUnits.skill)
    let lacking = max(0, value.normalised.places + digits - old.places)
    guard let new = old.finer(by: lacking)?.replacing(row: player, with: value) else { return false }
    if isCost { costs = new } else { skills = new }
    return true
  }
}

/// The number of digits by which the units of a pool are smaller than its values need.
public struct FinerUnits: Sendable, Hashable {
  /// The digits of the skills.
  public var skill = 0
  /// The digits of the costs.
  public var cost = 0

  /// Creates units as small as the values need.
  public init() {}

  /// Creates units as small as the multipliers of the rules need.
  public init(for rules: Rules) {
    guard let plan = DutyPlan(rules) else { return }
    (skill, cost) = (plan.skillPlaces, plan.costPlaces)
  }
}
