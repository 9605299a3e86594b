/// What each budget buys: every budget at which the best skill changes.
public struct BudgetCurve: Sendable, Equatable {
  /// A budget at which more skill becomes affordable.
  public struct Point: Sendable, Equatable {
    /// The budget, which the best team there costs exactly.
    public var cost: Int128
    /// The best skill from this budget on, up to the next point.
    public var skill: Int128

    /// A step of the curve.
    public init(cost: Int128, skill: Int128) {
      self.cost = cost
      self.skill = skill
    }
  }

  /// The points, cheaper first; both values ascend strictly.
  public var points: [Point]
  /// The budgets whose best skill is known: for each of them ``point(within:)`` tells it, and `nil` means that no
  /// team is so cheap; `nil` where nothing is proved.
  ///
  /// Without a bound it reaches to the end of `Int128`. A curve that is not complete is known from some point up.
  public var covered: ClosedRange<Int128>?
  /// Whether all budgets asked for are covered; false where the work was stopped, or where there are more points
  /// than were wanted.
  public var isComplete: Bool

  /// A curve of these points.
  public init(points: [Point], covered: ClosedRange<Int128>?, isComplete: Bool) {
    self.points = points
    self.covered = covered
    self.isComplete = isComplete
  }

  /// The last point that a budget reaches: what it buys; `nil` below the cheapest team.
  /// - Complexity: O(log points).
  public func point(within budget: Int128) -> Point? {
    let above = firstIndex(above: budget)
    return above > 0 ? points[above - 1] : nil
  }

  /// The first point above a budget; `nil` where no money buys more.
  /// - Complexity: O(log points).
  public func point(above budget: Int128) -> Point? {
    let above = firstIndex(above: budget)
    return above < points.count ? points[above] : nil
  }

  private func firstIndex(above budget: Int128) -> Int {
    partitionPoint(0, points.count) { points[$0].cost > budget }
  }
}
