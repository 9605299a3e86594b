/// The budget curve as the snapshot holds it: the data of its chart, and how far it is known.
public struct CurveRecord: Codable, Sendable, Equatable {
  /// A budget at which more skill can be bought.
  public struct Point: Codable, Sendable, Equatable {
    /// The budget.
    public var budget: ExactDecimal
    /// The best skill from that budget up.
    public var skill: ExactDecimal

    /// Creates a step of the curve.
    public init(budget: ExactDecimal, skill: ExactDecimal) {
      self.budget = budget
      self.skill = skill
    }
  }

  /// The steps that are distinct in a chart, cheapest first: all of them if there are few.
  public var points: [Point]
  /// The number of all steps.
  public var pointCount: Int
  /// Whether every step between the bounds asked for is known.
  public var complete: Bool
  /// If the curve is not complete, every step from this budget up is known; absent if none is.
  public var coveredFrom: ExactDecimal?
  /// Why the search ended early, for the steps or for the teams of the budgets asked for.
  public var stoppedBy: BestTeamRecord.StopReason?
  /// If no step lies between the bounds, the cost of the cheapest team; absent if there is none.
  public var cheapest: ExactDecimal?
  /// The lowest budget asked for; absent if it is the cheapest team's cost.
  public var from: ExactDecimal?
  /// The highest budget asked for; absent if there is no limit.
  public var to: ExactDecimal?

  /// Creates a curve.
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

/// The position of a hand-picked team relative to the budget curve.
public struct CurveMarkRecord: Codable, Sendable, Equatable {
  /// The team's file, as the user spelled it.
  public var path: String
  /// The best skill that its cost buys; absent if no team is that cheap, or if it is not known.
  public var couldHave: ExactDecimal?
  /// The lowest cost of a team with at least its skill; absent if that is not known.
  public var couldCost: ExactDecimal?
  /// Why the search for them ended early.
  public var stoppedBy: BestTeamRecord.StopReason?

  /// Creates the mark of a team on the curve.
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
