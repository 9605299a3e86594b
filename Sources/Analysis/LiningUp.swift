import Search
import Selection
import Tables

extension RuledPool {
  /// Players lined up best: the duties of the highest total within the budget, of those that cost least, whatever else
  /// the rules say; where none is within it, the same without a budget.
  /// - Parameters:
  ///   - players: as many as a team has, each once.
  ///   - problem: the question of the rules.
  ///   - slots: where some of them are said to stand.
  /// - Returns: `nil` where all members count alike, or the players are too few or too many.
  /// - Throws: what keeps them from being lined up.
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
      throw .notAsNamed(self, rows, slots)
    }
    // Where no duties do, any tell what is wrong.
    let some = plan.duties.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element.count) }
    return try LinedUpTeam(rows, duties: answer.rows.isEmpty ? some : answer.duties, of: self, slots: slots)
  }

  /// The role in which each player of a team stands that may lack others, where all count alike; `nil` where the rules have no
  /// roles.
  /// - Parameter slots: where some of them are said to stand.
  /// - Throws: what keeps them from standing so.
  package func places(
    of team: ManualTeam, in problem: Problem
  ) throws(BrokenRule) -> [String]? {
    guard !rules.roles.isEmpty, duties == nil else { return nil }
    let slots = team.slots
    try check(slots)
    guard !slots.isEmpty else { return places(of: team.players, in: problem) }
    var named = problem
    for (player, slot) in slots { named.restrict(player, to: slot) }
    if let places = places(of: team.players, in: named) { return places }
    guard places(of: team.players, in: problem) != nil else { return nil }
    throw .notAsNamed(self, team.players, slots)
  }

  /// Makes sure that players can play the roles in which they are said to stand.
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
  /// The question about some players alone, who are the whole team: only their duties are open, and the budget.
  fileprivate func alone(_ rows: [Int]) -> Problem {
    var problem = self
    (problem.locked, problem.banned) = (rows, [])
    (problem.groups, problem.counters, problem.conditions) = ([], [], [])
    (problem.mostPerClub, problem.leastClubs, problem.leastCost) = (nil, nil, nil)
    return problem
  }

  /// The same where players have a duty in which they stand as they are said to.
  fileprivate func keeping(_ slots: [Int: NamedSlot], _ plan: DutyPlan, _ rules: Rules) -> Problem {
    var problem = self
    for (row, slot) in slots {
      problem.ownChoices[row] = choices(ofRow: row).filter { plan.allows(slot, for: $0.duty, of: rules) }
      problem.restrict(row, to: slot)
    }
    return problem
  }

  /// Lets a player play the role alone in which they are said to stand.
  fileprivate mutating func restrict(_ row: Int, to slot: NamedSlot) {
    if case .role(let role) = slot, !roles.isEmpty { roles[row] &= 1 << UInt32(role) }
  }
}

extension TeamJudgement {
  /// Takes over what a full team adds up to by the duties of its members, which may cost several times.
  mutating func lineUp(_ linedUp: LinedUpTeam, of pool: Pool, under rules: Rules) {
    (team.skill, team.cost) = (linedUp.skill, linedUp.cost)
    left = rules.left(after: DecimalNumber(mantissa: linedUp.cost, places: pool.costs.places))
    problems.removeAll(where: \.isOverBudget)
    if left < .zero { problems.insert(.overBudget(by: left, of: pool, under: rules), at: 0) }
    if status != .incomplete { status = problems.isEmpty ? .valid : .invalid }
  }

  /// Notes a rule that no further player mends.
  mutating func refuse(_ rule: BrokenRule) {
    breaksRules = true
    refuse(.rule(rule, leaving: 0))
  }

  /// Notes a rule that the team breaks.
  mutating func refuse(_ problem: TeamProblem) {
    problems.append(problem)
    status = .invalid
  }
}
