import Config
import Tables
import Words

/// The minimum number of clubs in a team.
enum LeastClubs: TeamRule {
  static let keys = [RulesKey("min-clubs")]

  static let options = [
    RuleOption("min-clubs", "N", help: "the minimum number of clubs that a team's players come from") {
      text, rules throws(RuleMistake) in rules.leastClubs = try RuleOption.number(text)
    }
  ]

  static func read(_ file: inout RulesFile, into rules: inout Rules) {
    rules.leastClubs = file.get(key, .integer(Rules.sizes))
  }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? { rules.leastClubs.map { .plain($0) } }

  static func faults(in rules: Rules) -> [RulesFault] {
    guard let least = rules.leastClubs, least > rules.size else { return [] }
    return [.init(key: key, message: "\(least) clubs are impossible with \(counted(rules.size, "player"))")]
  }

  static func warnings(in pool: RuledPool) -> [Diagnostic] {
    pool.rules.maxPerClub == nil ? pool.warningsOfMissingClubs : []
  }

  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    let clubs = Set(team.compactMap { pool.clubs.numbers[$0] }).count
    guard let least = pool.rules.leastClubs, clubs < least else { return [] }
    return [.tooFew("club", clubs, least: least)]
  }

  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {
    terms.leastClubs = pool.rules.leastClubs
  }

  static func title(in rules: Rules) -> String? { rules.leastClubs ?? 0 > 0 ? "--min-clubs" : nil }
}
