/// What one budget buys, as the snapshot holds it.
public struct BudgetRecord: Codable, Sendable, Equatable {
  /// The budget.
  public var budget: ExactDecimal
  /// How much is known about the answer.
  public var status: BestTeamRecord.Status
  /// The best skill; absent if no team is that cheap.
  public var skill: ExactDecimal?
  /// The lowest cost of a team of that skill.
  public var cost: ExactDecimal?
  /// Budget less cost.
  public var left: ExactDecimal?
  /// The upper bound on skill, if the search was stopped.
  public var bound: ExactDecimal?
  /// The number of teams with this skill within the budget, in decimal digits; absent if they were not counted.
  public var teamsSharingSkill: String?
  /// Whether that count is exact; otherwise it is a proved lower bound.
  public var countsExact: Bool?
  /// The total skill without multipliers; absent if all members count equally.
  public var plainSkill: ExactDecimal?
  /// The players in each role apart from a single goalkeeper: `4-5-1`; absent if the rules leave no choice.
  public var formation: String?
  /// The best team, in pool order; absent if only the skill and cost were searched for.
  public var players: [PlayerRecord]?
  /// The players in it who are not in the team of the previous entry.
  public var `in`: [PlayerRecord]?
  /// The players in the team of the previous entry who are not in it.
  public var out: [PlayerRecord]?

  /// Creates a budget without results.
  public init(budget: ExactDecimal, status: BestTeamRecord.Status) {
    self.budget = budget
    self.status = status
  }
}
