import Reading
import Search
import Selection
import Tables

extension RuledPool {
  /// Returns the best lineup of some players: the highest total within the budget, then the lowest cost.
  /// The other rules are ignored; if no lineup is within the budget, so is the budget.
  /// - Parameters:
  ///   - players: as many as a team has, each once.
  ///   - problem: the search problem of the rules.
  ///   - slots: the slots named for some of them.
  /// - Returns: `nil` if all members count the same, or there are too few or too many players.
  /// - Throws: the rule that prevents a lineup.
  package func bestLineup(
    of players: [Int], in problem: Problem, slots: [Int: NamedSlot] = [:], limits: Limits
  ) throws(BrokenRule) -> LinedUpTeam? {
    guard let plan = duties, players.count == rules.size else { return nil }
    let rows = players.sorted()
    try check(slots)
    var question = problem.alone(rows).keeping(slots, plan, rules)
    var answer = question.bestTeam(limits: limits)
    if answer.rows.isEmpty {
      question.budget = Problem.largestTotal
      answer = question.bestTeam(limits: limits)
    }
    if answer.rows.isEmpty, !slots.isEmpty, try bestLineup(of: players, in: problem, limits: limits) != nil {
      throw .slotsImpossible(self, rows, slots)
    }
    // If no duties are possible, any of them show what is wrong.
    let some = plan.duties.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element.count) }
    return try LinedUpTeam(rows, duties: answer.rows.isEmpty ? some : answer.duties, of: self, slots: slots)
  }

  /// Returns the best lineup of the same people within the budget, each with any of their rows: where players have a row
  /// for each slot, another captain is another row. The other rules are ignored.
  /// - Returns: `nil` if all members count the same, there are too few or too many, or no lineup is possible.
  /// - Throws: `BrokenRule` if what was found is no lineup.
  package func bestLineup(
    ofPeopleIn players: [Int], in problem: Problem, limits: Limits
  ) throws(BrokenRule) -> LinedUpTeam? {
    guard duties != nil, players.count == rules.size else { return nil }
    let rows = Set(problem.people.rows(ofAll: players))
    var question = problem.alone([])
    question.banned = (0..<problem.count).filter { !rows.contains($0) }
    question.groups = players.map { GroupRule(members: problem.people.rows(with: $0), least: 1, most: 1) }
    let answer = question.bestTeam(limits: limits)
    guard !answer.rows.isEmpty else { return nil }
    return try LinedUpTeam(answer.rows, duties: answer.duties, of: self)
  }

  /// The role that each player of a team fills, if all count the same; `nil` if the rules have no roles.
  /// The team may be partial.
  /// - Throws: the rule that keeps them from their named slots.
  package func places(of team: ManualTeam) throws(BrokenRule) -> [String]? {
    guard !rules.roles.isEmpty, duties == nil else { return nil }
    let slots = team.slots
    try check(slots)
    if let places = places(of: team.players, slots: slots) { return places }
    guard !slots.isEmpty, places(of: team.players) != nil else { return nil }
    throw .slotsImpossible(self, team.players, slots)
  }

  /// Checks that players can play the roles of their named slots.
  private func check(_ slots: [Int: NamedSlot]) throws(BrokenRule) {
    for player in slots.keys.sorted() {
      guard case .role(let role)? = slots[player], eligibility.masks[player] >> UInt64(role) & 1 == 0 else {
        continue
      }
      throw .wrongSlot(pool.displayName(of: player), rules.roles[role].name)
    }
  }
}

extension Problem {
  /// The problem with some players as the whole team: only their duties and the budget are left.
  fileprivate func alone(_ rows: [Int]) -> Problem {
    var problem = self
    (problem.locked, problem.banned) = (rows, [])
    (problem.groups, problem.counters, problem.conditions) = ([], [], [])
    (problem.mostPerClub, problem.leastClubs, problem.leastCost) = (nil, nil, nil)
    return problem
  }

  /// The problem with players restricted to duties that fit their named slots.
  fileprivate func keeping(_ slots: [Int: NamedSlot], _ plan: DutyPlan, _ rules: Rules) -> Problem {
    var problem = self
    for (row, slot) in slots {
      problem.ownChoices[row] = choices(ofRow: row).filter { plan.allows(slot, for: $0.duty, of: rules) }
      if case .role(let role) = slot, !roles.isEmpty { problem.roles[row] &= 1 << UInt32(role) }
    }
    return problem
  }
}

extension TeamJudgement {
  /// Replaces the totals of a full team by those of its lineup, where a member may count and cost several times.
  mutating func lineUp(_ linedUp: LinedUpTeam, of pool: Pool, under rules: Rules) {
    (team.skill, team.cost) = (linedUp.skill, linedUp.cost)
    left = rules.left(after: DecimalNumber(mantissa: linedUp.cost, places: pool.costs.places))
    problems.removeAll(where: \.isOverBudget)
    if left < .zero { problems.insert(.overBudget(by: left, of: pool, under: rules), at: 0) }
    if status != .incomplete { status = problems.isEmpty ? .valid : .invalid }
  }

  /// Records a broken rule that adding players cannot fix.
  mutating func refuse(_ rule: BrokenRule) {
    breaksRules = true
    refuse(.rule(rule, leaving: 0))
  }

  /// Records a rule that the team breaks.
  mutating func refuse(_ problem: TeamProblem) {
    problems.append(problem)
    status = .invalid
  }
}
