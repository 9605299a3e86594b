/// Which teams a search under rules looks for.
struct SearchTarget<Value: WholeNumber>: Sendable {
  /// A team has more skill than this, or as much and costs less than `costBelow`.
  var skill: Value
  /// See `skill`; one above the window's end, or less.
  var costBelow: Value
  /// What a team may cost.
  var window: ClosedRange<Value>
  /// Whether teams of more skill are not wanted, or known not to be there.
  var onlyThisSkill = false

  /// Teams of at least this skill.
  static func atLeast(_ skill: Value, window: ClosedRange<Value>) -> SearchTarget {
    SearchTarget(skill: skill, costBelow: window.upperBound + 1, window: window)
  }

  /// Teams of exactly this skill at any cost that is allowed.
  static func sharing(_ skill: Value, window: ClosedRange<Value>) -> SearchTarget {
    SearchTarget(skill: skill, costBelow: window.upperBound + 1, window: window, onlyThisSkill: true)
  }

  /// Teams of exactly this skill and cost.
  static func equal(skill: Value, cost: Value) -> SearchTarget {
    SearchTarget(skill: skill, costBelow: cost + 1, window: cost...cost, onlyThisSkill: true)
  }

  /// The least β·S − a·C of a wanted team: what its weight, with its share of the sets' prices, cannot go below.
  func neededWeight(skillPrice: Value, costPrice: Value) -> Value {
    guard costPrice >= 0 else { return skillPrice * skill - costPrice * window.lowerBound }
    let asSkilled = skillPrice * skill - costPrice * (costBelow - 1)
    if onlyThisSkill { return asSkilled }
    return min(asSkilled, skillPrice * (skill + 1) - costPrice * window.upperBound)
  }

  /// Whether a team with these totals is wanted.
  @inline(__always)
  func accepts(skill teamSkill: Value, cost: Value) -> Bool {
    guard window.contains(cost) else { return false }
    if teamSkill == skill { return cost < costBelow }
    return teamSkill > skill && !onlyThisSkill
  }
}
