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
  /// Whether these are all points within the bounds asked for; false where the work was stopped, and then there
  /// are none.
  public var isComplete: Bool

  /// A curve of these points.
  public init(points: [Point], isComplete: Bool) {
    self.points = points
    self.isComplete = isComplete
  }

  /// The last point that a budget reaches: what it buys; `nil` below the cheapest team.
  /// - Complexity: O(log points).
  public func point(within budget: Int128) -> Point? {
    let next = firstIndex { $0.cost > budget }
    return next == 0 ? nil : points[next - 1]
  }

  /// The first point above a budget; `nil` where no money buys more.
  /// - Complexity: O(log points).
  public func point(above budget: Int128) -> Point? {
    let next = firstIndex { $0.cost > budget }
    return next < points.count ? points[next] : nil
  }

  /// Where the points begin for which a condition holds that holds from some point on.
  private func firstIndex(where isBehind: (Point) -> Bool) -> Int {
    var range = points.startIndex..<points.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isBehind(points[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

/// Every budget at which the best skill changes, in one pass over the players.
///
/// For each number of players the totals of cost and skill that no others dominate are kept, cheaper first; a
/// player joins each of them and the lists are merged (Nemhauser and Ullmann, "Discrete dynamic programming and
/// capital allocation", 1969, with one list for each number of players). Only the players of the skyband take
/// part, which holds all of a best team for any budget.
///
/// - Parameters:
///   - problem: the players and the size; its budget is not used.
///   - largest: no point above this budget is wanted; `nil` for the best that money can buy.
///   - stop: ends the work early.
/// - Precondition: as for ``findBestTeam(_:limits:progress:)``.
/// - Complexity: O(players left · size · points); the points of pools in which skill and cost are not tied
///   together are few hundreds, those of degenerate pools may be as many as the costs a team can have.
public func budgetCurve(
  _ problem: Problem, upTo largest: Int128? = nil, stop: StopSignal = StopSignal()
) -> BudgetCurve {
  let front = problem.groupFront(
    of: problem.size, within: largest, effort: Effort(stop: stop))
  guard let front else { return BudgetCurve(points: [], isComplete: false) }
  return BudgetCurve(
    points: front.groups.map { BudgetCurve.Point(cost: $0.cost, skill: $0.skill) }, isComplete: true)
}
