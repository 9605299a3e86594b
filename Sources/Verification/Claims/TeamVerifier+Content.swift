import Snapshots

extension TeamVerifier {
  /// Checks everything that a snapshot claims about teams from the first pool.
  /// - Parameter isStopped: whether its run was stopped, so that something may be missing.
  public mutating func verify(_ content: Content, isStopped: Bool) {
    if let best = content[BestContent.self] { verify(best, isStopped: isStopped) }
    if let lineups = content[LineupsContent.self] { verify(lineups) }
    if let check = content[CheckContent.self] { verify(check) }
    if let compare = content[CompareContent.self] { verify(compare, isStopped: isStopped) }
    if let tournament = content[TournamentContent.self] { verify(tournament.purchases ?? []) }
  }

  private mutating func verify(_ content: BestContent, isStopped: Bool) {
    let best = content.answer.bestTeam
    if let players = content.players { verify(list: players) }
    let hasOtherReference = content.plan?.hasOtherReference ?? false
    verify(
      hasOtherReference ? best.withoutBudgets : best, at: "bestTeam",
      neighbours: !isStopped && !hasOtherReference)
    if let whatIf = content.whatIf, best.status == .proved, content.plan == nil {
      verify(whatIf, best: best.skill, members: Set(best.players.map(\.row)))
    }
    if let list = content.list, content.plan == nil { verify(list.topTeams, asked: list.topList) }
  }

  private mutating func verify(_ content: CheckContent) {
    let best = content.answer.bestTeam
    if let players = content.players { verify(list: players) }
    verify(best, at: "bestTeam", neighbours: false)
    verify(content.manualTeams, best: best)
  }

  private mutating func verify(_ content: CompareContent, isStopped: Bool) {
    let best = content.answer.bestTeam
    verify(best, at: "bestTeam", neighbours: !isStopped)
    verify(content.rows, curve: content.curve)
    guard let picked = content.picked else { return }
    verify(picked.manualTeams, best: best)
    verify(picked.curveMarks, of: picked.manualTeams)
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
  if let tournament = content[TournamentContent.self] {
    return [verifyStandings(tournament.league, of: tournament.teams)]
  }
  if let standings = content[StandingsContent.self] { return [verifyStandings(standings.league)] }
  if let battle = content[BattleContent.self] { return [verifyFights(battle), verifyWars(battle)] }
  return []
}
