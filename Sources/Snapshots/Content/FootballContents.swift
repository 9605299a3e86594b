import JSON
import Tournament

/// Matches and the tables that follow from them.
public struct LeagueRecord: Inlined, Sendable, Equatable {
  /// The rounds of a tournament, or the matches of a results file.
  public var rounds: [RoundRecord]
  /// The standings after them, table by table, from first place down.
  public var standings: [StandingRecord]
  /// The points for a win, a draw and a loss.
  public var pointsRule: PointsRule
  /// How level teams are separated; absent for the usual order, without lots.
  public var order: OrderRecord?

  /// The names of its members.
  public static let names = ["rounds", "standings", "pointsRule", "order"]

  /// Creates the record of matches and their tables.
  public init(
    _ rounds: [RoundRecord], _ standings: [StandingRecord], _ pointsRule: PointsRule,
    order: OrderRecord? = nil
  ) {
    self.rounds = rounds
    self.standings = standings
    self.pointsRule = pointsRule
    self.order = order
  }

  /// All matches, round by round.
  public var matches: [MatchRecord] { rounds.flatMap(\.matches) }

  func validate() throws(Contradiction) {
    for (number, round) in rounds.enumerated() {
      try require(round.round == number + 1, "rounds.\(number).round", "is not \(number + 1)")
      for (index, match) in round.matches.enumerated() {
        try match.validate(at: "rounds.\(number).matches.\(index)")
      }
    }
  }
}

/// The answer to `squad standings`.
public struct StandingsContent: PageContent {
  /// What distinguishes it from other contents.
  public static let kind = ContentKind("standings", marks: ["standings"])

  /// The matches and their tables.
  public var league: LeagueRecord

  /// The names of its members.
  public static let names = LeagueRecord.names

  /// Creates the content of matches and their tables.
  public init(_ league: LeagueRecord) { self.league = league }

  /// Checks that the matches are possible.
  public func validate() throws(Contradiction) { try league.validate() }
}

/// The answer to `squad tournament`.
public struct TournamentContent: PageContent {
  /// What distinguishes it from other contents.
  public static let kind = ContentKind("tournament", marks: ["teams"])

  /// The teams, in the order of input.
  public var teams: [TeamRecord]
  /// The seed of all random draws.
  public var seed: UInt64
  /// The rounds, as far as they have been played, and the table.
  public var league: LeagueRecord
  /// The results of many simulated tournaments, if they were asked for.
  public var seasons: SeasonsRecord?
  /// The costs of the teams, if they were bought from a pool.
  public var purchases: [PurchaseRecord]?

  /// The names of its members.
  public static let names = LeagueRecord.names + SeasonsRecord.names + ["teams", "seed", "purchases"]

  /// Creates the content of a tournament in its current state.
  public init(
    _ schedule: Schedule, of lineUps: [LineUp], seed: UInt64, purchases: [PurchaseRecord] = []
  ) {
    let names = lineUps.map(\.team)
    teams = lineUps.map { TeamRecord($0) }
    self.seed = seed
    league = LeagueRecord(
      schedule.records(teams: names),
      StandingRecord.table(Tournament.standings(teams: names.count, schedule.results), teams: names),
      .usual)
    self.purchases = purchases.isEmpty ? nil : purchases
  }

  /// The names of the teams.
  public var teamNames: [String] { teams.map(\.name) }

  /// Returns the standings after a round, computed from the matches.
  public func standings(afterRound last: Int) -> [StandingRecord] {
    let numbers = Dictionary(zip(teamNames, teamNames.indices)) { first, _ in first }
    let results = league.rounds.prefix(last).flatMap(\.matches).compactMap { match -> MatchResult? in
      guard let home = numbers[match.home], let away = numbers[match.away],
        let homeGoals = match.homeGoals, let awayGoals = match.awayGoals
      else { return nil }
      return MatchResult(
        Pairing(home: home, away: away), Score(home: homeGoals, away: awayGoals))
    }
    return StandingRecord.table(Tournament.standings(teams: teams.count, results), teams: teamNames)
  }

  /// Checks that teams, matches and odds belong together.
  public func validate() throws(Contradiction) {
    try league.validate()
    try requireDistinct(teamNames, "teams")
    let names = Set(teamNames)
    for (number, round) in league.rounds.enumerated() {
      for (index, match) in round.matches.enumerated() {
        try require(
          names.contains(match.home) && names.contains(match.away), "rounds.\(number).matches.\(index)",
          "is for a team that does not play")
      }
    }
    try require(
      league.standings.count == teams.count && Set(league.standings.map(\.team)) == names, "standings",
      "do not have every team once")
    try seasons?.validate(of: names)
    for (number, purchase) in (purchases ?? []).enumerated() {
      try require(names.contains(purchase.team), "purchases.\(number).team", "does not play")
    }
  }
}

/// The results of many simulated tournaments.
public struct SeasonsRecord: Inlined, Sendable, Equatable {
  /// The results for each team, the likeliest winner first.
  public var odds: [OddsRecord]
  /// The number of tournaments.
  public var runs: RunsRecord

  /// The names of its members.
  public static let names = ["odds", "runs"]

  /// Creates the record of simulated tournaments.
  /// - Parameter teams: the names of the teams.
  public init(_ odds: Odds, teams: [String], asked: Int, until: ExactDecimal?, interrupted: Bool) {
    self.odds = OddsRecord.records(of: odds, teams: teams)
    runs = RunsRecord(odds, asked: asked, until: until, interrupted: interrupted)
  }

  fileprivate func validate(of names: Set<String>) throws(Contradiction) {
    try require(
      1...max(1, runs.asked) ~= runs.played, "runs.played", "is not between 1 and the number asked for")
    guard !odds.isEmpty else { return }
    try require(
      odds.count == names.count && Set(odds.map(\.team)) == names, "odds", "do not have every team once")
    for (number, team) in odds.enumerated() {
      for (name, list) in [
        ("places", team.places), ("placesLow", team.placesLow), ("placesHigh", team.placesHigh),
      ] {
        try require(list.count == names.count, "odds.\(number).\(name)", "does not have every place once")
      }
    }
  }
}

extension MatchRecord {
  fileprivate func validate(at path: String) throws(Contradiction) {
    let hasGoals = homeGoals != nil && awayGoals != nil
    try require(
      played == hasGoals && (homeGoals == nil) == (awayGoals == nil), "\(path).played", "fits no score")
    try require(home != away, "\(path).away", "plays against itself")
    for (number, event) in events.enumerated() {
      try require(
        event.team.map([home, away].contains) ?? true, "\(path).events.\(number).team", "does not play")
    }
  }
}
