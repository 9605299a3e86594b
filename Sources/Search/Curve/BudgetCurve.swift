import Tables

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
  func curve<Value: WholeNumber>(_ skills: [Value], _ costs: [Value]) -> BudgetCurve {
    let players = skyband(skills: skills, costs: costs, size: problem.size)
    guard players.count >= problem.size else { return BudgetCurve(points: [], isComplete: true) }
    let scale = Scale(of: players, size: problem.size)
    let most = Int128(Int64.max) / Int128(problem.size)
    guard max(scale.skills.highest, scale.costs.highest) <= most else {
      return curve(scale.scaled(players, to: Int128.self), scale)
    }
    return curve(scale.scaled(players, to: Int64.self), scale)
  }
  func curve<Scaled: WholeNumber>(_ players: Candidates<Scaled>, _ scale: Scale) -> BudgetCurve {
    guard let budget = scale.scaled(budget: largest ?? .max) else {
      return BudgetCurve(points: [], isComplete: true)
    }
    var front = TotalsFront(players, size: problem.size, budget: Scaled(budget))
    guard front.run(stop: stop) else { return BudgetCurve(points: [], isComplete: false) }
    let points = front.totals.map { total in
      BudgetCurve.Point(
        cost: scale.costs.total(total.cost, size: problem.size),
        skill: scale.skills.total(total.skill, size: problem.size))
    }
    return BudgetCurve(points: points, isComplete: true)
  }
  switch (problem.skills, problem.costs) {
  case (.narrow(let skills), .narrow(let costs)): return curve(skills, costs)
  case (.wide(let skills), .wide(let costs)): return curve(skills, costs)
  case (.narrow(let skills), .wide(let costs)): return curve(skills.map { Int128($0) }, costs)
  case (.wide(let skills), .narrow(let costs)): return curve(skills, costs.map { Int128($0) })
  }
}
