import Search

extension TeamQuestion {
  /// The first teams in order of which any two differ in `least` players.
  func teams(
    _ count: Int, differingBy least: Int, limits: Limits, progress: some SearchProgress
  ) -> TeamList {
    switch self {
    case .plain(let problem):
      differentTeams(problem, count: count, differingBy: least, limits: limits, progress: progress)
    case .ruled(let problem, _):
      differentTeams(problem, count: count, differingBy: least, limits: limits, progress: progress)
    }
  }

  /// The first teams of the best skill of which any two differ in `least` players.
  func teamsSharing(
    _ best: Answer, upTo count: Int, differingBy least: Int, limits: Limits, progress: some SearchProgress
  ) -> TeamList {
    switch self {
    case .plain(let problem):
      differentTeamsSharingSkill(
        problem, best: best, upTo: count, differingBy: least, limits: limits, progress: progress)
    case .ruled(let problem, _):
      differentTeamsSharingSkill(
        problem, best: best, upTo: count, differingBy: least, limits: limits, progress: progress)
    }
  }
}
