import Config
import Tables
import Words

/// The players who must be in the team, by id or name.
struct LockedPlayers: TeamRule {
  static let keys: [RulesKey] = [.locked]
  var names: [String] = []

  static let options = [
    RuleOption(
      "lock", "NAME", otherwise: "none", isRepeatable: true, namesPlayer: true,
      help: "a player who must be in the team; may be repeated"
    ) { text, rules throws(RuleMistake) in rules.locked.append(text) }
  ]

  static func read(_ file: inout RulesFile) -> LockedPlayers { LockedPlayers(names: file.texts(.locked)) }

  func written(_ key: RulesKey) -> ConfigNode? { .list(names.map { .text($0) }) }

  func faults(in rules: Rules) -> [RulesFault] {
    let count = Set(names).count
    let tooMany = RulesFault(
      key: .locked, message: "\(counted(players: count)) are locked; a team has \(rules.size)")
    return RulesFault.repeats(names, .locked) + (count > rules.size ? [tooMany] : [])
  }

  var namesPlayers: Bool { true }

  func find(_ finder: PlayerFinder, noting named: inout NamedPlayers) {
    let rows = named.rowsOfEach(names, finder, RulesKey.locked.rawValue)
    named.locked = rows.filter { $0.count == 1 }.joined().sorted()
    named.lockedPeople = rows.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    let members = Set(team)
    let missing = pool.names(of: pool.named.locked.filter { !members.contains($0) })
    let people = pool.named.lockedPeople.filter { members.isDisjoint(with: $0) }
    let all = missing + people.map { pool.pool.names[$0[0]] }
    return all.isEmpty ? [] : [.missing(all)]
  }

  func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {
    terms.locked = pool.named.locked
    terms.groups += pool.named.lockedPeople.map {
      .init(title: "the lock on \(pool.pool.names[$0[0]])", members: $0, least: 1, most: nil)
    }
  }

  var title: String? { "the locks" }
}

extension RulesKey {
  static let locked = RulesKey("lock")
}

extension Rules {
  /// The players who must be in the team, by id or name.
  public var locked: [String] {
    get { self[LockedPlayers.self].names }
    set { self[LockedPlayers.self].names = newValue }
  }
}

extension BrokenRule {
  /// Returns the problem of locked players missing from the team.
  public static func missing(_ names: [String]) -> BrokenRule {
    BrokenRule("missing", "\(listed(names, "and")) must be in the team", lacking: names.count)
  }
}
