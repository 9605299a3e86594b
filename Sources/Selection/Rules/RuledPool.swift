import Tables

/// A pool under a rule set: which roles the players fit, for which clubs they count, and whom the rules name.
public struct RuledPool: Sendable {
  /// The players.
  public let pool: Pool
  /// The rules.
  public private(set) var rules: Rules
  /// The roles that the players fit.
  public let eligibility: Eligibility
  /// The rows that each represent a player in one slot.
  public let slotRows: SlotRows
  /// The clubs for which the players count.
  public let clubs: ClubNumbers
  /// The players whom the rules name.
  public let named: NamedPlayers
  /// The clubs, games and opponents of the players; empty where the rules do not need them.
  let matchups: Matchups
  /// Whether each player plays one of the roles of a stack, by those roles.
  private(set) var playersOfRoles: [[String]: [Bool]] = [:]
  /// The requirements of the rules on teams of the pool, in the form that the search uses.
  public private(set) var terms = TeamTerms()
  /// The duties of the members of a team; `nil` where all count alike.
  public let duties: DutyPlan?
  /// Whether every member's cost has the multiplier 1.
  public var costsCountOnce: Bool { duties?.duties.allSatisfy { $0.cost == .one } ?? true }
  /// The kinds of rules that require something.
  let activeRules: [any TeamRule.Type]
  /// The pool's file, for the warnings.
  let file: String

  /// Creates a pool under rules.
  /// - Parameter file: the pool's file, for the warnings.
  /// - Precondition: the units of the pool are as small as the multipliers of the rules need, see ``FinerUnits``.
  /// - Complexity: O(players).
  public init(_ pool: Pool, under rules: Rules, file: String) {
    self.pool = pool
    self.rules = rules
    self.file = file
    slotRows = SlotRows(pool, under: rules)
    var eligibility = rules.eligibility(in: pool, file: file)
    for (row, mask) in slotRows.masks { eligibility.masks[row] = mask }
    self.eligibility = eligibility
    clubs = rules.clubNumbers(in: pool)
    matchups = rules.stacks.isEmpty && rules.leastGames == nil ? Matchups() : Matchups(pool)
    activeRules = rules.activeRules + (pool.people.isEmpty ? [] : [OneRowEach.self])
    named = rules.namedPlayers(in: pool)
    duties = DutyPlan(rules)
    playersOfRoles = playersOfStacks()
    for rule in activeRules { rule.addTerms(to: &terms, for: self) }
    if let duties {
      precondition(
        pool.finerUnits.skill >= duties.skillPlaces && pool.finerUnits.cost >= duties.costPlaces,
        "the units of a pool are as small as multipliers need")
      duties.addTerms(to: &terms, masks: eligibility.masks)
    }
  }

  /// Returns the same pool under another budget.
  public func within(_ budget: DecimalNumber) -> RuledPool {
    var other = self
    other.rules.budget = budget
    return other
  }
}
