import Tables

/// What a legal team is.
///
/// Everything beside size, budget and skills is optional; ``classic`` has none of it.
public struct Rules: Sendable, Hashable {
  /// The name of the rule set.
  public var name: String
  /// What game it is, in a sentence; empty where nothing is said.
  public var about = ""
  /// How many players a team has, 1 to 2,000.
  public var size: Int
  /// The most that a team may cost, in the unit in which costs are shown.
  public var budget: DecimalNumber
  /// The skills that a player may have.
  public var skillRange: NumberRange
  /// The rules beside, by their kind; those that ask for nothing are left out.
  private var others: [ObjectIdentifier: AnyTeamRule] = [:]

  /// A rule set of size, budget and skills.
  public init(name: String, size: Int, budget: DecimalNumber, skillRange: NumberRange) {
    self.name = name
    self.size = size
    self.budget = budget
    self.skillRange = skillRange
  }

  /// The budget less a cost; negative where that is dearer.
  /// - Precondition: the difference fits 128 bits at the places of both.
  public func left(after cost: DecimalNumber) -> DecimalNumber {
    guard let left = budget.subtracting(cost) else {
      preconditionFailure("a cost and a budget whose difference does not fit 128 bits")
    }
    return left
  }
}

extension Rules {
  /// Every rule that there is beside size, budget and skills, in the order in which files, findings and advice name
  /// them.
  static let kinds: [any TeamRule.Type] = [
    RolePlaces.self, PlayingLineup.self, Captaincy.self, MostPerClub.self, LeastClubs.self, LeastGames.self,
    ClubExemption.self, LockedPlayers.self,
    BannedPlayers.self, PlayerGroups.self, Quotas.self, ColumnLimits.self, Stacks.self, LeastCost.self,
  ]

  /// The rule of a kind; one that asks for nothing where there is none.
  subscript<Rule: TeamRule>(_ kind: Rule.Type) -> Rule {
    get { others[ObjectIdentifier(kind)]?.rule as? Rule ?? Rule() }
    set { set(newValue) }
  }

  mutating func set(_ rule: some TeamRule) {
    let kind = type(of: rule)
    others[ObjectIdentifier(kind)] = rule == kind.init() ? nil : AnyTeamRule(rule: rule)
  }

  /// The rules beside size, budget and skills that ask for something, in the order of ``kinds``.
  var inForce: [any TeamRule] { Self.kinds.compactMap { others[ObjectIdentifier($0)]?.rule } }

  /// Whether there is nothing but size, budget and skills to heed.
  public var isPlain: Bool { others.isEmpty }

  /// What contradicts itself in the rule set, or cannot be satisfied by any team of any pool.
  /// - Complexity: O(what the rule set names).
  public func faults() -> [RulesFault] { inForce.flatMap { $0.faults(in: self) } }

  /// The conditions on rows that the rules ask about, each once.
  public var conditions: [TableRequest.Filter] {
    inForce.flatMap(\.conditions).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The columns whose numbers the rules add up.
  public var numberColumns: [TableRequest.CellReference] { inForce.flatMap(\.numberColumns) }

  /// The columns of a pool beside id, name, skill, cost, role and club that the rules ask for.
  public var poolColumns: [PoolColumn] { inForce.flatMap(\.poolColumns) }

  /// What advice calls the rules in force: `the roles`, `--max-per-club`.
  public var titles: [String] { inForce.compactMap(\.title) }

  /// The rules for which a snapshot has no fields of their own: texts, by the key of a file.
  public var words: [String: [String]] {
    Dictionary(
      inForce.compactMap { rule in rule.words.map { (type(of: rule).keys[0].rawValue, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Takes such texts over; those that no rule wrote are left out.
  public mutating func set(_ words: [String: [String]]) {
    for kind in Self.kinds {
      guard let texts = words[kind.keys[0].rawValue], let rule = kind.rule(ofWords: texts) else { continue }
      set(rule)
    }
  }
}

extension Rules {
  /// The same rules for a pool whose costs are in a unit: bare amounts are in it.
  public func amounts(in unit: MoneyUnit?) -> Rules {
    var rules = self
    rules.budget = budget.amount(in: unit)
    rules.leastCost = leastCost?.amount(in: unit)
    return rules
  }
}
