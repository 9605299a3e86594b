import Config
import Tables

/// A rule about who may play together, beside size, budget and skills: all that the program knows of it.
///
/// A new rule is a type of its own in a file of its own, named in ``Rules/kinds``, with its keys in `rules.schema.json`
/// and its options, where it has some, in `job.schema.json`. It speaks to the search in ``TeamTerms`` alone.
protocol TeamRule: Hashable, Sendable {
  /// The rule that asks for nothing.
  init()

  /// Its keys in a file of rules, in the order in which they are written.
  static var keys: [RulesKey] { get }
  /// The options that set it on the command line.
  static var options: [RuleOption] { get }
  /// The rule as a file says it, with something in the place of what could not be read.
  static func read(_ file: inout RulesFile) -> Self
  /// The value of one of its keys in a file; `nil` where it is left out.
  func written(_ key: RulesKey) -> ConfigNode?

  /// The rule as texts, which a snapshot keeps under its first key; `nil` where the snapshot has fields for it.
  var words: [String]? { get }
  /// The rule of such texts; `nil` where it never wrote them.
  static func rule(ofWords words: [String]) -> Self?

  /// What contradicts itself or the other rules, or cannot be satisfied by any team of any pool.
  func faults(in rules: Rules) -> [RulesFault]
  /// The conditions on rows of a pool that it asks about.
  var conditions: [TableRequest.Filter] { get }
  /// The columns of a pool whose numbers it adds up.
  var numberColumns: [TableRequest.CellReference] { get }
  /// The columns of a pool beside id, name, skill, cost, role and club that it asks for.
  var poolColumns: [PoolColumn] { get }
  /// Whether it names players.
  var namesPlayers: Bool { get }
  /// Finds the players whom it names.
  func find(_ finder: PlayerFinder, noting named: inout NamedPlayers)
  /// What is odd about a pool under it.
  func warnings(in pool: RuledPool) -> [Diagnostic]
  /// Where a team breaks it, or a part of one; shares no code with the search.
  /// - Parameter places: how many players are still to join.
  func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule]
  /// How it enters a problem.
  func enter(_ terms: inout TeamTerms, of pool: RuledPool)

  /// What advice calls it: `the roles`, `--max-per-club`; `nil` where it limits nothing by itself.
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
  func enter(_ terms: inout TeamTerms, of pool: RuledPool) {}
  var title: String? { nil }
}

/// A rule of any kind.
struct AnyTeamRule: Hashable, Sendable {
  let rule: any TeamRule

  static func == (left: Self, right: Self) -> Bool { AnyHashable(left.rule) == AnyHashable(right.rule) }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(rule)) }
}

/// `1 player`, `5 players`
func counted(players count: Int) -> String { count == 1 ? "1 player" : "\(count) players" }
