/// A total skill that was asked for, in scaled numbers.
struct ScaledSkillQuery<Value: WholeNumber> {
  /// The skill, rounded down; `nil` where it is below or above every team's.
  var skill: Value?
  /// Whether all teams have more skill.
  var isBelowAll = false
  /// Whether a team can have exactly this skill.
  var occurs = false

  /// Finds `total` among the skills of teams of `size`.
  init(_ total: Int128, scale: NumberScale.Column, size: Int) {
    let least = Int128(size) * scale.lowest
    guard total >= least else {
      isBelowAll = true
      return
    }
    let (above, overflow) = total.subtractingReportingOverflow(least)
    let (steps, rest) = above.quotientAndRemainder(dividingBy: scale.unit)
    guard !overflow, steps <= Int128(size) * scale.highest else { return }
    skill = Value(steps)
    occurs = rest == 0
  }
}
