import Analysis
import Reading
import Selection
import Tables
import Tournament

@testable import JSON
@testable import Search
@testable import Snapshots

/// A pool of three players and answers about it.
enum Samples {
  /// Returns where a snapshot's text does not follow the schema: `bestTeam.skill: is missing`. A name missing from the
  /// schema is a mistake.
  static func mistakes(in json: String) throws -> [String] {
    let value = try JSONValue(Array(json.utf8))
    return snapshotSchema.mistakes(in: value, as: "snapshot", isClosed: true).map {
      "\($0.path): \($0.message)"
    }
  }

  static let rules = Rules(
    name: "two", size: 2, budget: DecimalNumber(mantissa: 50, places: 1), skillRange: .any)

  static let reading: PoolReading = {
    let pool = Pool(
      names: TextColumn(["Ada", "Bo", "Cy"]), skills: DecimalColumn(units: .narrow([10, 25, 40]), places: 1),
      costs: DecimalColumn(units: .narrow([1, 2, 4]), places: 0), ids: TextColumn(["1", "2", "3"]),
      roles: TextColumn(["GK", "", "DEF|MID"]), clubs: TextColumn(["X", "Y", ""]), records: [1, 2, 3],
      lines: [2, 3, 4])
    var quality = DataQuality()
    quality.rowsRead = 3
    quality.rowsUsed = 3
    return PoolReading(pool: pool, quality: quality, files: [])
  }()

  static let snapshot = Snapshot(
    program: "squad 0.0", command: "squad best pool.csv", date: nil, rules: .team(TeamRulesRecord(rules)),
    inputs: [
      InputRecord(
        InputFile(path: "pool.csv", bytes: 99, rows: 3, used: 3), sha256: String(repeating: "a", count: 64))
    ],
    warnings: [
      WarningRecord(
        Diagnostic(.warning, file: "pool.csv", line: 2, column: "cost", code: "odd", message: "odd"))
    ], warningCount: 1, pool: PoolRecord(reading, rules: rules))

  static let answer = Answer(
    status: .proved, rows: [0, 2], skill: 50, cost: 5, bound: 50, playersAfterReduction: 3,
    teamsSharingSkill: TeamCount(1), teamsSharingSkillAndCost: TeamCount(1), inAllOptimal: [true, true])

  static let provedTeam = BestTeamRecord(answer, of: reading, rules: rules, stoppedBy: nil)

  static let infeasible: BestTeamRecord = {
    var poor = rules
    poor.budget = DecimalNumber(mantissa: 29, places: 1)
    return BestTeamRecord(
      Answer(
        status: .infeasible, rows: [], skill: 0, cost: 0, bound: 0, playersAfterReduction: 3,
        teamsSharingSkill: TeamCount(0), teamsSharingSkillAndCost: TeamCount(0), inAllOptimal: []),
      of: reading, rules: poor, stoppedBy: nil,
      infeasibility: RuledPool(reading.pool, under: poor, file: "players.csv")
        .infeasibility(of: Problem(reading.pool, under: poor), limits: Limits()))
  }()

  /// A league of two tables, with a match of every kind and every kind of event.
  static let league: Snapshot = {
    var snapshot = Snapshot(
      program: "squad 0.0", command: "squad standings r.csv", date: nil, rules: .game(name: "football"),
      inputs: [], warnings: [], warningCount: 0)
    let kinds: [MatchEvent.Kind] = [
      .keepsBall, .takesBall, .goal, .foul(.freeKick, sendsOff: false), .foul(.yellow, sendsOff: true),
      .foul(.red, sendsOff: true),
    ]
    let events = kinds.enumerated().map { index, kind in
      EventRecord(
        MatchEvent(
          minute: index + 1, kind: kind, side: .away, position: .attack, score: Score(home: 0, away: 1)),
        home: "A", away: "B")
    }
    let rounds = [
      RoundRecord(
        round: 1, name: "first",
        matches: [
          MatchRecord(group: "G", home: "A", away: "B", goals: (0, 1), events: events),
          MatchRecord(home: "C", away: "A", goals: nil),
        ], bye: "D")
    ]
    let result = MatchResult(Pairing(home: 0, away: 1), Score(home: 0, away: 1))
    var rule = StandingsRule()
    (rule.adjustments, rule.fairPlay) = ([0, -1, 0], [0, 3, 1])
    let tables =
      StandingRecord.table(
        standings(teams: 3, [result], rule), teams: ["A", "B", "C"], group: "G", rule)
      + StandingRecord.table(standings(teams: 2, []), teams: ["D", "E"])
    let order = OrderRecord(StandingsOrder.competition("la-liga") ?? .usual, lots: [["D", "E"]])
    let league = LeagueRecord(rounds, tables, .usual, order: order)
    snapshot.content = Content(StandingsContent(league))
    return snapshot
  }()

  /// A tournament of three teams with a real result, and the odds of a few more.
  static let tournament: Snapshot = {
    let lineUps = ["A", "B", "C"].map { team in
      LineUp(
        team: team, stadium: team == "A" ? "Park" : nil,
        players: Position.allCases.map { position in
          LineUpPlayer(name: "", position: position, skill: DecimalNumber(mantissa: 7, places: 0))
        })
    }
    var snapshot = league
    var schedule = Schedule(teams: 3)
    schedule.take(MatchResult(Pairing(home: 0, away: 1), Score(home: 2, away: 1)))
    let plan = TournamentPlan(lineUps, rounds: schedule.rounds, seed: 9)
    schedule.play(nextRounds: 2, plan)
    let place = MatchPlace(round: 2, index: 0)
    schedule.play(place, plan)
    var tournament = TournamentContent(
      schedule, of: lineUps, seed: 9,
      purchases: [PurchaseRecord(team: "A", budget: ExactDecimal(rules.budget), [0, 1], of: reading.pool)])
    let (match, duels) = schedule.wholeMatch(place, plan)
    tournament.league.rounds[1].matches[0] = MatchRecord(
      match, teams: ["A", "B", "C"], keepsStory: true, duels: duels)
    let odds = playSeasons(plan, SeasonLimits(runs: 60, jobs: 2))
    tournament.seasons = SeasonsRecord(
      odds, teams: tournament.teamNames, asked: 100, until: ExactDecimal(5, places: 1), interrupted: true)
    snapshot.content = Content(tournament)
    return snapshot
  }()
}
