import Config
import Tables

/// A kind of rule about teams, other than size, budget and skills: all that the rest of the program knows about it.
///
/// A new rule is a type in its own file and a property of ``Rules``, listed in ``Rules/kinds``, with its keys in
/// `rules.schema.json` and its options, if any, in `job.schema.json`. It influences the search only through
/// ``TeamTerms``.
protocol TeamRule: Sendable {
  /// Its keys in a rules file, in the order in which they are written.
  static var keys: [RulesKey] { get }
  /// The options that set it on the command line.
  static var options: [RuleOption] { get }
  /// Reads the rule from a file, with defaults instead of what could not be read.
  static func read(_ file: inout RulesFile, into rules: inout Rules)
  /// Returns the value of one of its keys in a file; `nil` or an empty one where there is no such rule.
  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode?

  /// Returns the rule as texts, which a snapshot keeps under its first key; `nil` where the snapshot has fields for it.
  static func words(in rules: Rules) -> [String]?
  /// Restores the rule from such texts, unless it never wrote them.
  static func restore(_ words: [String], in rules: inout Rules)

  /// Returns its contradictions, with itself or other rules, and what no team of any pool can satisfy.
  static func faults(in rules: Rules) -> [RulesFault]
  /// Returns the conditions on rows of a pool that it needs.
  static func conditions(in rules: Rules) -> [TableRequest.Filter]
  /// Returns the columns of a pool whose numbers it adds up.
  static func numberColumns(in rules: Rules) -> [TableRequest.CellReference]
  /// Returns the columns of a pool other than id, name, skill, cost, role and club that it needs.
  static func poolColumns(in rules: Rules) -> [PoolColumn]
  /// Whether it names players.
  static var namesPlayers: Bool { get }
  /// Finds the players whom it names.
  static func find(_ finder: PlayerFinder, for rules: Rules, noting named: inout NamedPlayers)
  /// Returns warnings about a pool under it.
  static func warnings(in pool: RuledPool) -> [Diagnostic]
  /// Returns how a full or partial team breaks it; shares no code with the search.
  /// - Parameter places: how many players are still to join.
  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule]
  /// Adds its requirements to the terms of the search.
  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool)

  /// Returns its name in advice: `the roles`, `--max-per-club`; `nil` where it limits nothing by itself.
  static func title(in rules: Rules) -> String?
}

extension TeamRule {
  static var options: [RuleOption] { [] }
  static func words(in rules: Rules) -> [String]? { nil }
  static func restore(_ words: [String], in rules: inout Rules) {}
  static func faults(in rules: Rules) -> [RulesFault] { [] }
  static func conditions(in rules: Rules) -> [TableRequest.Filter] { [] }
  static func numberColumns(in rules: Rules) -> [TableRequest.CellReference] { [] }
  static func poolColumns(in rules: Rules) -> [PoolColumn] { [] }
  static var namesPlayers: Bool { false }
  static func find(_ finder: PlayerFinder, for rules: Rules, noting named: inout NamedPlayers) {}
  static func warnings(in pool: RuledPool) -> [Diagnostic] { [] }
  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] { [] }
  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {}
  static func title(in rules: Rules) -> String? { nil }

  /// Its first key, under which a snapshot keeps it.
  static var key: RulesKey { keys[0] }

  /// Returns its values by their keys, in the order in which they are written.
  static func entries(in rules: Rules) -> [(String, ConfigNode)] {
    keys.compactMap { key in
      written(key, in: rules).flatMap { $0.isEmpty ? nil : (key.rawValue, $0) }
    }
  }
}

extension ConfigNode {
  static func texts(_ texts: [String]) -> ConfigNode { .list(texts.map { .text($0) }) }

  /// Whether it is a list or a mapping without elements.
  fileprivate var isEmpty: Bool {
    switch content {
    case .list(let elements): elements.isEmpty
    case .mapping(let entries): entries.isEmpty
    case .scalar, .refused: false
    }
  }
}
