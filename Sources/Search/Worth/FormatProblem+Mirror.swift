import Tables

extension Problem {
  /// The question after the cheapest team with at least a given skill, whatever the budget and the lowest spend.
  ///
  /// As in ``cheapestTeam(reaching:in:limits:)`` a player is worth what he costs less than the dearest, and costs
  /// what he has less skill than the best. Every rule but those about money is as it was.
  func mirrored(reaching skill: Int128) -> Problem {
    let (skills, costs) = (skills.values, costs.values)
    let (highestSkill, highestCost) = (skills.max() ?? 0, costs.max() ?? 0)
    var mirrored = self
    mirrored.skills = .packed(costs.map { highestCost - $0 })
    mirrored.costs = .packed(skills.map { highestSkill - $0 })
    mirrored.budget = Int128(size) * highestSkill - skill
    mirrored.leastCost = nil
    return mirrored
  }
}
