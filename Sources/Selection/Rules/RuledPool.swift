import Tables

/// A pool as a rule set sees it: who fits which role, who counts for which club, and whom the rules name.
public struct RuledPool: Sendable {
  /// The players.
  public let pool: Pool
  /// The rules.
  public private(set) var rules: Rules
  /// Which players fit which roles.
  public let eligibility: Eligibility
  /// Rows that stand for a player in one slot each.
  public let slotRows: SlotRows
  /// For which clubs the players count.
  public let clubs: ClubNumbers
  /// The players whom the rules name.
  public let named: NamedPlayers
  /// Who plays for which club against which; nobody where the rules do not ask.
  let matchups: Matchups
  /// By the roles of a stack, by player whether they play one of them.
  private(set) var playersOfRoles: [[String]: [Bool]] = [:]
  /// What the rules ask of the teams of the pool, as the search sees it.
  public private(set) var terms = TeamTerms()
  /// What the members of a team do; `nil` where all count alike.
  public let duties: DutyPlan?
  /// Whether the cost of every member counts once.
  public var costsCountOnce: Bool { duties?.duties.allSatisfy { $0.cost == .one } ?? true }
  /// The rules that ask for something.
  let inForce: [any TeamRule]
  /// The pool's file, for the warnings.
  let file: String

  /// A pool under rules.
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
    inForce = rules.inForce + (pool.people.isEmpty ? [] : [OneRowEach()])
    named = rules.namedPlayers(in: pool)
    duties = DutyPlan(rules)
    playersOfRoles = playersOfStacks()
    for rule in inForce { rule.enter(&terms, of: self) }
    if let duties {
      precondition(
        pool.finerUnits.skill >= duties.skillPlaces && pool.finerUnits.cost >= duties.costPlaces,
        "the units of a pool are as small as multipliers need")
      duties.enter(&terms, masks: eligibility.masks)
    }
  }

  /// The same under a budget of another height.
  public func within(_ budget: DecimalNumber) -> RuledPool {
    var other = self
    other.rules.budget = budget
    return other
  }
}
