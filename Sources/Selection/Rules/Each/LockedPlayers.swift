import Config
import Tables
import Words

/// The players who must be in the team, by id or name.
enum LockedPlayers: TeamRule {
  static let keys = [RulesKey("lock")]

  static let options = [
    RuleOption(
      "lock", "NAME", otherwise: "none", isRepeatable: true, namesPlayer: true,
      help: "a player who must be in the team; may be repeated"
    ) { text, rules throws(RuleMistake) in rules.locked.append(text) }
  ]

  static func read(_ file: inout RulesFile, into rules: inout Rules) { rules.locked = file.texts(key) }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? { .texts(rules.locked) }

  static func faults(in rules: Rules) -> [RulesFault] {
    let count = Set(rules.locked).count
    let tooMany = RulesFault(
      key: key, message: "\(counted(count, "player")) are locked; a team has \(rules.size)")
    return RulesFault.repeats(rules.locked, key) + (count > rules.size ? [tooMany] : [])
  }

  static let namesPlayers = true

  static func find(_ finder: PlayerFinder, for rules: Rules, noting named: inout NamedPlayers) {
    let rows = named.rowsOfEach(rules.locked, finder, key.rawValue)
    named.locked = rows.filter { $0.count == 1 }.joined().sorted()
    named.lockedPeople = rows.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    let members = Set(team)
    let missing = pool.names(of: pool.named.locked.filter { !members.contains($0) })
    let people = pool.named.lockedPeople.filter { members.isDisjoint(with: $0) }
    let all = missing + people.map { pool.pool.names[$0[0]] }
    return all.isEmpty ? [] : [.missing(all)]
  }

  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {
    terms.locked = pool.named.locked
    terms.groups += pool.named.lockedPeople.map {
      .init(title: "the lock on \(pool.pool.names[$0[0]])", members: $0, least: 1, most: nil)
    }
  }

  static func title(in rules: Rules) -> String? { "the locks" }
}

extension BrokenRule {
  /// Returns the problem of locked players missing from the team.
  public static func missing(_ names: [String]) -> BrokenRule {
    BrokenRule("missing", "\(listed(names, "and")) must be in the team", lacking: names.count)
  }
}
