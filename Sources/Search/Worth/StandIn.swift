import Tables

/// Finds the best teammates of players whom the rules do not tell apart, the same roles, club and groups: somebody of
/// their kind without skill and cost is locked, so that the others of a team are the teammates.
///
/// The player may be among the teammates found. If not, these are the answer; else the player is banned, and they are
/// looked for anew.
struct StandIn: Sendable {
  /// The problem with the stand-in behind all others.
  private let problem: Problem
  /// The question after the cheapest of them; its budget is not set.
  private let complement: Problem
  private let limits: Limits
  private let lowestSkill: Int128
  private let highestSkill: Int128

  /// Some players who complete a team.
  struct Group {
    /// Their rows.
    var rows: Set<Int>
    /// Their total skill.
    var skill: Int128
    /// What they cost together.
    var cost: Int128
    /// Whether they come first of all those; else nobody knows.
    var isFirst: Bool
  }

  /// The stand-in for players of the kind of `row`.
  /// - Parameter isAlone: whether it takes the place of that player alone, who is banned then.
  init(for row: Int, in problem: Problem, isAlone: Bool, limits: Limits) {
    var problem = problem
    let standIn = problem.count
    problem.skills = .packed(problem.skills.values + [0])
    problem.costs = .packed(problem.costs.values + [0])
    if !problem.roles.isEmpty { problem.roles.append(problem.roles[row]) }
    if !problem.clubs.isEmpty { problem.clubs.append(problem.clubs[row]) }
    for group in problem.groups.indices where problem.groups[group].members.contains(row) {
      problem.groups[group].members.append(standIn)
    }
    problem.locked.append(standIn)
    if isAlone {
      problem.locked.removeAll { $0 == row }
      problem.banned.append(row)
    }
    self.problem = problem
    self.limits = limits
    complement = problem.complement
    let skills = problem.skills.values
    (lowestSkill, highestSkill) = (skills.min() ?? 0, skills.max() ?? 0)
  }

  /// The most skilled teammates whose cost lies between two bounds; `nil` where there are none.
  /// - Parameter stepsOnTies: how far of equally skilled and equally dear ones those who come first are looked for.
  func mostSkilled(
    costing window: ClosedRange<Int128>, stepsOnTies: Int = 0
  ) throws(SearchStopped) -> Group? {
    var limited = problem
    limited.leastCost = window.lowerBound
    limited.budget = window.upperBound
    return try teammates(findTeam(limited, stepsOnTies: stepsOnTies, limits: limits))
  }

  /// The cheapest teammates with at least a given skill; for `nil` the cheapest of all.
  func cheapest(reaching skill: Int128?) throws(SearchStopped) -> Group? {
    var limited = complement
    // There the best skill costs nothing, and the least the most.
    let total = Int128(limited.size) * highestSkill
    limited.budget = total - (skill ?? Int128(limited.size) * lowestSkill)
    return try teammates(findTeam(limited, stepsOnTies: 0, limits: limits))
  }

  private func teammates(_ answer: Answer) throws(SearchStopped) -> Group? {
    switch answer.status {
    case .infeasible: return nil
    case .stopped: throw SearchStopped()
    case .proved:
      // The stand-in adds nothing.
      return Group(
        rows: Set(answer.rows).subtracting([problem.count - 1]),
        skill: answer.rows.reduce(0) { $0 + problem.skills[$1] },
        cost: answer.rows.reduce(0) { $0 + problem.costs[$1] }, isFirst: answer.isFirst)
    }
  }
}

extension Problem {
  /// The question after the cheapest team with at least a given skill, whatever the budget and the lowest spend: its
  /// complement.
  ///
  /// As in ``cheapestTeam(reaching:in:limits:)`` a player is worth what they cost less than the dearest, and costs
  /// what they have less skill than the best. Every rule but those about money is as it was.
  fileprivate var complement: Problem {
    let (skills, costs) = (skills.values, costs.values)
    let (highestSkill, highestCost) = (skills.max() ?? 0, costs.max() ?? 0)
    var complement = self
    complement.skills = .packed(costs.map { highestCost - $0 })
    complement.costs = .packed(skills.map { highestSkill - $0 })
    complement.leastCost = nil
    return complement
  }
}
