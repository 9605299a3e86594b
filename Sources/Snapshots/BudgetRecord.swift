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

/// The budget curve as the snapshot holds it: what its chart needs, and how far it is known.
public struct CurveRecord: Codable, Sendable, Equatable {
  /// A budget from which on more skill can be bought.
  public struct Point: Codable, Sendable, Equatable {
    /// The budget.
    public var budget: ExactDecimal
    /// The best skill from there on.
    public var skill: ExactDecimal

    /// A step of the curve.
    public init(budget: ExactDecimal, skill: ExactDecimal) {
      self.budget = budget
      self.skill = skill
    }
  }

  /// The steps that can be told apart in a chart, cheaper first: all of them where they are not many.
  public var points: [Point]
  /// How many steps there are in all.
  public var pointCount: Int
  /// Whether every step between the bounds asked for is known.
  public var complete: Bool
  /// The lowest budget asked for; absent for the cheapest team.
  public var from: ExactDecimal?
  /// The highest budget asked for; absent for the best that money can buy.
  public var to: ExactDecimal?

  /// A curve.
  public init(
    points: [Point], pointCount: Int, complete: Bool, from: ExactDecimal? = nil, to: ExactDecimal? = nil
  ) {
    self.points = points
    self.pointCount = pointCount
    self.complete = complete
    self.from = from
    self.to = to
  }
}

/// Where a hand-picked team stands to the budget curve.
public struct CurveMarkRecord: Codable, Sendable, Equatable {
  /// The team's file, as the user spelled it.
  public var path: String
  /// The best skill that its cost buys; absent where that is less than any team costs, or not known.
  public var couldHave: ExactDecimal?
  /// The lowest cost of a team with at least its skill; absent where that is not known.
  public var couldCost: ExactDecimal?

  /// A team beside the curve.
  public init(path: String, couldHave: ExactDecimal?, couldCost: ExactDecimal?) {
    self.path = path
    self.couldHave = couldHave
    self.couldCost = couldCost
  }
}

/// Another pool, or the same one with other values, beside the pool of a comparison.
public struct VariantRecord: Codable, Sendable, Equatable {
  /// A value of the pool that was replaced.
  public struct Replacement: Codable, Sendable, Equatable {
    /// The player's name as reports show it.
    public var name: String
    /// His data record, from 1.
    public var row: Int
    /// `skill` or `cost`.
    public var column: String
    /// The value that the file has.
    public var before: ExactDecimal
    /// The value in its place.
    public var value: ExactDecimal

    /// A replaced value.
    public init(name: String, row: Int, column: String, before: ExactDecimal, value: ExactDecimal) {
      self.name = name
      self.row = row
      self.column = column
      self.before = before
      self.value = value
    }
  }

  /// What it is called: the path of its file, or the replaced values.
  public var name: String
  /// The values that are replaced in the first pool; absent for a pool of its own.
  public var replacements: [Replacement]?
  /// The pool as it was read; absent for the first pool with replaced values.
  public var pool: PoolRecord?
  /// The best team at the budget of the rules.
  public var bestTeam: BestTeamRecord
  /// Who is in that team and not in the best team of the first pool.
  public var `in`: [PlayerRecord]
  /// Who is in the best team of the first pool and not in that team.
  public var out: [PlayerRecord]
  /// What each budget buys: the budgets asked for, or the steps of its curve.
  public var budgets: [BudgetRecord]
  /// Its budget curve.
  public var curve: CurveRecord

  /// A pool beside another.
  public init(
    name: String, replacements: [Replacement]?, pool: PoolRecord?, bestTeam: BestTeamRecord,
    in joining: [PlayerRecord], out leaving: [PlayerRecord], budgets: [BudgetRecord], curve: CurveRecord
  ) {
    self.name = name
    self.replacements = replacements
    self.pool = pool
    self.bestTeam = bestTeam
    self.in = joining
    self.out = leaving
    self.budgets = budgets
    self.curve = curve
  }
}
