import Search
import Selection
import Snapshots

/// What a run asks of its pool: the best team by size and budget alone, or under rules of roles, clubs and names.
enum TeamQuestion {
  case plain(Problem)
  case ruled(FormatProblem, RuledPool)

  /// The best team; not held against the rules yet.
  func best(limits: Limits, progress: some SearchProgress) -> Answer {
    switch self {
    case .plain(let problem): findBestTeam(problem, limits: limits, progress: progress)
    case .ruled(let problem, _): findBestTeam(problem, limits: limits, progress: progress)
    }
  }

  /// What a little more and a little less money would buy.
  func neighbours(of best: Answer, limits: Limits) -> BudgetNeighbours {
    switch self {
    case .plain(let problem): budgetNeighbours(of: best, in: problem, limits: limits)
    case .ruled(let problem, _): budgetNeighbours(of: best, in: problem, limits: limits)
    }
  }

  /// The first teams in order.
  func teams(_ count: Int, limits: Limits, progress: some SearchProgress) -> TeamList {
    switch self {
    case .plain(let problem): bestTeams(problem, count: count, limits: limits, progress: progress)
    case .ruled(let problem, _): bestTeams(problem, count: count, limits: limits, progress: progress)
    }
  }

  /// The first teams of the best skill.
  func teamsSharing(
    _ best: Answer, upTo count: Int, limits: Limits, progress: some SearchProgress
  ) -> TeamList {
    switch self {
    case .plain(let problem):
      teamsSharingSkill(problem, best: best, upTo: count, limits: limits, progress: progress)
    case .ruled(let problem, _):
      teamsSharingSkill(problem, best: best, upTo: count, limits: limits, progress: progress)
    }
  }

  /// Why there is no team, where rules beside size and budget are to blame.
  func infeasibility(limits: Limits) -> Infeasibility? {
    guard case .ruled(let problem, let pool) = self else { return nil }
    return problem.obstacle(limits: limits).map { Infeasibility($0, of: pool) }
  }

  /// The role in which each player of a team stands; `nil` where the rules have no roles.
  func places(of team: [Int]) -> [String]? {
    guard case .ruled(let problem, let pool) = self, !pool.rules.roles.isEmpty else { return nil }
    return assignment(of: team, in: problem)?.map { pool.rules.roles[$0].name }
  }
}

/// What rules ask about a pool, sure to be answered exactly.
/// - Parameters:
///   - ruled: the pool as rules of roles, clubs and names see it; `nil` where there are none.
///   - largestTeam: the most players that are added up, where that is more than a team has.
/// - Throws: as `exactProblem`.
func teamQuestion(
  _ pool: Pool, under rules: Rules, heeding ruled: RuledPool?, of path: String, largestTeam: Int = 0
) throws -> TeamQuestion {
  let problem = try exactProblem(pool, under: rules, of: path, largestTeam: largestTeam)
  guard let ruled else { return .plain(problem) }
  let question = FormatProblem(ruled)
  if let column = question.overflowingColumn { throw overflow(of: column, in: path, size: rules.size) }
  return .ruled(question, ruled)
}

/// Adds a team up anew and holds it against all rules.
/// - Throws: `TeamFault` when it is not what it was said to be.
func checkTeam(
  _ team: [Int], skill: Int128, cost: Int128, in pool: Pool, under rules: Rules, heeding ruled: RuledPool?
) throws(TeamFault) {
  try checkClaim(players: team, skill: skill, cost: cost, in: pool, under: rules)
  if let broken = ruled?.brokenRules(of: team).first { throw .rule(broken) }
}

extension PoolRun {
  /// What the rules ask, sure to be answered exactly.
  /// - Parameter largestTeam: the most players that are added up, where that is more than a team has.
  /// - Throws: as `exactProblem`.
  func question(largestTeam: Int = 0) throws -> TeamQuestion {
    try teamQuestion(pool, under: rules, heeding: ruled, of: path, largestTeam: largestTeam)
  }

  /// The best team, added up and held against all rules anew.
  /// - Throws: `TeamFault` when it is not what it was said to be.
  func search(_ question: TeamQuestion, limits: Limits) throws -> Answer {
    progress.search(skillPlaces: pool.skills.places)
    let answer = question.best(limits: limits, progress: progress)
    if !answer.rows.isEmpty { try check(answer.rows, skill: answer.skill, cost: answer.cost) }
    return answer
  }

  /// Adds a team up anew and holds it against all rules.
  /// - Throws: `TeamFault` when it is not what it was said to be.
  func check(_ team: [Int], skill: Int128, cost: Int128) throws(TeamFault) {
    try checkTeam(team, skill: skill, cost: cost, in: pool, under: rules, heeding: ruled)
  }
}
