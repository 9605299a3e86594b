import Selection
import Snapshots
import Tables

extension TeamVerifier {
  /// Checks what budgets buy, and the curve around them.
  /// - Parameters:
  ///   - rows: the budgets that were asked for, or all at which the best skill changes.
  ///   - prefix: the path of their pool, including a final dot; empty for the first pool.
  ///   - name: the pool's name in the claims; empty for the first.
  public mutating func verify(
    _ rows: BudgetRows, curve: CurveRecord, under prefix: String = "", of name: String = ""
  ) {
    let (budgets, isCurve, path) = (rows.rows, rows.isCurve, prefix + rows.name)
    let suffix = name.isEmpty ? "" : " of \(name)"
    var front: [CensusTotal]?
    claim("what \(budgets.count) budgets buy\(suffix)") { verifier, differences throws(OutOfWork) in
      guard isCurve else { return try verifier.checkOneByOne(budgets, at: path, &differences) }
      let steps = try verifier.steps(near: budgets, of: curve)
      let census = Census(totals: steps, method: .dynamicProgramming(totals: steps.count))
      for (number, record) in budgets.enumerated() {
        verifier.check(record, against: census, at: "\(path).\(number)", &differences)
      }
      front = steps
    }
    if let front, isCurve {
      verifySteps(budgets, along: front, of: curve, at: path, curveAt: prefix + "curve", suffix)
    }
    verifyTeams(of: budgets, at: path, suffix)
  }

  /// Returns the steps of the budget curve up to the highest budget asked for, whatever is claimed.
  ///
  /// The claims only suggest where to look: each census asks for teams that are better than the last step and cost no
  /// more than the next claimed one. If the claims are true, that leaves almost nothing to search; if not, it finds all
  /// steps in between.
  private mutating func steps(
    near budgets: [BudgetRecord], of curve: CurveRecord
  ) throws(OutOfWork) -> [CensusTotal] {
    let limit = curve.to.map { units(ofBudget: $0.number) } ?? .max
    let claimed = Set(
      budgets.map { units(ofBudget: $0.budget.number) }
        + curve.points.map { units(ofBudget: $0.budget.number) })
    let held = try heldSkill(
      budgets.first.flatMap { first in first.skill.map { (first.budget, $0) } }, from: curve.from)
    return try steps(upTo: limit, near: claimed, skilled: held)
  }

  /// Returns the skill of the first claimed step if worse teams do not matter: no option asks for them, or none exist.
  mutating func heldSkill(
    _ first: (budget: ExactDecimal, skill: ExactDecimal)?, from: ExactDecimal?
  ) throws(OutOfWork) -> Int128? {
    guard let first else { return nil }
    if from.map({ first.budget.number > $0.number }) ?? true {
      let budget = units(ofBudget: first.budget.number)
      let census = try taker.take(CensusQuestion(within: budget, .cheapest))
      guard census.lowestCost == budget else { return nil }
    }
    return first.skill.number.units(places: pool.skills.places)
  }

  /// Returns the steps of the budget curve up to a budget, for teams with at least a given skill.
  /// - Parameter claimed: where steps are likely to be.
  mutating func steps(
    upTo limit: Int128, near claimed: Set<Int128>, skilled heldSkill: Int128?
  ) throws(OutOfWork) -> [CensusTotal] {
    var steps: [CensusTotal] = []
    for most in claimed.sorted().filter({ $0 < limit }) + [limit] {
      let least = steps.last.map { $0.skill + 1 } ?? heldSkill
      steps += try taker.take(CensusQuestion(within: most, leastSkill: least, .best)).steps
    }
    return steps
  }

  /// Checks each budget with its own census, which ignores teams below the claimed skill.
  private mutating func checkOneByOne(
    _ budgets: [BudgetRecord], at path: String, _ differences: inout Differences
  ) throws(OutOfWork) {
    for (number, record) in budgets.enumerated() {
      let expected = record.skill?.number.units(places: pool.skills.places)
      let question = CensusQuestion(
        within: units(ofBudget: record.budget.number), leastSkill: expected,
        expected == nil ? .cheapest : .best)
      check(record, against: try taker.take(question), at: "\(path).\(number)", &differences)
    }
  }

  private func check(
    _ record: BudgetRecord, against census: Census, at path: String, _ differences: inout Differences
  ) {
    let budget = units(ofBudget: record.budget.number)
    let affordable = census.totals.filter { $0.cost <= budget }
    let best = affordable.map(\.skill).max()
    let lowest = best.flatMap { best in affordable.first { $0.skill == best }?.cost }
    if record.status == .stopped {
      if let best, let bound = record.bound, bound.number < skill(best).number {
        differences.note("\(path).bound", "\(bound.number)", "a team of \(skill(best).number)")
      }
      return
    }
    differences.expect(
      "\(path).status", record.status.rawValue,
      is: (best == nil ? BestTeamRecord.Status.infeasible : .proved).rawValue)
    differences.expect("\(path).skill", record.skill, is: best.map(skill))
    differences.expect("\(path).cost", record.cost, is: lowest.map(cost))
    differences.expect(
      "\(path).left", record.left, is: lowest.flatMap { left(of: record.budget.number, after: $0) })
    if let count = record.teamsSharingSkill {
      let teams = census.teams { $0.skill == best && $0.cost <= budget }
      check(
        count, isExact: record.countsExact ?? true, against: teams, at: "\(path).teamsSharingSkill",
        &differences)
    }
  }

