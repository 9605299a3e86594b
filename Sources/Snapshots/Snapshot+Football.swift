import Tournament

extension Snapshot {
  /// The standings of a tournament after the round of this number, from its matches.
  /// - Precondition: the snapshot is of a tournament.
  public func standings(afterRound last: Int) -> [StandingRecord] {
    guard let teams, let rounds else { preconditionFailure("the snapshot holds no tournament") }
    let names = teams.map(\.name)
    let numbers = Dictionary(zip(names, names.indices)) { first, _ in first }
    let results = rounds.prefix(last).flatMap(\.matches).compactMap { match -> MatchResult? in
      guard let home = numbers[match.home], let away = numbers[match.away],
        let homeGoals = match.homeGoals, let awayGoals = match.awayGoals
      else { return nil }
      return MatchResult(
        Pairing(home: home, away: away), Score(home: homeGoals, away: awayGoals))
    }
    return StandingRecord.table(Tournament.standings(teams: names.count, results), teams: names)
  }
}

extension Snapshot {
  /// Takes a tournament as it stands.
  public mutating func take(_ schedule: Schedule, of lineUps: [LineUp], seed: UInt64) {
    let names = lineUps.map(\.team)
    self.seed = seed
    teams = lineUps.map { TeamRecord($0) }
    rounds = schedule.records(teams: names)
    standings = StandingRecord.table(
      Tournament.standings(teams: names.count, schedule.results), teams: names)
    pointsRule = PointsRuleRecord(.usual)
  }
}

extension Snapshot {
  /// Takes the odds of all tournaments that a command asked for, which were played in several places.
  /// - Precondition: the snapshot is of a tournament with odds.
  public mutating func take(_ odds: Odds) {
    guard let teams, let runs else { preconditionFailure("the snapshot holds no odds of a tournament") }
    self.odds = OddsRecord.records(of: odds, teams: teams.map(\.name))
    self.runs = RunsRecord(odds, asked: runs.asked, until: runs.until, interrupted: false)
  }
}
