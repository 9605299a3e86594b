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
    let rules = pool.rules
    leastCost = rules.leastCost.map { $0.unitsRoundedUp(places: pool.pool.costs.places) }
    if !rules.roles.isEmpty {
      roles = pool.eligibility.masks.map { UInt32($0) }
      format = .quotas(rules.roles.map(\.count))
    }
    if rules.maxPerClub != nil || rules.leastClubs != nil {
      clubs = pool.clubs.numbers.map { $0.map { Int32($0) } ?? -1 }
      (mostPerClub, leastClubs) = (rules.maxPerClub, rules.leastClubs)
    }
    (locked, banned) = (pool.named.locked, pool.named.banned)
    groups = zip(rules.groups, pool.named.groups).map { rule, members in
      GroupRule(members: members, least: rule.least, most: rule.most ?? .max)
    }
  }
}
