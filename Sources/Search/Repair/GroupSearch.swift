/// Finds the best members of a group within any budget.
struct GroupSearch {
  /// What was found.
  enum Outcome {
    /// The best members, proved.
    case best(Members)
    /// The cheapest members cost more than the budget.
    case tooDear
    /// The stop signal ended the search.
    case stopped
  }

  private let group: MemberGroup
  private let limits: Limits

  /// Prepares the search.
  init(_ group: MemberGroup, limits: Limits) {
    self.group = group
    self.limits = limits
  }

  /// The most skill that the members can have at any cost.
  var mostSkill: Int128 {
    group.given.skill + group.candidates.skills.sorted(by: >).prefix(group.choose).reduce(0, +)
  }

  /// The best members who together cost no more than `budget`.
  func best(within budget: Int128) -> Outcome {
    let left = budget - group.given.cost
    guard group.choose > 0 else { return left >= 0 ? .best(group.given) : .tooDear }
    var search = PoolSearch(
      scale: Scale(of: group.candidates, size: group.choose), reduced: group.candidates.count,
      limits: limits, progress: NoProgress(), tuning: SearchTuning())
    let answer = search.run(group.candidates, budget: left)
    switch answer.status {
    case .infeasible: return .tooDear
    case .stopped: return .stopped
    case .proved:
      return .best(
        group.given.joined(with: Members(rows: answer.rows, skill: answer.skill, cost: answer.cost)))
    }
  }
}
