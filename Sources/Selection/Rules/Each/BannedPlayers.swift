import Config
import Tables
import Words

/// The players who must not be in the team, by id or name.
enum BannedPlayers: TeamRule {
  static let keys = [RulesKey("ban")]

  static let options = [
    RuleOption(
      "ban", "NAME", otherwise: "none", isRepeatable: true, namesPlayer: true,
      help: "a player who must not be in the team; may be repeated"
    ) { text, rules throws(RuleMistake) in rules.banned.append(text) }
  ]

  static func read(_ file: inout RulesFile, into rules: inout Rules) { rules.banned = file.texts(key) }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? { .texts(rules.banned) }

  static func faults(in rules: Rules) -> [RulesFault] {
    let locked = Set(rules.locked)
    let clashes = rules.banned.enumerated().filter { locked.contains($0.element) }.map { index, player in
      RulesFault(key: key, element: index, message: "\(quoted(player)) is both locked and banned")
    }
    return RulesFault.repeats(rules.banned, key) + clashes
  }

  static let namesPlayers = true

  /// Runs after the locked players have been found.
  static func find(_ finder: PlayerFinder, for rules: Rules, noting named: inout NamedPlayers) {
    named.banned = named.players(rules.banned, finder, key.rawValue)
    let pool = finder.pool
    let people = named.lockedPeople.filter { Set($0).isSubset(of: named.banned) }
    let both =
      Set(named.locked).intersection(named.banned).sorted().map { pool.displayName(of: $0) }
      + people.map { pool.names[$0[0]] }
    named.problems += both.map { "\(quoted($0)) is both locked and banned" }
  }

  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    let banned = Set(pool.named.banned)
    let strangers = team.filter(banned.contains)
    return strangers.isEmpty ? [] : [.banned(pool.names(of: strangers))]
  }

  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool) { terms.banned = pool.named.banned }

  static func title(in rules: Rules) -> String? { "the bans" }
}

extension BrokenRule {
  /// Returns the problem of banned players in the team.
  public static func banned(_ names: [String]) -> BrokenRule {
    BrokenRule("banned", "\(listed(names, "and")) must not be in the team")
  }
}
