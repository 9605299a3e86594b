/// Alternatives of which a team keeps at least one: a stack of four of some one club, or a quarterback who is either
/// not there or brings a receiver.
public struct Condition: Sendable, Hashable {
  /// Each of them holds where all of its rules do; where there are none no team keeps the condition.
  public var alternatives: [[GroupRule]]
  /// Whether it says what another case has already, so that it is not taken apart once more.
  var isResidual = false

  /// A team that has any of `players` keeps the rules.
  public static func ifAny(of players: [Int], then rules: [GroupRule]) -> Condition {
    Condition(alternatives: [[GroupRule(members: players, most: 0)], rules])
  }

  /// A team keeps at least one of some rules.
  public static func some(of rules: [GroupRule]) -> Condition {
    Condition(alternatives: rules.map { [$0] })
  }

  /// The rules that hold where somebody of a group is there, and the group; `nil` where it says something else.
  var implication: (members: [Int], rules: [GroupRule])? {
    guard alternatives.count == 2 else { return nil }
    for (one, other) in [(alternatives[0], alternatives[1]), (alternatives[1], alternatives[0])] {
      if one.count == 1, one[0].least <= 0, one[0].most == 0 { return (one[0].members, other) }
    }
    return nil
  }

  /// That all of some rules hold is ruled out.
  static func not(_ rules: [GroupRule]) -> Condition {
    var condition = Condition(
      alternatives: rules.flatMap { rule -> [[GroupRule]] in
        let fewer = GroupRule(members: rule.members, most: rule.least - 1)
        let more = GroupRule(members: rule.members, least: rule.most == .max ? .max : rule.most + 1)
        return (rule.least > 0 ? [[fewer]] : []) + (rule.most < .max ? [[more]] : [])
      })
    condition.isResidual = true
    return condition
  }
}
