import Config
import Tables
import Words

/// The maximum number of players from one club; players who count for no club are ignored.
enum MostPerClub: TeamRule {
  static let keys = [RulesKey("max-per-club")]

  static let options = [
    RuleOption("max-per-club", "N", help: "the maximum number of players from one club") {
      text, rules throws(RuleMistake) in rules.maxPerClub = try RuleOption.number(text)
    }
  ]

  static func read(_ file: inout RulesFile, into rules: inout Rules) {
    rules.maxPerClub = file.get(key, .integer(Rules.sizes))
  }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? { rules.maxPerClub.map { .plain($0) } }

  static func warnings(in pool: RuledPool) -> [Diagnostic] { pool.warningsOfMissingClubs }

  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    guard let most = pool.rules.maxPerClub else { return [] }
    let counts = team.compactMap { pool.clubs.numbers[$0] }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.filter { $0.value > most }.sorted { $0.key < $1.key }.map {
      .tooManyOfClub(pool.clubs.names[$0.key], count: $0.value, most: most)
    }
  }

  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {
    terms.mostPerClub = pool.rules.maxPerClub
  }

  static func title(in rules: Rules) -> String? { "--max-per-club" }
}

extension BrokenRule {
  /// Returns the problem of too many players from one club.
  public static func tooManyOfClub(_ club: String, count: Int, most: Int) -> BrokenRule {
    BrokenRule(
      "club-too-many", "\(counted(count, "player")) from \(club), at most \(most)", excess: count - most)
  }
}
