import Selection

/// What claims ask of a census.
extension TeamVerifier {
  /// The best skill of the teams of a question and the lowest cost at it; `nil` if there is no team.
  /// - Parameter expected: what is claimed, which makes the work less if it is true and is no part of the answer.
  mutating func best(
    of question: CensusQuestion, expecting expected: Int128?
  ) throws(OutOfWork) -> (skill: Int128, cost: Int128)? {
    var question = question
    question.leastSkill = expected
    var census = try taker.take(question)
    if census.totals.isEmpty, expected != nil {
      question.leastSkill = nil
      census = try taker.take(question)
    }
    guard let skill = census.bestSkill, let cost = census.lowestCost(reaching: skill) else { return nil }
    return (skill, cost)
  }

  /// Whether a team is the first in pool order of those with its skill and cost.
  /// - Parameter duties: by member the duty; empty where all count alike.
  mutating func isFirst(_ team: Team, _ duties: [Int]) throws(OutOfWork) -> Bool {
    let (skill, cost) = (team.skill, team.cost)
    let census = try taker.take(CensusQuestion(within: cost, leastSkill: skill, .all))
    guard let same = census.teams(where: { $0.skill == skill && $0.cost == cost }) else {
      throw OutOfWork(cause: .memory)
    }
    return try taker.teamsBefore(team.players, duties: duties, skill: skill, cost: cost, among: same) == 0
  }

  /// What players add up to as they are lined up best; `nil` where they make no legal team.
  mutating func lineup(of players: [Int], within budget: Int128) throws(OutOfWork) -> Team? {
    var team = Team(players, of: pool)
    guard taker.pool.ruled.duties != nil else { return team }
    var question = CensusQuestion(within: budget, .best)
    question.required = players
    guard let found = try best(of: question, expecting: nil) else { return nil }
    (team.skill, team.cost) = found
    return team
  }

  /// Whether a player is in every team of a skill and a cost, no team being better.
  mutating func isAlwaysIn(_ player: Int, skill: Int128, cost: Int128) throws(OutOfWork) -> Bool {
    var question = CensusQuestion(within: cost, leastSkill: skill, .best)
    question.forbidden = [player]
    return try taker.take(question).totals.isEmpty
  }
}
