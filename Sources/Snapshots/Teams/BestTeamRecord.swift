/// The best team as the snapshot holds it, or why there is none.
public struct BestTeamRecord: Codable, Sendable, Equatable {
  /// How much is known about the answer.
  public enum Status: String, Codable, Sendable {
    /// The best team, proved.
    case proved
    /// The best team found before the search was stopped, if any.
    case stopped
    /// No team satisfies the rules.
    case infeasible
  }

  /// What ended a search early.
  public enum StopReason: String, Codable, Sendable {
    /// `--time-limit` ran out.
    case timeLimit = "time-limit"
    /// Ctrl-C or SIGTERM.
    case interrupted
    /// A question used up its steps.
    case effort
  }

  /// How much is known about the answer.
  public var status: Status
  /// Why the search ended early.
  public var stoppedBy: StopReason?
  /// Why there is no team, in words.
  public var reason: String?
  /// The smallest change that would make a team possible, in words.
  public var repair: String?
  /// Total skill.
  public var skill: ExactDecimal?
  /// Total cost.
  public var cost: ExactDecimal?
  /// Budget less cost.
  public var left: ExactDecimal?
  /// The upper bound: no team within the budget has more skill.
  public var bound: ExactDecimal?
  /// The number of teams with this skill at any cost within the budget, in decimal digits.
  public var teamsSharingSkill: String?
  /// The number of those that also have this cost.
  public var teamsSharingSkillAndCost: String?
  /// Whether both counts are exact; otherwise they are proved lower bounds.
  public var countsExact: Bool?
  /// False if other teams of the same skill and cost may precede this one in pool order, because finding the first of
  /// them takes too long; absent otherwise.
  public var firstInPoolOrder: Bool?
  /// The number of players left after removing those who cannot be in a best team.
  public var playersAfterReduction: Int?
  /// The next budget that buys more skill; absent if there is none, or if it is not known.
  public var next: NextBudget?
  /// What less money than the team costs would buy; absent if no team is that cheap, or if it is not known.
  public var less: LessBudget?
  /// False if ``next`` or ``less`` is missing because the search for it was stopped; absent otherwise.
  public var neighboursComplete: Bool?
  /// The budget curve around the reader's budget; absent if the team is not proved best.
  public var around: Around?
  /// The sums of the columns that the rules limit; absent if there are none.
  public var sums: [SumRecord]?
  /// The total skill without multipliers; absent if all members count equally.
  public var plainSkill: ExactDecimal?
  /// The players in each role apart from a single goalkeeper: `4-5-1`; absent if the rules leave no choice.
  public var formation: String?
  /// The team, in pool order.
  public var players: [PlayerRecord]

  /// A budget that buys more.
  public struct NextBudget: Codable, Sendable, Equatable {
    /// The budget.
    public var budget: ExactDecimal
    /// The best skill for it.
    public var skill: ExactDecimal
    /// The players in the cheapest team of that skill who are not in this one.
    public var `in`: [PlayerRecord]
    /// The players in this team who are not in that one.
    public var out: [PlayerRecord]

    /// Creates the record of what a budget buys and how the team changes.
    public init(budget: ExactDecimal, skill: ExactDecimal, in joining: [PlayerRecord], out: [PlayerRecord]) {
      (self.budget, self.skill) = (budget, skill)
      (self.in, self.out) = (joining, out)
    }
  }

  /// What less money would still buy.
  public struct LessBudget: Codable, Sendable, Equatable {
    /// No budget below this one buys more than `skill`.
    public var under: ExactDecimal
    /// The best skill just under it.
    public var skill: ExactDecimal
    /// The lowest cost of that skill.
    public var cost: ExactDecimal

    /// Creates the record of what a smaller budget buys.
    public init(under: ExactDecimal, skill: ExactDecimal, cost: ExactDecimal) {
      (self.under, self.skill, self.cost) = (under, skill, cost)
    }
  }

  /// The budget curve around a budget, as far as a little work gets.
  public struct Around: Codable, Sendable, Equatable {
    /// Every step from this budget up is known: a tenth of the budget below it, or further down if `less` is further
    /// down; or one of `points`, if the work ended there.
    public var from: ExactDecimal
    /// Every step up to this budget is known: a tenth of the budget above it, or further up if `next` is further up; or
    /// one of `points`, if the work ended there.
    public var to: ExactDecimal
    /// The steps, cheapest first; if the work ended early, also those beyond that a few single budgets buy. Otherwise
    /// the first is the one in force at `from`.
    public var points: [CurveRecord.Point]

    /// Creates the steps of the curve between two budgets.
    public init(from: ExactDecimal, to: ExactDecimal, points: [CurveRecord.Point]) {
      (self.from, self.to, self.points) = (from, to, points)
    }
  }

  /// Creates a record with a status and nothing else.
  public init(status: Status) {
    self.status = status
    players = []
  }
}
