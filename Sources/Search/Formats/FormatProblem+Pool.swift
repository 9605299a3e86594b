import Selection
import Tables

extension FormatProblem {
  /// The question that rules ask about a pool.
  public init(_ pool: RuledPool) {
    let terms = pool.terms
    self.init(
      Problem(pool.pool, under: pool.rules),
      leastCost: terms.leastCost.map { $0.unitsRoundedUp(places: pool.pool.costs.places) },
      roles: terms.places.map { UInt32($0) },
      format: terms.placeCounts.isEmpty ? .anyone : .quotas(terms.placeCounts),
      clubs: terms.countsClubs ? pool.clubs.numbers.map { $0.map { Int32($0) } ?? -1 } : [],
      mostPerClub: terms.mostPerClub, leastClubs: terms.leastClubs, locked: terms.locked,
      banned: terms.banned,
      groups: terms.groups.map { GroupRule(members: $0.members, least: $0.least, most: $0.most ?? .max) })
  }
}
