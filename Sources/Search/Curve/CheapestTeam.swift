import Tables

/// The cheapest team with at least a given skill, whatever the budget.
///
/// Exactly `size` players are chosen, so the question is the usual one in a mirror: a player is worth what he
/// costs less than the dearest, and costs what he has less skill than the best; of that at most
/// size · best − skill may be spent. So the cheapest team comes out, of equally cheap ones the most skilled, of
/// those the one with the smallest rows.
///
/// - Parameters:
///   - skill: the least total skill.
///   - problem: the players and the size; its budget is not used.
///   - limits: threads, and what ends the search early.
/// - Returns: rows, skill and cost of the team; `infeasible` when no team reaches the skill. While `bound`
///   usually is the most skill, here it is the skill of the team itself.
/// - Precondition: as for ``findBestTeam(_:limits:progress:)``.
/// - Complexity: that of ``findBestTeam(_:limits:progress:)``.
public func cheapestTeam(
  reaching skill: Int128, in problem: Problem, limits: Limits = Limits()
) -> Answer {
  let reduced = problem.reduced
  return reduced.original(reduced.cheapestTeam(reaching: skill, limits: limits))
}

extension Problem {
  /// What the cheapest team costs; `nil` where there are too few players.
  /// - Complexity: O(n log n)
  public var cheapestCost: Int128? {
    let costs = costs.values
    return costs.count < size ? nil : costs.sorted().prefix(size).reduce(0, +)
  }
}

extension ReducedProblem {
  /// The cheapest team, in rows of the reduced problem.
  /// - Parameter stepsOnTies: how far the one with the smallest rows is looked for; 0 where any will do.
  func cheapestTeam(reaching skill: Int128, stepsOnTies: Int = Limits.stepsOfQuestion, limits: Limits)
    -> Answer
  {
    let (skills, costs) = (problem.skills.values, problem.costs.values)
    guard let highestSkill = skills.max(), let highestCost = costs.max() else {
      return .infeasible(playersAfterReduction: 0)
    }
    let mirrored = Problem(
      skills: .packed(costs.map { highestCost - $0 }), costs: .packed(skills.map { highestSkill - $0 }),
      size: problem.size, budget: Int128(problem.size) * highestSkill - skill)
    var answer = findTeam(mirrored, stepsOnTies: stepsOnTies, limits: limits)
    guard answer.status != .infeasible else { return answer }
    answer.skill = answer.rows.reduce(0) { $0 + skills[$1] }
    answer.cost = answer.rows.reduce(0) { $0 + costs[$1] }
    answer.bound = answer.skill
    return answer
  }
}
