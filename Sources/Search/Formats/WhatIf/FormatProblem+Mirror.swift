import Tables

extension FormatProblem {
  /// The question after the cheapest team with at least a given skill, whatever the budget and the lowest spend.
  ///
  /// As in ``cheapestTeam(reaching:in:limits:)`` a player is worth what he costs less than the dearest, and costs
  /// what he has less skill than the best. Every rule but those about money is as it was.
  func mirrored(reaching skill: Int128) -> FormatProblem {
    let (skills, costs) = (base.skills.values, base.costs.values)
    let (highestSkill, highestCost) = (skills.max() ?? 0, costs.max() ?? 0)
    var mirrored = self
    mirrored.base.skills = .packed(costs.map { highestCost - $0 })
    mirrored.base.costs = .packed(skills.map { highestSkill - $0 })
    mirrored.base.budget = Int128(base.size) * highestSkill - skill
    mirrored.leastCost = nil
    return mirrored
  }
}
