import Documents
import Snapshots
import Tournament
import Words

/// Returns the points of every team over the rounds, with adjustments; nil before the second round has started.
func pointsSection(_ league: LeagueRecord) -> Section? {
  let (rounds, standings, rule) = (league.rounds, league.standings, league.pointsRule)
  let begun = rounds.lastIndex { round in round.matches.contains(where: \.played) }.map { $0 + 1 } ?? 0
  guard begun >= 2 else { return nil }
  let lines = standings.enumerated().map { place, team in
    let points = pointsByRound(of: team, in: rounds.prefix(begun), rule)
    return LineChart.Line(
      team.team, values: points.map { Double($0) },
      value: counted(points.last ?? 0, "point"), weight: weight(place, of: standings.count))
  }
  let first = standings.first.map { "; \($0.team) finishes first" } ?? ""
  return Section(
    of: Chart(
      "points", title: "Points over the rounds",
      summary:
        "The points of \(counted(lines.count, "team")) after each of \(counted(begun, "round"))\(first).",
      LineChart(x: Axis("Round", isCount: true), y: Axis("Points", isCount: true), lines: lines)))
}

/// Returns how prominent the line of a place is: in a large league the first three stand out, and the others are pale.
private func weight(_ place: Int, of count: Int) -> LineChart.Weight {
  place == 0 ? .lead : count <= 6 ? .usual : place < 3 ? .near : .faint
}

/// Returns the points of a team before the first round and after each.
private func pointsByRound(
  of team: StandingRecord, in rounds: some Sequence<RoundRecord>, _ rule: PointsRule
) -> [Int] {
  rounds.reduce(into: [team.adjustment ?? 0]) { points, round in
    let gained = round.matches.reduce(0) { $0 + $1.points(of: team.team, rule) }
    points.append(points[points.count - 1] + gained)
  }
}

extension MatchRecord {
  /// Returns the points that the match gives a team; 0 if the team is not in it or it has not been played.
  fileprivate func points(of team: String, _ rule: PointsRule) -> Int {
    guard let homeGoals, let awayGoals, team == home || team == away else { return 0 }
    let lead = team == home ? homeGoals - awayGoals : awayGoals - homeGoals
    return lead > 0 ? rule.win : lead == 0 ? rule.draw : rule.loss
  }
}
