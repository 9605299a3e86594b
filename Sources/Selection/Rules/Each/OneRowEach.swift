import Config

/// That a team takes one row of a person who stands in several: a matter of the pool, not of a file of rules.
struct OneRowEach: TeamRule {
  static let keys: [RulesKey] = []

  static func read(_ file: inout RulesFile) -> OneRowEach { OneRowEach() }
  func written(_ key: RulesKey) -> ConfigNode? { nil }

  func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    let members = Set(team)
    return pool.pool.people.compactMap { rows in
      let taken = rows.filter(members.contains)
      guard taken.count > 1 else { return nil }
      return BrokenRule(
        "one-person", "\(taken.count) rows of \(pool.pool.names[rows[0]]), who is one player",
        excess: taken.count - 1)
    }
  }

  func enter(_ terms: inout TeamTerms, of pool: RuledPool) {
    terms.groups += pool.pool.people.map { rows in
      .init(title: "the one row of \(pool.pool.names[rows[0]])", members: rows, least: 0, most: 1)
    }
  }
}
