import Selection
import Snapshots

extension TeamVerifier {
  /// Checks the claims about other budgets for a squad without transfers, using the row of one transfer: a rule of this
  /// verifier's pool.
  public mutating func verifyBudgets(
    beside best: BestTeamRecord, after row: TransferRecord, wereAsked: Bool
  ) {
    let players = best.players.compactMap { index(ofRow: $0.row) }
    guard players.count == best.players.count, let cost = row.cost,
      let skill = units(row.skill)
    else { return }
    var team = Team(players, of: pool)
    (team.skill, team.cost) = (skill, units(ofBudget: cost.number))
    verifyNeighbours(best, team, at: "bestTeam", named: "the squad", wereAsked: wereAsked)
  }

  /// Checks the claims about a little more and a little less money.
  mutating func verifyNeighbours(
    _ best: BestTeamRecord, _ team: Team, at path: String, named name: String, wereAsked: Bool
  ) {
    let isComplete = wereAsked && best.neighboursComplete != false
    if best.next != nil || isComplete {
      claim("what more money than \(name) costs would buy", at: path) { verifier, place throws(OutOfWork) in
        try verifier.checkNext(best.next, of: team, at: place["next"])
      }
    }
    if best.less != nil || isComplete {
      claim("what less money than \(name) costs would buy", at: path) { verifier, place throws(OutOfWork) in
        try verifier.checkLess(best.less, of: team, at: place["less"])
      }
    }
    if let around = best.around {
      claim("the budget curve around \(name)", at: path) { verifier, place throws(OutOfWork) in
        verifier.checkEnds(of: around, beside: best, costing: team.cost, at: place["around"])
        try verifier.checkPoints(of: around, at: place["around.points"])
      }
    }
  }

  private mutating func checkNext(
    _ next: BestTeamRecord.NextBudget?, of team: Team, at place: ClaimCheck
  ) throws(OutOfWork) {
    let limit = next.map { units(ofBudget: $0.budget.number) } ?? .max
    let better = try taker.take(CensusQuestion(within: limit, leastSkill: team.skill + 1, .best))
    place.expect("budget", next?.budget, is: better.lowestCost.map(cost))
    guard let next, let budget = better.lowestCost else { return }
    let found = better.totals.filter { $0.cost == budget }.map(\.skill).max()
    place.expect("skill", next.skill, is: found.map(skill))
    guard let players = exchange(next.in, for: next.out, in: team.players, at: place),
      let other = try legalLineup(of: players, within: budget, at: place)
    else { return }
    place.expect("in", skill(other.skill), is: found.map(skill))
    place.expect("in", cost(other.cost), is: cost(budget))
    if taker.pool.ruled.duties == nil, other.skill == found, try !isFirst(other, []) {
      place.note("in", "the first team in pool order", "another team comes before it")
    }
  }

  private mutating func checkLess(
    _ less: BestTeamRecord.LessBudget?, of team: Team, at place: ClaimCheck
  ) throws(OutOfWork) {
    let question = CensusQuestion(within: team.cost - 1, less == nil ? .cheapest : .best)
    let found = try best(of: question, expecting: units(less?.skill))
    place.expect("under", less?.under, is: found == nil ? nil : cost(team.cost))
    expect(less?.skill, less?.cost, are: found, at: place)
  }

  /// Checks that the curve goes as far as it should, or ends at one of its points.
  private func checkEnds(
    of around: BestTeamRecord.Around, beside best: BestTeamRecord, costing cost: Int128, at place: ClaimCheck
  ) {
    let budget = taker.pool.budget
    let tenth = Int128(budget.magnitude / 10)
    let lowest = budget.subtractingReportingOverflow(tenth)
    let highest = budget.addingReportingOverflow(tenth)
    let below = best.less.map { units(ofBudget: $0.cost.number) } ?? cost
    let above = best.next.map { units(ofBudget: $0.budget.number) } ?? budget
    let start = min(lowest.overflow ? .min : lowest.partialValue, below)
    let end = max(highest.overflow ? .max : highest.partialValue, above)
    let budgets = around.points.map(\.budget)
    if !budgets.contains(around.from) { place.expect("from", around.from, is: self.cost(start)) }
    if !budgets.contains(around.to) { place.expect("to", around.to, is: self.cost(end)) }
  }

  /// Checks that each point is a step of the curve, and that none is missing between its ends. Each point beyond them
  /// is only checked against its own budget.
  private mutating func checkPoints(of around: BestTeamRecord.Around, at place: ClaimCheck) throws(OutOfWork)
  {
    let (from, to) = (units(ofBudget: around.from.number), units(ofBudget: around.to.number))
    let claimed = around.points.map { units(ofBudget: $0.budget.number) }
    let first = claimed.lastIndex { $0 <= from } ?? 0
    let known = first..<max(first, claimed.firstIndex { $0 > to } ?? claimed.count)
    let held = try heldSkill(around.points[known].first.map { ($0.budget, $0.skill) }, from: around.from)
    let steps = try steps(upTo: to, near: Set(claimed[known]), skilled: held)
    let found = steps.dropFirst(steps.lastIndex { $0.cost <= from } ?? 0)
    if found.count != known.count { place.note("\(known.count) steps", "\(found.count)") }
    for (number, step) in zip(known, found) {
      check(around.points[number], is: (step.skill, step.cost), at: place[number])
    }
    for number in claimed.indices where !known.contains(number) {
      let question = CensusQuestion(within: claimed[number], .best)
      let found = try best(of: question, expecting: units(around.points[number].skill))
      check(around.points[number], is: found.map { ($0.skill, $0.cost) }, at: place[number])
    }
  }

  private func check(
    _ point: CurveRecord.Point, is found: (skill: Int128, cost: Int128)?, at place: ClaimCheck
  ) {
    place.expect("budget", point.budget, is: found.map { cost($0.cost) })
    place.expect("skill", point.skill, is: found.map { skill($0.skill) })
  }
}

extension BestTeamRecord {
  /// The team without the claims about other budgets.
  var withoutBudgets: BestTeamRecord {
    var team = self
    (team.next, team.less, team.around) = (nil, nil, nil)
    return team
  }
}
