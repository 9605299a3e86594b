import Tournament

/// The comparison of two teams straight from the rules: criterion by criterion, among the teams that are level with
/// both so far.
struct PlainComparison {
  let count: Int
  let results: [MatchResult]
  let rule: StandingsRule

  /// Whether one team is above another, and by which criterion.
  func isAbove(_ one: Int, _ other: Int) -> (Bool, Criterion) {
    let order = rule.order.criteria
    var level = Array(0..<count)
    var league: (start: Int, teams: [Int])?
    var index = 0
    while index < order.count {
      let criterion = order[index]
      if criterion == .again {
        if let begun = league, level.count < begun.teams.count {
          index = begun.start
          league = nil
        } else {
          index += 1
        }
        continue
      }
      let follows = index > 0 && (order[index - 1].isHeadToHead || order[index - 1] == .again)
      if criterion.isHeadToHead, league == nil || !follows { league = (index, level) }
      var teams = criterion.isHeadToHead ? league!.teams : Array(0..<count)
      if criterion.isHeadToHead, !haveMet(teams) { teams = [] }
      let (mine, theirs) = (value(one, criterion, teams), value(other, criterion, teams))
      if mine != theirs { return (mine > theirs, criterion) }
      level = level.filter { value($0, criterion, teams) == mine }
      index += 1
    }
    if let drawn = rule.lots.first(where: { Set(level).isSubset(of: $0) }) {
      return (drawn.firstIndex(of: one)! < drawn.firstIndex(of: other)!, .lots)
    }
    return (one < other, .inputOrder)
  }

  /// Whether every two teams have met as often as the competition requires for head-to-head criteria.
  private func haveMet(_ teams: [Int]) -> Bool {
    teams.allSatisfy { one in
      teams.allSatisfy { other in
        one == other
          || results.count { Set([$0.pairing.home, $0.pairing.away]) == [one, other] } >= rule.order.meetings
      }
    }
  }

  /// A team's value for a criterion in its matches against these teams. Quotients of small numbers are equal only if
  /// the fractions are.
  private func value(_ team: Int, _ criterion: Criterion, _ teams: [Int]) -> Double {
    let own = results.filter {
      [$0.pairing.home, $0.pairing.away].contains(team) && teams.contains($0.pairing.home)
        && teams.contains($0.pairing.away)
    }
    let home = own.filter { $0.pairing.home == team }.map(\.score)
    let away = own.filter { $0.pairing.away == team }.map { Score(home: $0.score.away, away: $0.score.home) }
    let all = home + away
    let scored = all.reduce(0) { $0 + $1.home }
    let conceded = all.reduce(0) { $0 + $1.away }
    let wins = all.count { $0.home > $0.away }
    let draws = all.count { $0.home == $0.away }
    var points =
      wins * rule.points.win + draws * rule.points.draw + (all.count - wins - draws) * rule.points.loss
    if !criterion.isHeadToHead, !rule.adjustments.isEmpty { points += rule.adjustments[team] }
    switch criterion {
    case .points, .headToHeadPoints: return Double(points)
    case .goalDifference, .headToHeadDifference: return Double(scored - conceded)
    case .goalsFor, .headToHeadGoals: return Double(scored)
    case .awayGoals, .headToHeadAwayGoals: return Double(away.reduce(0) { $0 + $1.home })
    case .goalAverage: return scored == 0 ? 0 : Double(scored) / Double(conceded)
    case .pointsPerGame: return all.isEmpty ? Double(points) : Double(points) / Double(all.count)
    case .wins: return Double(wins)
    case .awayWins: return Double(away.count { $0.home > $0.away })
    case .fairPlay: return rule.fairPlay.isEmpty ? 0 : -Double(rule.fairPlay[team])
    case .again, .lots, .inputOrder: preconditionFailure()
    }
  }
}
