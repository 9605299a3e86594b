import Snapshots

/// Adds up the results of a snapshot anew, by plain counting, and compares the standings with them.
public func verifyStandings(_ snapshot: Snapshot) -> Finding? {
  guard let standings = snapshot.standings, let rounds = snapshot.rounds else { return nil }
  let points = (
    win: snapshot.pointsRule?.win ?? 3, draw: snapshot.pointsRule?.draw ?? 1,
    loss: snapshot.pointsRule?.loss ?? 0
  )
  var differences = Differences()
  checkTeams(standings, rounds, snapshot.teams, &differences)
  for (number, standing) in standings.enumerated() {
    let path = "standings.\(number)"
    let tally = PlainTally(of: standing.team, in: standing.group, rounds, points)
    let recorded = [
      standing.played, standing.won, standing.drawn, standing.lost, standing.goalsFor, standing.goalsAgainst,
      standing.goalDifference, standing.points,
    ]
    let found = [
      tally.won + tally.drawn + tally.lost, tally.won, tally.drawn, tally.lost, tally.goalsFor,
      tally.goalsAgainst, tally.goalsFor &- tally.goalsAgainst, tally.points &+ (standing.adjustment ?? 0),
    ]
    let names = [
      "played", "won", "drawn", "lost", "goalsFor", "goalsAgainst", "goalDifference", "points",
    ]
    for (name, (one, other)) in zip(names, zip(recorded, found)) {
      differences.expect("\(path).\(name)", one, is: other) { "\($0)" }
    }
    guard number > 0, standings[number - 1].group == standing.group else {
      differences.expect("\(path).position", standing.position, is: 1) { "\($0)" }
      continue
    }
    let above = standings[number - 1]
    differences.expect("\(path).position", standing.position, is: above.position &+ 1) { "\($0)" }
    if snapshot.order == nil,
      (above.points, above.goalDifference, above.goalsFor)
        < (standing.points, standing.goalDifference, standing.goalsFor)
    {
      differences.note("\(path).position", "\(standing.position)", "better than the team above it")
    }
  }
  let claim = "the standings follow from the results"
  return Finding(claim, differences.all.isEmpty ? .isTrue : .differs(differences.all))
}

/// Whether every team of a table's matches stands in it once, and no other; in a tournament nobody is given points.
private func checkTeams(
  _ standings: [StandingRecord], _ rounds: [RoundRecord], _ teams: [TeamRecord]?,
  _ differences: inout Differences
) {
  let listed = standings.map { [$0.group ?? "", $0.team] }
  let matches = rounds.flatMap(\.matches)
  var playing = Set(matches.flatMap { match in [match.home, match.away].map { [match.group ?? "", $0] } })
  for team in teams ?? [] { playing.insert(["", team.name]) }
  for team in playing.subtracting(listed).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
    differences.note("standings", "nothing of \(team[1])", "matches of \(team[1])")
  }
  var seen: Set<[String]> = []
  for (number, team) in listed.enumerated() {
    if !playing.contains(team) {
      differences.note("standings.\(number).team", team[1], "no match of that team")
    }
    if !seen.insert(team).inserted {
      differences.note("standings.\(number).team", team[1], "stands there twice")
    }
    if teams != nil {
      differences.expect("standings.\(number).adjustment", standings[number].adjustment, is: nil) { "\($0)" }
    }
  }
}

/// What one team has achieved, match by match. Numbers that no game has may wrap around: then they are not equal
/// to what is recorded, unless that is as wrong.
private struct PlainTally {
  var won = 0
  var drawn = 0
  var lost = 0
  var goalsFor = 0
  var goalsAgainst = 0
  var points = 0

  init(
    of team: String, in group: String?, _ rounds: [RoundRecord], _ worth: (win: Int, draw: Int, loss: Int)
  ) {
    for match in rounds.flatMap(\.matches) where match.group == group {
      guard let home = match.homeGoals, let away = match.awayGoals else { continue }
      if match.home == team { count(home, away, worth) }
      if match.away == team { count(away, home, worth) }
    }
  }

  private mutating func count(_ own: Int, _ other: Int, _ worth: (win: Int, draw: Int, loss: Int)) {
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
