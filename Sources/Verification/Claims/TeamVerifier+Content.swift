import Snapshots

extension TeamVerifier {
  /// Checks everything that a snapshot claims about teams from the first pool.
  /// - Parameter isStopped: whether its run was stopped, so that something may be missing.
  public mutating func verify(_ content: Content, isStopped: Bool) {
    switch content {
    case .best(let best): verify(best, isStopped: isStopped)
    case .lineups(let lineups): verify(lineups)
    case .check(let check):
      let best = check.answer.bestTeam
      if let players = check.players { verify(list: players) }
      verify(best, at: "bestTeam", neighbours: false)
      verify(check.manualTeams, best: best)
    case .compare(let compare):
      let best = compare.answer.bestTeam
      verify(best, at: "bestTeam", neighbours: !isStopped)
      verify(compare.rows, curve: compare.curve)
      if let picked = compare.picked {
        verify(picked.manualTeams, best: best)
        verify(picked.curveMarks, of: picked.manualTeams)
      }
    case .tournament(let tournament): verify(tournament.purchases ?? [])
    case .players, .team, .standings, .battle, .roster, .index, .nothing: break
    }
  }

  private mutating func verify(_ content: BestContent, isStopped: Bool) {
    let best = content.answer.bestTeam
    if let players = content.players { verify(list: players) }
    let hasOtherReference = content.plan?.hasOtherReference ?? false
    verify(
      hasOtherReference ? best.withoutBudgets : best, at: "bestTeam",
      neighbours: !isStopped && !hasOtherReference)
    if let whatIf = content.whatIf, best.status == .proved, content.plan == nil {
      verify(
        whatIf.playerWhatIf, isComplete: whatIf.playerWhatIfComplete, best: best.skill,
        members: Set(best.players.map(\.row)))
    }
    if let list = content.list, content.plan == nil { verify(list.topTeams, asked: list.topList) }
  }

  /// Checks everything that a snapshot claims about another pool than the first.
  /// - Parameter path: the path of its record.
  public mutating func verify(_ variant: VariantRecord, at path: String, isStopped: Bool) {
    verify(
      variant.bestTeam, at: "\(path).bestTeam", named: "the best team of \(variant.name)",
      neighbours: !isStopped)
    verify(variant.rows, curve: variant.curve, under: path, of: variant.name)
  }
}

/// Returns the verdicts on the claims of a game's snapshot, which need only the snapshot itself.
public func verifyGame(_ content: Content) -> [Finding] {
  switch content {
  case .tournament(let tournament): [verifyStandings(tournament.league, of: tournament.teams)]
  case .standings(let standings): [verifyStandings(standings.league)]
  case .battle(let battle): [verifyFights(battle), verifyWars(battle)]
  case .best, .lineups, .check, .compare, .players, .team, .roster, .index, .nothing: []
  }
}