  // MARK: Steps

  /// Checks that no budget at which the best skill changes is missing.
  private mutating func verifySteps(
    _ budgets: [BudgetRecord], along front: [CensusTotal], of curve: CurveRecord, at path: String,
    curveAt curvePath: String, _ suffix: String
  ) {
    claim("no step of the budget curve is missing\(suffix)") { verifier, differences in
      let listed = budgets.map { verifier.units(ofBudget: $0.budget.number) }
      verifier.checkAdjoining(listed, along: front, at: path, &differences)
      verifier.checkEnds(listed, along: front, of: curve, at: path, &differences)
      for (number, point) in curve.points.enumerated() {
        let step = front.first { verifier.cost($0.cost) == point.budget }
        differences.expect(
          "\(curvePath).points.\(number).skill", point.skill, is: step.map { verifier.skill($0.skill) })
      }
      let points = curve.points.map { verifier.units(ofBudget: $0.budget.number) }
      if curve.complete, curve.from == nil || !points.isEmpty {
        let between =
          points.isEmpty ? front.count : front.count { $0.cost >= points[0] && $0.cost <= points.last! }
        differences.expect("\(curvePath).pointCount", curve.pointCount, is: between) { "\($0)" }
      }
    }
  }

  /// Checks that the listed steps follow each other on the curve.
  private func checkAdjoining(
    _ listed: [Int128], along front: [CensusTotal], at path: String, _ differences: inout Differences
  ) {
    let places = listed.map { budget in front.firstIndex { $0.cost == budget } }
    for (number, place) in places.enumerated() {
      guard let place else {
        differences.note("\(path).\(number).budget", "\(cost(listed[number]).number)", "no step there")
        continue
      }
      if number > 0, let before = places[number - 1], place != before + 1 {
        let missing =
          before + 1 < front.count ? "a step at \(cost(front[before + 1].cost).number)" : "no step"
        differences.note("\(path).\(number).budget", "\(cost(listed[number]).number)", missing)
      }
    }
  }

  /// Checks that no step lies outside the listed ones but within the bounds asked for, if all were kept.
  private func checkEnds(
    _ listed: [Int128], along front: [CensusTotal], of curve: CurveRecord, at path: String,
    _ differences: inout Differences
  ) {
    guard curve.complete, curve.pointCount == listed.count else { return }
    let from = curve.from.map { units(ofBudget: $0.number) } ?? .min
    let outside = front.filter { step in
      step.cost > from
        && !((listed.first ?? .max)...max(listed.last ?? .min, listed.first ?? .max)).contains(step.cost)
    }
    for step in outside { differences.note(path, "no step", "a step at \(cost(step.cost).number)") }
  }

  // MARK: Teams

  /// Checks the team of each budget: that it is legal and first in pool order, and who joins and leaves.
  private mutating func verifyTeams(of budgets: [BudgetRecord], at path: String, _ suffix: String) {
    let count = budgets.count { $0.players != nil }
    guard count > 0 else { return }
    claim("the teams of \(count) budgets are legal and the first in pool order\(suffix)") {
      verifier, differences throws(OutOfWork) in
      for (number, record) in budgets.enumerated() {
        let before = number > 0 ? budgets[number - 1].players : nil
        verifier.checkExchange(record, after: before, at: "\(path).\(number)", &differences)
        try verifier.checkTeam(of: record, at: "\(path).\(number)", &differences)
      }
    }
  }

  private mutating func checkTeam(
    of record: BudgetRecord, at path: String, _ differences: inout Differences
  ) throws(OutOfWork) {
    guard let records = record.players, let players = find(records, at: "\(path).players", &differences),
      let (duties, team) = totals(records, of: players, at: path, &differences),
      checkLegal(
        players, within: units(ofBudget: record.budget.number), totals: team, at: path, &differences)
    else { return }
    if team.players != players { differences.note("\(path).players", "pool order", "another order") }
    differences.expect("\(path).skill", record.skill, is: skill(team.skill))
    differences.expect("\(path).cost", record.cost, is: cost(team.cost))
    guard record.status == .proved else { return }
    if try !isFirst(team, duties) {
      differences.note("\(path).players", "the first in pool order", "another team comes before it")
    }
    try checkAlways(records, team, at: "\(path).players", &differences)
  }

  private func checkExchange(
    _ record: BudgetRecord, after before: [PlayerRecord]?, at path: String, _ differences: inout Differences
  ) {
    guard let before, let now = record.players else {
      differences.expect("\(path).in", record.in?.map(\.row), is: nil)
      differences.expect("\(path).out", record.out?.map(\.row), is: nil)
      return
    }
    let (rowsBefore, rowsNow) = (Set(before.map(\.row)), Set(now.map(\.row)))
    let joining = now.filter { !rowsBefore.contains($0.row) }
    let leaving = before.filter { !rowsNow.contains($0.row) }
    differences.expect("\(path).in", record.in, is: joining) { "\($0.map(\.displayName))" }
    differences.expect("\(path).out", record.out, is: leaving) { "\($0.map(\.displayName))" }
  }
}

extension Census {
  /// The cheapest team totals for each skill that no cheaper team reaches.
  fileprivate var steps: [CensusTotal] {
    var steps: [CensusTotal] = []
    for total in totals where total.skill > steps.last?.skill ?? .min { steps.append(total) }
    return steps
  }
}
