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
  /// The roles of a team; empty where any players make one.
  ///
  /// A team is legal when all of its players can be assigned, each to one role that takes them, so that every role has
  /// as many as it requires. A player with several roles may fill any of them.
  public var roles: [RoleRule] = []
  /// The players of a squad who are in the lineup; `nil` where all are.
  public var lineup: LineupRule?
  /// The weights of those on the bench.
  public var bench = Bench()
  /// The multipliers of the captain and the vice-captain; `nil` where there is no captain.
  public var captain: Captain?
  /// The maximum number of players from one club, 1 or more.
  public var maxPerClub: Int?
  /// The minimum number of clubs in a team, 1 or more.
  public var leastClubs: Int?
  /// The minimum number of games in a team, 1 to 3.
  public var leastGames: Int?
  /// The roles whose players are not counted by ``maxPerClub`` and ``leastClubs``, if they have no other role.
  public var clubExempt: [String] = []
  /// The players who must be in the team, by id or name.
  public var locked: [String] = []
  /// The players who must not be in the team, by id or name.
  public var banned: [String] = []
  /// Named lists of players of whom a team must have a certain number.
  public var groups: [PlayerGroup] = []
  /// The limits on the numbers of players whose rows meet conditions.
  public var quotas: [Quota] = []
  /// The limits on the totals of columns over a team.
  public var limits: [ColumnLimit] = []
  /// The stacks that a team must have.
  public var stacks: [Stack] = []
  /// The minimum cost of a team, in the unit of the budget.
  public var leastCost: DecimalNumber?

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

  /// The kinds of rules other than size, budget and skills that require something, in the order of ``kinds``.
  var activeRules: [any TeamRule.Type] { Self.kinds.filter { !$0.entries(in: self).isEmpty } }

  /// Whether there are no rules other than size, budget and skills.
  public var isPlain: Bool { activeRules.isEmpty }

  /// Returns the contradictions in the rule set, and what no team of any pool can satisfy.
  /// - Complexity: O(size of the rule set).
  public func faults() -> [RulesFault] { activeRules.flatMap { $0.faults(in: self) } }

  /// The distinct conditions on rows in the rules.
  public var conditions: [TableRequest.Filter] {
    activeRules.flatMap { $0.conditions(in: self) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The columns whose numbers the rules add up.
  public var numberColumns: [TableRequest.CellReference] {
    activeRules.flatMap { $0.numberColumns(in: self) }
  }

  /// The columns of a pool other than id, name, skill, cost, role and club that the rules need.
  public var poolColumns: [PoolColumn] { activeRules.flatMap { $0.poolColumns(in: self) } }

  /// The names of the rules in force in advice: `the roles`, `--max-per-club`.
  public var titles: [String] { activeRules.compactMap { $0.title(in: self) } }

  /// The rules for which a snapshot has no fields of its own, as texts by their key in a file.
  public var words: [String: [String]] {
    activeRules.reduce(into: [:]) { $0[$1.key.rawValue] = $1.words(in: self) }
  }

  /// Restores rules from such texts; texts that no rule wrote are ignored.
  public mutating func set(_ words: [String: [String]]) {
    for kind in Self.kinds {
      if let texts = words[kind.key.rawValue] { kind.restore(texts, in: &self) }
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
