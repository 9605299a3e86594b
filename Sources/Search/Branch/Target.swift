/// Which teams a search looks for.
struct Target<Value: WholeNumber>: Sendable {
  /// What happens when such a team is found.
  enum Goal: Sendable {
    /// The collector gets it, and may want only better teams from then on.
    case better
    /// Of all teams of exactly this skill and cost, those whose rows come first are kept.
    case equal
  }

  /// What happens with a team found.
  var goal: Goal
  /// A team has more skill than this, or as much and costs less than `costBelow`.
  var skill: Value
  /// See `skill`.
  var costBelow: Value
  /// The most that a team may cost.
  var budget: Value
  /// The least that more skill can be.
  var unit: Value = 1
  /// How much less than the budget a team may cost.
  var mostLeft: Value

  /// Teams of at least this skill within the budget.
  static func better(skill: Value, budget: Value) -> Target {
    Target(goal: .better, skill: skill, costBelow: budget + 1, budget: budget, mostLeft: budget)
  }

  /// Teams of exactly this skill and cost.
  static func equal(skill: Value, cost: Value) -> Target {
    Target(goal: .equal, skill: skill, costBelow: cost + 1, budget: cost, mostLeft: 0)
  }

  /// What a wanted team weighs at least: b·S − a·C of the cheapest way to be wanted.
  func neededWeight(_ multiplier: Multiplier<Value>) -> Value {
    min(
      multiplier.weight(skill: skill, cost: costBelow - 1),
      multiplier.weight(skill: skill + unit, cost: budget))
  }

  /// Whether a team with these totals, known to fit the budget, is wanted.
  @inline(__always)
  func accepts(skill teamSkill: Value, cost: Value) -> Bool {
    if teamSkill == skill { return cost < costBelow && budget - cost <= mostLeft }
    return teamSkill > skill && goal == .better
  }
}
