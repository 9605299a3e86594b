/// The teams that a search under rules looks for.
struct SearchTarget<Value: WholeNumber>: Sendable {
  /// A wanted team has more skill than this, or the same skill at a cost below `costBelow`.
  var skill: Value
  /// See `skill`; at most one above the window's end.
  var costBelow: Value
  var window: ClosedRange<Value>
  /// Whether teams of more skill are not wanted, or known not to exist.
  var onlyThisSkill = false

  /// Teams of at least this skill at any allowed cost.
  static func atLeast(_ skill: Value, window: ClosedRange<Value>) -> SearchTarget {
    SearchTarget(skill: skill, costBelow: window.upperBound + 1, window: window)
  }

  /// Teams of exactly this skill at any allowed cost.
  static func sharing(_ skill: Value, window: ClosedRange<Value>) -> SearchTarget {
    SearchTarget(skill: skill, costBelow: window.upperBound + 1, window: window, onlyThisSkill: true)
  }

  static func equal(skill: Value, cost: Value) -> SearchTarget {
    SearchTarget(skill: skill, costBelow: cost + 1, window: cost...cost, onlyThisSkill: true)
  }

  /// The least β·S − a·C of a wanted team: the least that its weight, with its share of the sets' prices, can be.
  func neededWeight(_ prices: RulePrices<Value>) -> Value {
    neededWeight(skillPrice: prices.skill, costPrice: prices.cost)
  }

  /// The same at the prices of a lane.
  func neededWeight(skillPrice: Value, costPrice: Value) -> Value {
    guard costPrice >= 0 else { return skillPrice * skill - costPrice * window.lowerBound }
    let asSkilled = skillPrice * skill - costPrice * (costBelow - 1)
    if onlyThisSkill { return asSkilled }
    return min(asSkilled, skillPrice * (skill + 1) - costPrice * window.upperBound)
  }

  @inline(__always)
  func accepts(skill teamSkill: Value, cost: Value) -> Bool {
    guard window.contains(cost) else { return false }
    if teamSkill == skill { return cost < costBelow }
    return teamSkill > skill && !onlyThisSkill
  }
}
