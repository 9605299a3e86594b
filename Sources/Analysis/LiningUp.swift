import Search
import Selection
import Tables

extension RuledPool {
  /// Players lined up best: the duties of the highest total, of those that cost least, whatever else the rules say.
  /// - Parameters:
  ///   - players: as many as a team has, each once.
  ///   - problem: the question of the rules.
  /// - Returns: `nil` where all members count alike, or the players are too few or too many.
  /// - Throws: what keeps them from being lined up.
  package func bestLineup(
    of players: [Int], in problem: Problem, limits: Limits
  ) throws(BrokenRule) -> LinedUpTeam? {
    guard let plan = duties, players.count == rules.size else { return nil }
    let rows = players.sorted()
    let answer = findBestTeam(problem.alone(rows), limits: limits)
    // Where no duties do, any tell what is wrong.
    let some = plan.duties.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element.count) }
    return try LinedUpTeam(rows, duties: answer.rows.isEmpty ? some : answer.duties, of: self)
  }
}

extension Problem {
  /// The question about some players alone, who are the whole team: only their duties are open.
  fileprivate func alone(_ rows: [Int]) -> Problem {
    var problem = self
    (problem.locked, problem.banned) = (rows, [])
    (problem.groups, problem.counters, problem.conditions) = ([], [], [])
    (problem.mostPerClub, problem.leastClubs, problem.leastCost) = (nil, nil, nil)
    problem.budget = Problem.largestTotal
    return problem
  }
}

extension TeamJudgement {
  /// Takes over what a team adds up to by the duties of its members.
  mutating func lineUp(_ linedUp: LinedUpTeam, of pool: Pool, under rules: Rules) {
    (team.skill, team.cost) = (linedUp.skill, linedUp.cost)
    let wasTooDear = left < .zero
    left = rules.left(after: DecimalNumber(mantissa: linedUp.cost, places: pool.costs.places))
    guard left < .zero, !wasTooDear else { return }
    let places = pool.costPlaces(under: rules)
    refuse(
      .overBudget(
        by: DecimalNumber(mantissa: -left.mantissa, places: left.places).padded(toPlaces: places),
        budget: rules.budget.padded(toPlaces: places)))
  }

  /// Notes a rule that the team breaks.
  mutating func refuse(_ problem: TeamProblem) {
    problems.append(problem)
    status = .invalid
  }
}
