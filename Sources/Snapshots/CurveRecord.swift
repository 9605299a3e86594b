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
  /// Where it is not complete, every step from this budget up is known; absent where none is.
  public var coveredFrom: ExactDecimal?
  /// What ended the search early, for the steps or for the teams of the budgets asked for.
  public var stoppedBy: BestTeamRecord.StopReason?
  /// Where no step lies between the bounds, what the cheapest team costs; absent where there is none.
  public var cheapest: ExactDecimal?
  /// The lowest budget asked for; absent for the cheapest team.
  public var from: ExactDecimal?
  /// The highest budget asked for; absent for the best that money can buy.
  public var to: ExactDecimal?

  /// A curve.
  public init(
    points: [Point], pointCount: Int, complete: Bool, coveredFrom: ExactDecimal? = nil,
    stoppedBy: BestTeamRecord.StopReason? = nil, from: ExactDecimal? = nil, to: ExactDecimal? = nil
  ) {
    self.points = points
    self.pointCount = pointCount
    self.complete = complete
    self.coveredFrom = coveredFrom
    self.stoppedBy = stoppedBy
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
  /// What ended the search for them early.
  public var stoppedBy: BestTeamRecord.StopReason?

  /// A team beside the curve.
  public init(
    path: String, couldHave: ExactDecimal?, couldCost: ExactDecimal?,
    stoppedBy: BestTeamRecord.StopReason? = nil
  ) {
    self.path = path
    self.couldHave = couldHave
    self.couldCost = couldCost
    self.stoppedBy = stoppedBy
  }
}
