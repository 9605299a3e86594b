import Tables

/// The rules for a legal team.
///
/// Everything other than size, budget and skills is optional; ``classic`` has none of it.
public struct Rules: Sendable, Hashable {
  /// The name of the rule set.
  public var name: String
  /// A sentence about the game; empty where there is none.
  public var about = ""
  /// The number of players in a team, 1 to 2,000.
  public var size: Int
  /// The maximum cost of a team, in the unit in which costs are displayed.
  public var budget: DecimalNumber
  /// The range of skills that a player may have.
  public var skillRange: NumberRange
  /// The other rules by kind; those that require nothing are omitted.
  private var others: [ObjectIdentifier: AnyTeamRule] = [:]

  /// Creates a rule set with only size, budget and skills.
  public init(name: String, size: Int, budget: DecimalNumber, skillRange: NumberRange) {
    self.name = name
    self.size = size
    self.budget = budget
    self.skillRange = skillRange
  }

  /// Returns the budget less a cost; negative where the cost is over the budget.
  /// - Precondition: the difference fits in 128 bits at the decimal places of both.
  public func left(after cost: DecimalNumber) -> DecimalNumber {
    guard let left = budget.subtracting(cost) else {
      preconditionFailure("a cost and a budget whose difference does not fit 128 bits")
    }
    return left
  }
}

extension Rules {
  /// Every kind of rule other than size, budget and skills, in the order used in files, findings and advice.
  static let kinds: [any TeamRule.Type] = [
    RolePlaces.self, PlayingLineup.self, Captaincy.self, MostPerClub.self, LeastClubs.self, LeastGames.self,
    ClubExemption.self, LockedPlayers.self,
    BannedPlayers.self, PlayerGroups.self, Quotas.self, ColumnLimits.self, Stacks.self, LeastCost.self,
  ]

  /// The rule of a kind; an empty one where there is none.
  subscript<Rule: TeamRule>(_ kind: Rule.Type) -> Rule {
    get { others[ObjectIdentifier(kind)]?.rule as? Rule ?? Rule() }
    set { set(newValue) }
  }

  mutating func set(_ rule: some TeamRule) {
    let kind = type(of: rule)
    others[ObjectIdentifier(kind)] = rule == kind.init() ? nil : AnyTeamRule(rule: rule)
  }

  /// The rules other than size, budget and skills that require something, in the order of ``kinds``.
  var activeRules: [any TeamRule] { Self.kinds.compactMap { others[ObjectIdentifier($0)]?.rule } }

  /// Whether there are no rules other than size, budget and skills.
  public var isPlain: Bool { others.isEmpty }

  /// Returns the contradictions in the rule set, and what no team of any pool can satisfy.
  /// - Complexity: O(size of the rule set).
  public func faults() -> [RulesFault] { activeRules.flatMap { $0.faults(in: self) } }

  /// The distinct conditions on rows in the rules.
  public var conditions: [TableRequest.Filter] {
    activeRules.flatMap(\.conditions).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The columns whose numbers the rules add up.
  public var numberColumns: [TableRequest.CellReference] { activeRules.flatMap(\.numberColumns) }

  /// The columns of a pool other than id, name, skill, cost, role and club that the rules need.
  public var poolColumns: [PoolColumn] { activeRules.flatMap(\.poolColumns) }

  /// The names of the rules in force in advice: `the roles`, `--max-per-club`.
  public var titles: [String] { activeRules.compactMap(\.title) }

  /// The rules for which a snapshot has no fields of its own, as texts by their key in a file.
  public var words: [String: [String]] {
    Dictionary(
      activeRules.compactMap { rule in rule.words.map { (type(of: rule).keys[0].rawValue, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Restores rules from such texts; texts that no rule wrote are ignored.
  public mutating func set(_ words: [String: [String]]) {
    for kind in Self.kinds {
      guard let texts = words[kind.keys[0].rawValue], let rule = kind.rule(ofWords: texts) else { continue }
      set(rule)
    }
  }
}

extension Rules {
  /// Returns the rules for a pool whose costs are in a unit: bare amounts are taken to be in it.
  public func amounts(in unit: MoneyUnit?) -> Rules {
    var rules = self
    rules.budget = budget.amount(in: unit)
    rules.leastCost = leastCost?.amount(in: unit)
    return rules
  }
}
