import Config
import Tables
import Words

/// The players who must not be in the team, by id or name.
struct BannedPlayers: TeamRule {
  static let keys: [RulesKey] = [.banned]
  var names: [String] = []

  static let options = [
    RuleOption(
      "ban", "NAME", otherwise: "none", isRepeatable: true, namesPlayer: true,
      help: "a player who must not be in the team; may be repeated"
    ) { text, rules throws(RuleMistake) in rules.banned.append(text) }
  ]

  static func read(_ file: inout RulesFile) -> BannedPlayers { BannedPlayers(names: file.texts(.banned)) }

  func written(_ key: RulesKey) -> ConfigNode? { .list(names.map { .text($0) }) }

  func faults(in rules: Rules) -> [RulesFault] {
    let locked = Set(rules.locked)
    let clashes = names.enumerated().filter { locked.contains($0.element) }.map { index, player in
      RulesFault(key: .banned, element: index, message: "\(quoted(player)) is both locked and banned")
    }
    return RulesFault.repeats(names, .banned) + clashes
  }

  var namesPlayers: Bool { true }

  /// Runs after the locked players have been found.
  func find(_ finder: PlayerFinder, noting named: inout NamedPlayers) {
    named.banned = named.players(names, finder, RulesKey.banned.rawValue)
    let pool = finder.pool
    let people = named.lockedPeople.filter { Set($0).isSubset(of: named.banned) }
    let both =
      Set(named.locked).intersection(named.banned).sorted().map { pool.displayName(of: $0) }
      + people.map { pool.names[$0[0]] }
    named.problems += both.map { "\(quoted($0)) is both locked and banned" }
  }

  func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    let banned = Set(pool.named.banned)
    let strangers = team.filter(banned.contains)
    return strangers.isEmpty ? [] : [.banned(pool.names(of: strangers))]
  }

  func addTerms(to terms: inout TeamTerms, for pool: RuledPool) { terms.banned = pool.named.banned }

  var title: String? { "the bans" }
}

extension RulesKey {
  static let banned = RulesKey("ban")
}

extension Rules {
  /// The players who must not be in the team, by id or name.
  public var banned: [String] {
    get { self[BannedPlayers.self].names }
    set { self[BannedPlayers.self].names = newValue }
  }
}

extension BrokenRule {
  /// Returns the problem of banned players in the team.
  public static func banned(_ names: [String]) -> BrokenRule {
    BrokenRule("banned", "\(listed(names, "and")) must not be in the team")
  }
}
