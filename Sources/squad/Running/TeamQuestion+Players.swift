import Search

extension TeamQuestion {
  /// What every player changes.
  func whatIf(best: Answer, limits: Limits, progress: some SearchProgress) -> WhatIfTable {
    switch self {
    case .plain(let problem): Search.whatIf(problem, best: best, limits: limits, progress: progress)
    case .ruled(let problem, _): Search.whatIf(problem, best: best, limits: limits, progress: progress)
    }
  }

  /// What one player changes; `nil` when stopped.
  func whatIf(player: Int, best: Answer, limits: Limits) -> PlayerWhatIf? {
    switch self {
    case .plain(let problem): Search.whatIf(problem, player: player, best: best, limits: limits)
    case .ruled(let problem, _): Search.whatIf(problem, player: player, best: best, limits: limits)
    }
  }
}
