import Tables

extension ProblemWithoutRules {
  /// What every player changes who is neither locked nor banned, as far as that became known.
  /// - Parameter best: the best team of the whole problem.
  func whatIf(best: Answer, limits: Limits, progress: some SearchProgress) -> [PlayerWhatIf] {
    let table = Search.whatIf(
      reduced.problem, best: reducedAnswer(best), limits: limits, progress: progress, tuning: WhatIfTuning())
    return table.players.map { player in
      var figures = player
      figures.row = reduced.rows[player.row]
      figures.skillWith = player.skillWith.map { $0 + lockedSkill }
      figures.skillWithout = player.skillWithout.map { $0 + lockedSkill }
      return figures
    }
  }
}
