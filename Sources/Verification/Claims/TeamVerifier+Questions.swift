import Selection

/// The questions that claims put to a census.
extension TeamVerifier {
  /// Returns the best skill of the teams of a question and the lowest cost for it; `nil` if there is no team.
  /// - Parameters:
  ///   - question: `nil` for all teams within the budget.
  ///   - expected: the claimed skill, which saves work if it is true and does not affect the answer.
  mutating func best(
    of question: CensusQuestion? = nil, expecting expected: Int128?
  ) throws(OutOfWork) -> (skill: Int128, cost: Int128)? {
    var question = question ?? CensusQuestion(within: taker.pool.budget, .best)
    question.leastSkill = expected
    var census = try taker.take(question)
    if census.totals.isEmpty, expected != nil {
      question.leastSkill = nil
      census = try taker.take(question)
    }
    guard let skill = census.bestSkill, let cost = census.lowestCost(reaching: skill) else { return nil }
    return (skill, cost)
  }

  /// Returns whether a team is first in pool order among those with its skill and cost.
  /// - Parameter duties: the duty of each member; empty if all count equally.
  mutating func isFirst(_ team: Team, _ duties: [Int]) throws(OutOfWork) -> Bool {
    let (skill, cost) = (team.skill, team.cost)
    let census = try taker.take(CensusQuestion(within: cost, leastSkill: skill, .all))
    guard let same = census.teams(where: { $0.skill == skill && $0.cost == cost }) else {
      throw OutOfWork(cause: .memory)
    }
    return try taker.teamsBefore(team.players, duties: duties, skill: skill, cost: cost, among: same) == 0
  }

  /// Returns the best lineup of players with its totals; `nil` if they do not form a legal team, which is noted.
  mutating func legalLineup(
    of players: [Int], within budget: Int128, at place: ClaimCheck
  ) throws(OutOfWork) -> Team? {
    checkLegal(players, within: budget, at: place) ? try lineup(of: players, within: budget) : nil
  }

  private mutating func lineup(of players: [Int], within budget: Int128) throws(OutOfWork) -> Team? {
    var team = Team(players, of: pool)
    guard taker.pool.ruled.duties != nil else { return team }
    let question = CensusQuestion(within: budget, required: players, .best)
    guard let found = try best(of: question, expecting: nil) else { return nil }
    (team.skill, team.cost) = found
    return team
  }

  /// Returns whether a player is in every team of a skill and a cost, where no team is better.
  mutating func isAlwaysIn(_ player: Int, skill: Int128, cost: Int128) throws(OutOfWork) -> Bool {
    let question = CensusQuestion(within: cost, leastSkill: skill, forbidden: [player], .best)
    return try taker.take(question).totals.isEmpty
  }
}
