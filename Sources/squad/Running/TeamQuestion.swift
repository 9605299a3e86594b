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

extension TeamQuestion {
  /// What is asked of a pool, sure to be answered exactly.
  /// - Parameters:
  ///   - problem: size and budget; sure to be answered exactly by itself.
  ///   - ruled: the pool under all other rules, if there are any.
  ///   - path: the file of the pool.
  /// - Throws: `InputError` when the numbers leave no room for the search under these rules.
  init(_ problem: Problem, _ ruled: RuledPool?, of path: String) throws {
    guard let ruled else {
      self = .plain(problem)
      return
    }
    var question = FormatProblem(ruled)
    question.base = problem
    if let column = question.overflowingColumn { throw overflow(of: column, in: path, size: problem.size) }
    self = .ruled(question, ruled)
  }

  /// The best team, added up and held against all rules anew.
  /// - Parameter rules: those of the question, with its budget.
  /// - Throws: `TeamFault` when it is not what it was said to be.
  func checkedBest(
    of pool: Pool, under rules: Rules, limits: Limits, progress: ProgressLine
  ) throws(TeamFault) -> Answer {
    progress.search(skillPlaces: pool.skills.places)
    let answer = best(limits: limits, progress: progress)
    if !answer.rows.isEmpty {
      try check(answer.rows, skill: answer.skill, cost: answer.cost, of: pool, under: rules)
    }
    return answer
  }

  /// Adds a team up anew and holds it against all rules.
  /// - Throws: `TeamFault` when it is not what it was said to be.
  func check(
    _ team: [Int], skill: Int128, cost: Int128, of pool: Pool, under rules: Rules
  ) throws(TeamFault) {
    try checkClaim(players: team, skill: skill, cost: cost, in: pool, under: rules)
    guard case .ruled(_, let ruled) = self, let broken = ruled.brokenRules(of: team).first else { return }
    throw .rule(broken)
  }
}

extension PoolRun {
  /// What the rules ask, sure to be answered exactly.
  /// - Throws: as `exactProblem`.
  func question() throws -> TeamQuestion { try TeamQuestion(problem(), ruled, of: path) }

  /// The best team, added up and held against all rules anew.
  /// - Throws: `TeamFault` when it is not what it was said to be.
  func search(_ question: TeamQuestion, limits: Limits) throws -> Answer {
    try question.checkedBest(of: pool, under: rules, limits: limits, progress: progress)
  }
}
