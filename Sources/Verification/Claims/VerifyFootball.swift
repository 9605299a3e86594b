import Snapshots
import Tournament

/// Adds up results again, by plain counting, and compares the standings with them.
/// - Parameter teams: the teams of a tournament; `nil` if only teams with matches are in the tables.
public func verifyStandings(_ league: LeagueRecord, of teams: [TeamRecord]? = nil) -> Finding {
  let standings = league.standings
  let place = ClaimCheck()
  checkTeams(league, teams, at: place)
  for (number, standing) in standings.enumerated() {
    let place = place["standings"][number]
    let tally = PlainTally(of: standing.team, in: standing.group, league)
    let recorded = [
      standing.played, standing.won, standing.drawn, standing.lost, standing.goalsFor, standing.goalsAgainst,
      standing.goalDifference, standing.points,
    ]
    let found = [
      tally.won + tally.drawn + tally.lost, tally.won, tally.drawn, tally.lost, tally.goalsFor,
      tally.goalsAgainst, tally.goalsFor &- tally.goalsAgainst, tally.points &+ (standing.adjustment ?? 0),
    ]
    let names = ["played", "won", "drawn", "lost", "goalsFor", "goalsAgainst", "goalDifference", "points"]
    for (name, (one, other)) in zip(names, zip(recorded, found)) {
      place.expect(name, one, is: other)
    }
    guard number > 0, standings[number - 1].group == standing.group else {
      place.expect("position", standing.position, is: 1)
      continue
    }
    let above = standings[number - 1]
    place.expect("position", standing.position, is: above.position &+ 1)
    if league.order == nil,
      (above.points, above.goalDifference, above.goalsFor)
        < (standing.points, standing.goalDifference, standing.goalsFor)
    {
      place.note("position", "\(standing.position)", "better than the team above it")
    }
  }
  let claim = "the standings follow from the results"
  return place.finding(claim)
}

/// Checks that every team of a table's matches is in it once, and no other; in a tournament no points are adjusted.
private func checkTeams(_ league: LeagueRecord, _ teams: [TeamRecord]?, at place: ClaimCheck) {
  let listed = league.standings.map { [$0.group ?? "", $0.team] }
  var playing = Set(
    league.matches.flatMap { match in [match.home, match.away].map { [match.group ?? "", $0] } })
  for team in teams ?? [] { playing.insert(["", team.name]) }
  for team in playing.subtracting(listed).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
    place.note("standings", "no row for \(team[1])", "matches of \(team[1])")
  }
  var seen: Set<[String]> = []
  for (number, team) in listed.enumerated() {
    if !playing.contains(team) {
      place.note("standings.\(number).team", team[1], "no match of that team")
    }
    if !seen.insert(team).inserted {
      place.note("standings.\(number).team", team[1], "is listed twice")
    }
    if teams != nil {
      place.expect("standings.\(number).adjustment", league.standings[number].adjustment, is: nil)
    }
  }
}

/// The results of one team, added up match by match. Impossible numbers may wrap around: then they do not equal the
/// recorded ones, unless those are wrong in the same way.
private struct PlainTally {
  var won = 0
  var drawn = 0
  var lost = 0
  var goalsFor = 0
  var goalsAgainst = 0
  var points = 0

  init(of team: String, in group: String?, _ league: LeagueRecord) {
    for match in league.matches where match.group == group {
      guard let home = match.homeGoals, let away = match.awayGoals else { continue }
      if match.home == team { count(home, away, league.pointsRule) }
      if match.away == team { count(away, home, league.pointsRule) }
    }
  }

  private mutating func count(_ own: Int, _ other: Int, _ worth: PointsRule) {
    goalsFor &+= own
    goalsAgainst &+= other
    if own > other {
      won += 1
      points &+= worth.win
    } else if own == other {
      drawn += 1
      points &+= worth.draw
    } else {
      lost += 1
      points &+= worth.loss
    }
  }
}
