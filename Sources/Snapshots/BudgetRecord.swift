/// What one budget buys, as the snapshot holds it.
public struct BudgetRecord: Codable, Sendable, Equatable {
  /// The budget.
  public var budget: ExactDecimal
  /// How far the answer is known.
  public var status: BestTeamRecord.Status
  /// The best skill; absent where no team is so cheap.
  public var skill: ExactDecimal?
  /// The lowest cost of a team of that skill.
  public var cost: ExactDecimal?
  /// Budget less cost.
  public var left: ExactDecimal?
  /// Where the search was stopped, no team has more skill than this.
  public var bound: ExactDecimal?
  /// Teams of this skill within the budget, a decimal number; absent where they were not counted.
  public var teamsSharingSkill: String?
  /// Whether that is exact, else a proved lower bound.
  public var countsExact: Bool?
  /// What the skills add up to without multipliers; absent where all members count alike.
  public var plainSkill: ExactDecimal?
  /// How many play in each role beside a single goalkeeper: `4-5-1`; absent where the rules have no such choice.
  public var formation: String?
  /// The best team, in pool order; absent where only the skill and cost were looked for.
  public var players: [PlayerRecord]?
  /// Who is in it and not in the team of the entry before.
  public var `in`: [PlayerRecord]?
  /// Who is in the team of the entry before and not in it.
  public var out: [PlayerRecord]?

  /// A budget of which nothing is known so far.
  public init(budget: ExactDecimal, status: BestTeamRecord.Status) {
    self.budget = budget
    self.status = status
  }
}
