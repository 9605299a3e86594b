import Tables

/// Every budget at which the best skill changes, in one pass over the players, where nothing but size and budget is
/// asked.
///
/// Only the players of the skyband take part, which holds all of a best team for any budget. Where they are few,
/// all totals of their teams are merged at once (``TotalsFront``). Else the upper hull of all teams is walked
/// edge by edge, and under each edge few players make the curve (``CurveEdgeSearch``).
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
    let scale = NumberScale(of: players, size: problem.size)
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
