/// Alternatives, one of which a team must satisfy: four from any one club, or no quarterback or else a receiver.
public struct Condition: Sendable, Hashable {
  /// An alternative holds if all of its rules do; without alternatives, no team satisfies the condition.
  public var alternatives: [[GroupRule]]
  /// Whether it only says what another case already covers, so that it is not split again.
  var isResidual = false

  /// A condition with some alternatives.
  public init(alternatives: [[GroupRule]]) { self.alternatives = alternatives }

  /// A team that has any of `players` must satisfy the rules.
  package static func ifAny(of players: [Int], then rules: [GroupRule]) -> Condition {
    Condition(alternatives: [[GroupRule(members: players, most: 0)], rules])
  }

  /// A group, and the rules that hold if any of it is in the team; `nil` where the condition says something else.
  var implication: (members: [Int], rules: [GroupRule])? {
    guard alternatives.count == 2 else { return nil }
    for (one, other) in [(alternatives[0], alternatives[1]), (alternatives[1], alternatives[0])] {
      if one.count == 1, one[0].least <= 0, one[0].most == 0 { return (one[0].members, other) }
    }
    return nil
  }

  /// Rules out that all of some rules hold.
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
