import Config

/// The rule that a team takes only one row of a person who has several: a matter of the pool, not of a rules file.
enum OneRowEach: TeamRule {
  static let keys: [RulesKey] = []

  static func read(_ file: inout RulesFile, into rules: inout Rules) {}
  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? { nil }

  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    let taken = Dictionary(grouping: team) { pool.pool.people.rows(with: $0)[0] }
    return taken.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { first, rows in
      BrokenRule(
        "one-person", "\(rows.count) rows of \(pool.pool.names[first]), who is one player",
        excess: rows.count - 1)
    }
  }

  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {
    terms.groups += pool.pool.people.map { rows in
      .init(title: "the one row of \(pool.pool.names[rows[0]])", members: rows, least: 0, most: 1)
    }
  }
}
