import Selection
import Snapshots

extension TeamVerifier {
  /// Checks what a little more and a little less money would buy.
  mutating func verifyNeighbours(
    _ best: BestTeamRecord, _ team: Team, at path: String, named name: String, wereAsked: Bool
  ) {
    let isComplete = wereAsked && best.neighboursComplete != false
    if best.next != nil || isComplete {
      claim("what more money than \(name) costs would buy") { verifier, differences throws(OutOfWork) in
        try verifier.checkNext(best.next, of: team, at: "\(path).next", &differences)
      }
    }
    if best.less != nil || isComplete {
      claim("what less money than \(name) costs would buy") { verifier, differences throws(OutOfWork) in
        try verifier.checkLess(best.less, of: team, at: "\(path).less", &differences)
      }
    }
    if let around = best.around {
      claim("the budget curve around \(name)") { verifier, differences throws(OutOfWork) in
        verifier.checkEnds(of: around, beside: best, at: "\(path).around", &differences)
        try verifier.checkPoints(of: around, at: "\(path).around.points", &differences)
      }
    }
  }

  private mutating func checkNext(
    _ next: BestTeamRecord.NextBudget?, of team: Team, at path: String, _ differences: inout Differences
  ) throws(OutOfWork) {
    let limit = next.map { units(ofBudget: $0.budget.number) } ?? .max
    let better = try taker.take(CensusQuestion(within: limit, leastSkill: team.skill + 1, .best))
    differences.expect("\(path).budget", next?.budget, is: better.lowestCost.map(cost))
    guard let next, let budget = better.lowestCost else { return }
    let found = better.totals.filter { $0.cost == budget }.map(\.skill).max()
    differences.expect("\(path).skill", next.skill, is: found.map(skill))
    let joining = findInOrder(next.in, at: "\(path).in", &differences)
    let leaving = findInOrder(next.out, at: "\(path).out", &differences)
    guard let joining, let leaving else { return }
    guard Set(leaving).isSubset(of: team.players), Set(joining).isDisjoint(with: team.players) else {
      differences.note("\(path).out", "members leave and others join", "not so")
      return
    }
    let players = (team.players.filter { !leaving.contains($0) } + joining).sorted()
    guard checkLegal(players, within: budget, at: path, &differences),
      let other = try lineup(of: players, within: budget)
    else { return }
    differences.expect("\(path).in", skill(other.skill), is: found.map(skill))
    differences.expect("\(path).in", cost(other.cost), is: cost(budget))
    if taker.pool.ruled.duties == nil, other.skill == found, try !isFirst(other, []) {
      differences.note("\(path).in", "the first team in pool order", "another team comes before it")
    }
  }

  private mutating func checkLess(
    _ less: BestTeamRecord.LessBudget?, of team: Team, at path: String, _ differences: inout Differences
  ) throws(OutOfWork) {
    let question = CensusQuestion(within: team.cost - 1, less == nil ? .cheapest : .best)
    let found = try best(of: question, expecting: less?.skill.number.units(places: pool.skills.places))
    differences.expect("\(path).under", less?.under, is: found == nil ? nil : cost(team.cost))
    differences.expect("\(path).skill", less?.skill, is: found.map { skill($0.skill) })
    differences.expect("\(path).cost", less?.cost, is: found.map { cost($0.cost) })
  }

  /// Checks that the curve goes as far as it is asked for, or ends at one of its points.
  private func checkEnds(
    of around: BestTeamRecord.Around, beside best: BestTeamRecord, at path: String,
    _ differences: inout Differences
  ) {
    let budget = taker.pool.budget
    let tenth = Int128(budget.magnitude / 10)
    let (lowest, highest) = (
      budget.subtractingReportingOverflow(tenth), budget.addingReportingOverflow(tenth)
    )
    let below = best.less?.cost ?? best.cost
    let above = best.next.map { units(ofBudget: $0.budget.number) } ?? budget
    let start = min(
      lowest.overflow ? .min : lowest.partialValue, below.map { units(ofBudget: $0.number) } ?? budget)
    let end = max(highest.overflow ? .max : highest.partialValue, above)
    if around.from != around.points.first?.budget {
      differences.expect("\(path).from", around.from, is: cost(start))
    }
    if around.to != around.points.last?.budget {
      differences.expect("\(path).to", around.to, is: cost(end))
    }
  }

  /// Checks that each point is a step of the curve, and that none is missing between its ends.
  private mutating func checkPoints(
    of around: BestTeamRecord.Around, at path: String, _ differences: inout Differences
  ) throws(OutOfWork) {
    let (from, to) = (units(ofBudget: around.from.number), units(ofBudget: around.to.number))
    let claimed = around.points.map { units(ofBudget: $0.budget.number) }
    let held = try heldSkill(around.points.first.map { ($0.budget, $0.skill) }, from: around.from)
    let steps = try steps(upTo: to, near: Set(claimed), skilled: held)
    let first = steps.lastIndex { $0.cost <= from } ?? 0
    let found = steps.dropFirst(first)
    if found.count != around.points.count {
      differences.note(path, "\(around.points.count) steps", "\(found.count)")
    }
    for (number, (point, step)) in zip(around.points, found).enumerated() {
      differences.expect("\(path).\(number).budget", point.budget, is: cost(step.cost))
      differences.expect("\(path).\(number).skill", point.skill, is: skill(step.skill))
    }
  }
}
