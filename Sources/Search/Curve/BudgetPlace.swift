/// Where a budget stands on the budget curve: what it buys, and what a little more or less would.
///
/// It says of the budget what the curve knows: what lies outside ``BudgetCurve/covered`` is `nil` too.
public struct BudgetPlace: Sendable, Equatable {
  /// The budget.
  public var budget: Int128
  /// The point before ``within``: what remains for anything less than that one costs.
  public var below: BudgetCurve.Point?
  /// What the budget buys: the best skill, and the least that costs.
  public var within: BudgetCurve.Point?
  /// The next better point that money buys.
  public var above: BudgetCurve.Point?

  /// A place between these points.
  public init(
    budget: Int128, below: BudgetCurve.Point?, within: BudgetCurve.Point?, above: BudgetCurve.Point?
  ) {
    self.budget = budget
    self.below = below
    self.within = within
    self.above = above
  }

  /// The part of the budget that buys nothing.
  public var unused: Int128? { within.map { budget - $0.cost } }
  /// The budget below which the best skill drops: the cost of what this one buys.
  public var dropsBelow: Int128? { within?.cost }
  /// The skill lost there; `nil` where nothing cheaper is known.
  public var loss: Int128? {
    guard let within, let below else { return nil }
    return within.skill - below.skill
  }
  /// What the next better team costs above the budget.
  public var missing: Int128? { above.map { $0.cost - budget } }
  /// The skill that it gains.
  public var gain: Int128? {
    guard let within, let above else { return nil }
    return above.skill - within.skill
  }
}
