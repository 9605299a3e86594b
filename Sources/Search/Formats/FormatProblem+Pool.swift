import Selection
import Tables

extension FormatProblem {
  /// The question that rules ask about a pool.
  public init(_ pool: RuledPool) {
    let rules = pool.rules
    let countsClubs = rules.maxPerClub != nil || rules.leastClubs != nil
    self.init(
      Problem(pool.pool, under: rules),
      leastCost: rules.leastCost.map { $0.unitsRoundedUp(places: pool.pool.costs.places) },
      roles: rules.roles.isEmpty ? [] : pool.eligibility.masks.map { UInt32($0) },
      format: rules.roles.isEmpty ? .anyone : .quotas(rules.roles.map(\.count)),
      clubs: countsClubs ? pool.clubs.numbers.map { $0.map { Int32($0) } ?? -1 } : [],
      mostPerClub: rules.maxPerClub, leastClubs: rules.leastClubs, locked: pool.named.locked,
      banned: pool.named.banned,
      groups: zip(rules.groups, pool.named.groups).map { rule, members in
        GroupRule(members: members, least: rule.least, most: rule.most ?? .max)
      })
  }
}
