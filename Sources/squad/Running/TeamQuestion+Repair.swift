import Search
import Selection

/// What hand-picked teams are held against.
extension TeamQuestion {
  /// The best way to complete a team that is not full.
  func completion(of team: [Int], limits: Limits) -> Completion {
    switch self {
    case .plain(let problem): bestCompletion(of: team, in: problem, limits: limits)
    case .ruled(let problem, _): bestCompletion(of: team, in: problem, limits: limits)
    }
  }

  /// The best ways to make a team legal or better by at most two swaps.
  func repairs(of team: [Int], limits: Limits) -> Repairs {
    switch self {
    case .plain(let problem): bestRepairs(of: team, in: problem, limits: limits)
    case .ruled(let problem, _): bestRepairs(of: team, in: problem, limits: limits)
    }
  }

  /// Where some total skills stand among those of all legal teams.
  func ranks(of skills: [Int128], best: Answer, limits: Limits) -> TeamRanks {
    switch self {
    case .plain(let problem): rankTeams(problem, skills: skills, best: best, limits: limits)
    case .ruled(let problem, _): rankTeams(problem, skills: skills, best: best, limits: limits)
    }
  }

  /// The role in which each player of a team stands, which may lack others; `nil` where the rules have no roles, or
  /// the players cannot all have a place.
  func places(ofPart team: [Int]) -> [String]? {
    guard case .ruled(let problem, let pool) = self, !pool.rules.roles.isEmpty else { return nil }
    return assignment(ofPart: team, in: problem)?.map { pool.rules.roles[$0].name }
  }
}
