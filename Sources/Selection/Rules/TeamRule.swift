import Config
import Tables

/// A rule about teams, other than size, budget and skills: all that the rest of the program knows about it.
///
/// A new rule is a type in its own file, listed in ``Rules/kinds``, with its keys in `rules.schema.json` and its
/// options, if any, in `job.schema.json`. It influences the search only through ``TeamTerms``.
protocol TeamRule: Hashable, Sendable {
  /// Creates the rule that requires nothing.
  init()

  /// Its keys in a rules file, in the order in which they are written.
  static var keys: [RulesKey] { get }
  /// The options that set it on the command line.
  static var options: [RuleOption] { get }
  /// Reads the rule from a file, with defaults instead of what could not be read.
  static func read(_ file: inout RulesFile) -> Self
  /// Returns the value of one of its keys in a file; `nil` to leave it out.
  func written(_ key: RulesKey) -> ConfigNode?

  /// The rule as texts, which a snapshot keeps under its first key; `nil` where the snapshot has fields for it.
  var words: [String]? { get }
  /// Restores the rule from such texts; `nil` where it never wrote them.
  static func rule(ofWords words: [String]) -> Self?

  /// Returns its contradictions, with itself or other rules, and what no team of any pool can satisfy.
  func faults(in rules: Rules) -> [RulesFault]
  /// The conditions on rows of a pool that it needs.
  var conditions: [TableRequest.Filter] { get }
  /// The columns of a pool whose numbers it adds up.
  var numberColumns: [TableRequest.CellReference] { get }
  /// The columns of a pool other than id, name, skill, cost, role and club that it needs.
  var poolColumns: [PoolColumn] { get }
  /// Whether it names players.
  var namesPlayers: Bool { get }
  /// Finds the players whom it names.
  func find(_ finder: PlayerFinder, noting named: inout NamedPlayers)
  /// Returns warnings about a pool under it.
  func warnings(in pool: RuledPool) -> [Diagnostic]
  /// Returns how a full or partial team breaks it; shares no code with the search.
  /// - Parameter places: how many players are still to join.
  func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule]
  /// Adds its requirements to the terms of the search.
  func addTerms(to terms: inout TeamTerms, for pool: RuledPool)

  /// Its name in advice: `the roles`, `--max-per-club`; `nil` where it limits nothing by itself.
  var title: String? { get }
}

extension TeamRule {
  static var options: [RuleOption] { [] }
  var words: [String]? { nil }
  static func rule(ofWords words: [String]) -> Self? { nil }
  func faults(in rules: Rules) -> [RulesFault] { [] }
  var conditions: [TableRequest.Filter] { [] }
  var numberColumns: [TableRequest.CellReference] { [] }
  var poolColumns: [PoolColumn] { [] }
  var namesPlayers: Bool { false }
  func find(_ finder: PlayerFinder, noting named: inout NamedPlayers) {}
  func warnings(in pool: RuledPool) -> [Diagnostic] { [] }
  func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] { [] }
  func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {}
  var title: String? { nil }
}

/// A type-erased rule.
struct AnyTeamRule: Hashable, Sendable {
  let rule: any TeamRule

  static func == (left: Self, right: Self) -> Bool { AnyHashable(left.rule) == AnyHashable(right.rule) }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(rule)) }
}

/// `1 player`, `5 players`
func counted(players count: Int) -> String { count == 1 ? "1 player" : "\(count) players" }
