import Selection
import Tables

extension Problem {
  /// The question that rules ask about a pool.
  ///
  /// A budget finer than the costs is rounded down to their unit, which changes nothing: sums of costs are
  /// whole numbers of it.
  /// - Parameter ruled: the pool as rules of roles, clubs and names see it; `nil` where there are none.
  public init(_ pool: Pool, heeding ruled: RuledPool? = nil, under rules: Rules) {
    self.init(
      skills: pool.skills.units, costs: pool.costs.units, size: rules.size,
      budget: rules.budget.unitsRoundedDown(places: pool.costs.places))
    if let ruled { heed(ruled) }
  }

  private mutating func heed(_ pool: RuledPool) {
    let terms = pool.terms
    leastCost = terms.leastCost.map { $0.unitsRoundedUp(places: pool.pool.costs.places) }
    if !terms.placeCounts.isEmpty {
      roles = terms.places.map { UInt32($0) }
      slots = .quotas(terms.placeCounts)
    }
    if terms.countsClubs {
      clubs = pool.clubs.numbers.map { $0.map { Int32($0) } ?? -1 }
      (mostPerClub, leastClubs) = (terms.mostPerClub, terms.leastClubs)
    }
    (locked, banned) = (terms.locked, terms.banned)
    func rule(_ group: TeamTerms.Group) -> GroupRule {
      GroupRule(members: group.members, least: group.least, most: group.most ?? .max)
    }
    groups = terms.groups.map(rule)
    counters = terms.limits.map { Counter(weights: $0.weights, least: $0.least, most: $0.most) }
    conditions = terms.conditions.map { Condition(alternatives: $0.alternatives.map { $0.map(rule) }) }
  }
}
