import Selection
import Snapshots
import Tables

extension TeamVerifier {
  /// Checks what budgets buy, and the curve around them.
  /// - Parameters:
  ///   - rows: the budgets that were asked for, or all at which the best skill changes.
  ///   - path: the path of their pool; empty for the first pool.
  ///   - name: the pool's name in the claims; empty for the first.
  public mutating func verify(
    _ rows: BudgetRows, curve: CurveRecord, under path: String = "", of name: String = ""
  ) {
    let (budgets, isCurve) = (rows.rows, rows.isCurve)
    let suffix = name.isEmpty ? "" : " of \(name)"
    var front: [CensusTotal]?
    claim("what \(budgets.count) budgets buy\(suffix)", at: path) { verifier, pool throws(OutOfWork) in
      let place = pool[rows.name]
      guard isCurve else { return try verifier.checkOneByOne(budgets, at: place) }
      let steps = try verifier.steps(near: budgets, of: curve)
      let census = Census(totals: steps, method: .dynamicProgramming(totals: steps.count))
      for (number, record) in budgets.enumerated() {
        verifier.check(record, against: census, at: place[number])
      }
      front = steps
    }
    if let front, isCurve { verifySteps(rows, along: front, of: curve, at: path, suffix) }
    verifyTeams(of: rows, at: path, suffix)
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
    return units(first.skill)
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
  private mutating func checkOneByOne(_ budgets: [BudgetRecord], at place: ClaimCheck) throws(OutOfWork) {
    for (number, record) in budgets.enumerated() {
      let expected = units(record.skill)
      let question = CensusQuestion(
        within: units(ofBudget: record.budget.number), leastSkill: expected,
        expected == nil ? .cheapest : .best)
      check(record, against: try taker.take(question), at: place[number])
    }
  }

  private func check(_ record: BudgetRecord, against census: Census, at place: ClaimCheck) {
    let budget = units(ofBudget: record.budget.number)
    let affordable = census.totals.filter { $0.cost <= budget }
    let best = affordable.map(\.skill).max()
    let lowest = best.flatMap { best in affordable.first { $0.skill == best }?.cost }
    if record.status == .stopped {
      if let best, let bound = record.bound, bound.number < skill(best).number {
        place.note("bound", "\(bound.number)", "a team of \(skill(best).number)")
      }
      return
    }
    place.expect(
      "status", record.status.rawValue,
      is: (best == nil ? BestTeamRecord.Status.infeasible : .proved).rawValue)
    place.expect("skill", record.skill, is: best.map(skill))
    place.expect("cost", record.cost, is: lowest.map(cost))
    place.expect("left", record.left, is: lowest.flatMap { left(of: record.budget.number, after: $0) })
    if let count = record.teamsSharingSkill {
      let teams = census.teams { $0.skill == best && $0.cost <= budget }
      check(count, isExact: record.countsExact ?? true, against: teams, at: place["teamsSharingSkill"])
    }
  }

  // MARK: Steps

  /// Checks that no budget at which the best skill changes is missing.
  private mutating func verifySteps(
    _ rows: BudgetRows, along front: [CensusTotal], of curve: CurveRecord, at path: String, _ suffix: String
  ) {
    claim("no step of the budget curve is missing\(suffix)", at: path) { verifier, pool in
      let place = pool["curve"]
      let listed = rows.rows.map { verifier.units(ofBudget: $0.budget.number) }
      verifier.checkAdjoining(listed, along: front, at: pool[rows.name])
      verifier.checkEnds(listed, along: front, of: curve, at: pool[rows.name])
      for (number, point) in curve.points.enumerated() {
        let step = front.first { verifier.cost($0.cost) == point.budget }
        place.expect("points.\(number).skill", point.skill, is: step.map { verifier.skill($0.skill) })
      }
      let points = curve.points.map { verifier.units(ofBudget: $0.budget.number) }
      if curve.complete, curve.from == nil || !points.isEmpty {
        let between =
          points.isEmpty ? front.count : front.count { $0.cost >= points[0] && $0.cost <= points.last! }
        place.expect("pointCount", curve.pointCount, is: between)
      }
    }
  }

  /// Checks that the listed steps follow each other on the curve.
  private func checkAdjoining(_ listed: [Int128], along front: [CensusTotal], at place: ClaimCheck) {
    let places = listed.map { budget in front.firstIndex { $0.cost == budget } }
    for (number, step) in places.enumerated() {
      guard let step else {
        place.note("\(number).budget", "\(cost(listed[number]).number)", "no step there")
        continue
      }
      if number > 0, let before = places[number - 1], step != before + 1 {
        let missing =
          before + 1 < front.count ? "a step at \(cost(front[before + 1].cost).number)" : "no step"
        place.note("\(number).budget", "\(cost(listed[number]).number)", missing)
      }
    }
  }

  /// Checks that no step lies outside the listed ones but within the bounds asked for, if all were kept.
  private func checkEnds(
    _ listed: [Int128], along front: [CensusTotal], of curve: CurveRecord, at place: ClaimCheck
  ) {
    guard curve.complete, curve.pointCount == listed.count else { return }
    let from = curve.from.map { units(ofBudget: $0.number) } ?? .min
    let outside = front.filter { step in
      step.cost > from
        && !((listed.first ?? .max)...max(listed.last ?? .min, listed.first ?? .max)).contains(step.cost)
    }
    for step in outside { place.note("no step", "a step at \(cost(step.cost).number)") }
  }

  // MARK: Teams

  /// Checks the team of each budget: that it is legal and first in pool order, and who joins and leaves.
  private mutating func verifyTeams(of rows: BudgetRows, at path: String, _ suffix: String) {
    let budgets = rows.rows
    let count = budgets.count { $0.players != nil }
    guard count > 0 else { return }
    claim("the teams of \(count) budgets are legal and the first in pool order\(suffix)", at: path) {
      verifier, pool throws(OutOfWork) in
      let place = pool[rows.name]
      for (number, record) in budgets.enumerated() {
        let before = number > 0 ? budgets[number - 1].players : nil
        verifier.checkExchange(record, after: before, at: place[number])
        try verifier.checkTeam(of: record, at: place[number])
      }
    }
  }

  private mutating func checkTeam(of record: BudgetRecord, at place: ClaimCheck) throws(OutOfWork) {
    guard let records = record.players, let players = find(records, at: place["players"]),
      let (duties, team) = totals(records, of: players, at: place),
      checkLegal(players, within: units(ofBudget: record.budget.number), totals: team, at: place)
    else { return }
    if team.players != players { place.note("players", "pool order", "another order") }
    expect(record.skill, record.cost, are: (team.skill, team.cost), at: place)
    guard record.status == .proved else { return }
    if try !isFirst(team, duties) {
      place.note("players", "the first in pool order", "another team comes before it")
    }
    try checkAlways(records, team, at: place["players"])
  }

  private func checkExchange(_ record: BudgetRecord, after before: [PlayerRecord]?, at place: ClaimCheck) {
    guard let before, let now = record.players else {
      place.expect("in", record.in?.map(\.row), is: nil)
      place.expect("out", record.out?.map(\.row), is: nil)
      return
    }
    let (rowsBefore, rowsNow) = (Set(before.map(\.row)), Set(now.map(\.row)))
    let joining = now.filter { !rowsBefore.contains($0.row) }
    let leaving = before.filter { !rowsNow.contains($0.row) }
    place.expect("in", record.in, is: joining) { "\($0.map(\.displayName))" }
    place.expect("out", record.out, is: leaving) { "\($0.map(\.displayName))" }
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
