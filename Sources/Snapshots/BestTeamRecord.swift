/// The best team as the snapshot holds it, or why there is none.
public struct BestTeamRecord: Codable, Sendable, Equatable {
  /// How far the answer is known.
  public enum Status: String, Codable, Sendable {
    /// The best team, proved.
    case proved
    /// The best team found before the search was stopped, if there is one.
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
    /// The steps that a question beside the best team may take were used up.
    case effort
  }

  /// How far the answer is known.
  public var status: Status
  /// What ended the search early.
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
  /// No team within the budget has more skill than this.
  public var bound: ExactDecimal?
  /// Teams of this skill at any cost within the budget, a decimal number.
  public var teamsSharingSkill: String?
  /// Those of them with this cost too.
  public var teamsSharingSkillAndCost: String?
  /// Whether both counts are exact; else they are proved lower bounds.
  public var countsExact: Bool?
  /// False where other teams of the same skill and cost may come before this one in pool order, because the first of
  /// them takes too long to find; absent else.
  public var firstInPoolOrder: Bool?
  /// Players left after those who cannot be in a best team were set aside.
  public var playersAfterReduction: Int?
  /// The next budget that buys more skill; absent where no money does, or where that is not known.
  public var next: NextBudget?
  /// What less money than the team costs would buy; absent where no team is so cheap, or where that is not
  /// known.
  public var less: LessBudget?
  /// False where ``next`` or ``less`` is missing because the search for it was stopped; absent else.
  public var neighboursComplete: Bool?
  /// The budget curve around the reader's budget; absent where the team is not proved to be the best.
  public var around: Around?
  /// What the columns add up to that rules limit; absent where they limit none.
  public var sums: [SumRecord]?
  /// What the skills add up to without multipliers; absent where all members count alike.
  public var plainSkill: ExactDecimal?
  /// How many play in each role beside a single goalkeeper: `4-5-1`; absent where the rules have no such choice.
  public var formation: String?
  /// The team, in pool order.
  public var players: [PlayerRecord]

  /// A budget that buys more.
  public struct NextBudget: Codable, Sendable, Equatable {
    /// The budget.
    public var budget: ExactDecimal
    /// The best skill for it.
    public var skill: ExactDecimal
    /// Who is in the cheapest team of that skill and not in this one.
    public var `in`: [PlayerRecord]
    /// Who is in this team and not in that one.
    public var out: [PlayerRecord]

    /// What a budget buys, and how the team changes.
    public init(budget: ExactDecimal, skill: ExactDecimal, in joining: [PlayerRecord], out: [PlayerRecord]) {
      (self.budget, self.skill) = (budget, skill)
      (self.in, self.out) = (joining, out)
    }
  }

  /// What is left to buy for less money.
  public struct LessBudget: Codable, Sendable, Equatable {
    /// Every budget below this one buys no more than `skill`.
    public var under: ExactDecimal
    /// The best skill just under it.
    public var skill: ExactDecimal
    /// What that skill costs at least.
    public var cost: ExactDecimal

    /// What is left to buy below a budget.
    public init(under: ExactDecimal, skill: ExactDecimal, cost: ExactDecimal) {
      (self.under, self.skill, self.cost) = (under, skill, cost)
    }
  }

  /// The budget curve around a budget, as far as little work leads.
  public struct Around: Codable, Sendable, Equatable {
    /// Every step from this budget up is known: a tenth of the budget below it, or further down where `less` is; or one of
    /// `points`, where the work ended.
    public var from: ExactDecimal
    /// Every step up to this budget is known: a tenth of the budget above it, or further up where `next` is; or one of
    /// `points`, where the work ended.
    public var to: ExactDecimal
    /// The steps, cheaper first; where the work ended, those beyond that a few budgets buy. Else the first is the one that
    /// holds at `from`.
    public var points: [CurveRecord.Point]

    /// Steps of the curve between two budgets.
    public init(from: ExactDecimal, to: ExactDecimal, points: [CurveRecord.Point]) {
      (self.from, self.to, self.points) = (from, to, points)
    }
  }

  /// What is known of no team but how far the answer is known.
  public init(status: Status) {
    self.status = status
    players = []
  }
}
