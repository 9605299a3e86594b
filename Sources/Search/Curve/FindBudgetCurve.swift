import Tables

/// Every budget at which the best skill changes, in one pass over the players.
///
/// Only the players of the skyband take part, which holds all of a best team for any budget. Where they are few,
/// all totals of their teams are merged at once (``TotalsFront``). Else the upper hull of all teams is walked
/// edge by edge, and under each edge few players make the curve (``CurveEdgeSearch``).
///
/// - Parameters:
///   - problem: the players and the size; its budget is not used.
///   - least: the least budget of interest. The first point is the one that holds there, the last at or below
///     it, so that the curve tells what `least` buys; `nil` for the cheapest team.
///   - largest: no point above this budget is wanted; `nil` for the best that money can buy.
///   - mostPoints: where there are more points, only so many of the dearest are given.
///   - limits: threads, and what ends the work early. Then the points are given that are proved from the dear
///     end down; `covered` says from where.
///   - progress: hears how many edges of the hull are done.
/// - Returns: the curve; a complete one, or one that has too many points, is the same for any `limits.jobs`.
/// - Precondition: as for ``findBestTeam(_:limits:progress:)``; `from` is not above `upTo`, `mostPoints` is at
///   least 1.
/// - Complexity: milliseconds for pools whose skill and cost are not tied together; among subset sums nearly every
///   team is a point, and each takes a search of its own.
public func budgetCurve(
  _ problem: Problem, from least: Int128? = nil, upTo largest: Int128? = nil, mostPoints: Int = 1_000_000,
  limits: Limits = Limits(), progress: some SearchProgress = NoProgress()
) -> BudgetCurve {
  budgetCurve(
    problem, range: (least ?? .min)...(largest ?? .max), mostPoints: mostPoints, limits: limits,
    progress: progress, tuning: CurveTuning(), forcesWide: false)
}

/// The same with the points at which the method changes.
func budgetCurve(
  _ problem: Problem, range: ClosedRange<Int128>, mostPoints: Int, limits: Limits,
  progress: any SearchProgress, tuning: CurveTuning, forcesWide: Bool
) -> BudgetCurve {
  precondition(mostPoints >= 1, "a curve has at least one point")
  func curve<Value: WholeNumber>(_ skills: [Value], _ costs: [Value]) -> BudgetCurve {
    let players = skyband(skills: skills, costs: costs, size: problem.size)
    guard players.count >= problem.size else {
      return BudgetCurve(points: [], covered: range, isComplete: true)
    }
    let scale = Scale(of: players, size: problem.size)
    func search<Number: WholeNumber>(_ room: MultiplierRoom<Number>) -> BudgetCurve {
      CurveSearch(
        players, scale, room: room, range: range, mostPoints: mostPoints, limits: limits, progress: progress,
        tuning: tuning
      ).run()
    }
    if let narrow = scale.room(Int64.self), narrow.holdsEveryFraction, !forcesWide {
      return search(narrow)
    }
    guard let wide = scale.room(Int128.self) else {
      preconditionFailure("totals overflow: ask Problem.overflowingColumn before searching")
    }
    return search(wide)
  }
  switch (problem.skills, problem.costs) {
  case (.narrow(let skills), .narrow(let costs)): return curve(skills, costs)
  case (.wide(let skills), .wide(let costs)): return curve(skills, costs)
  case (.narrow(let skills), .wide(let costs)): return curve(skills.map { Int128($0) }, costs)
  case (.wide(let skills), .narrow(let costs)): return curve(skills, costs.map { Int128($0) })
  }
}
