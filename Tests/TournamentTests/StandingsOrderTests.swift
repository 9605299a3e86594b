import Chance
import Testing

@testable import Tournament

struct StandingsOrderTests {
  private func result(_ home: Int, _ away: Int, _ homeGoals: Int, _ awayGoals: Int) -> MatchResult {
    MatchResult(Pairing(home: home, away: away), Score(home: homeGoals, away: awayGoals))
  }

  private func order(_ name: String) throws -> StandingsRule {
    StandingsRule(order: try #require(.competition(name)))
  }

  /// Many ties: few goals, some matches missing, and some orders with few criteria.
  @Test func manySmallLeaguesAsEachPairTellsIt() throws {
    let seed: UInt64 = 72
    var random = SplitMix64(seed: seed)
    var seen: Set<Criterion> = []
    for number in 0..<4_000 {
      let count = Int(random.integer(in: 2...6))
      let goals = random.integer(in: 1...2)
      let results = (0..<count * count).compactMap { cell -> MatchResult? in
        let (home, away) = (cell / count, cell % count)
        guard home != away, random.integer(in: 0...3) > 0 else { return nil }
        return result(home, away, Int(random.integer(in: 0...goals)), Int(random.integer(in: 0...goals)))
      }
      let rule = drawnRule(teams: count, &random)
      let table = standings(teams: count, results, rule)
      let plain = PlainComparison(count: count, results: results, rule: rule)
      for (place, standing) in table.enumerated() {
        for below in table[(place + 1)...] {
          #expect(plain.isAbove(standing.team, below.team).0, "seed \(seed), league \(number)")
        }
        guard place + 1 < count else { continue }
        let criterion = plain.isAbove(standing.team, table[place + 1].team).1
        #expect(standing.decidedBelow == criterion, "seed \(seed), league \(number)")
        seen.insert(criterion)
      }
    }
    #expect(seen == Set(Criterion.allCases).subtracting([.again]))
  }

  /// A built-in order, the default, or any list of criteria.
  private func drawnRule(teams count: Int, _ random: inout SplitMix64) -> StandingsRule {
    var rule = StandingsRule()
    switch random.integer(in: 0...3) {
    case 0: break
    case 1:
      let competitions = StandingsOrder.competitions
      rule.order = competitions[Int(random.integer(in: 0...Int64(competitions.count - 1)))]
    default:
      var criteria: [Criterion] = []
      for criterion in Criterion.allCases.filter(\.canBeOrdered).shuffled(using: &random)
      where criterion != .again && random.integer(in: 0...1) == 0 {
        criteria.append(criterion)
        let canBegin = criteria.contains(where: \.isHeadToHead)
        if canBegin, random.integer(in: 0...2) == 0 { criteria.append(.again) }
      }
      rule.order = StandingsOrder(criteria)
    }
    func drawn(_ range: ClosedRange<Int64>) -> [Int] {
      (0..<count).map { _ in Int(random.integer(in: range)) }
    }
    if random.integer(in: 0...3) == 0 { rule.adjustments = drawn(-2...1) }
    if random.integer(in: 0...1) == 0 { rule.fairPlay = drawn(0...1) }
    if random.integer(in: 0...1) == 0 { rule.lots = [Array(0..<count).shuffled(using: &random)] }
    return rule
  }

  /// Second Division 1926-27, goals alone: Portsmouth 87-49 before Manchester City 108-61.
  @Test func goalAverageIsNotGoalDifference() throws {
    let results = [result(0, 2, 108, 61), result(1, 3, 87, 49)]
    #expect(try standings(teams: 4, results, order("england-to-1976")).map(\.team) == [1, 0, 2, 3])
    #expect(try standings(teams: 4, results, order("england-from-1976")).map(\.team) == [0, 1, 3, 2])
    // Nothing conceded is the best possible average; nothing scored is the worst.
    let shutOut = [result(0, 2, 9, 1), result(1, 3, 1, 0)]
    #expect(try standings(teams: 4, shutOut, order("england-to-1976")).map(\.team) == [1, 0, 2, 3])
  }

  /// Third Division 1996-97, goals alone: Wigan 84-51 before Fulham 72-38.
  @Test func goalsFirstIsNotGoalDifferenceFirst() throws {
    let results = [result(0, 2, 72, 38), result(1, 3, 84, 51)]
    let table = try standings(teams: 4, results, order("england-1992-1999"))
    #expect(table.map(\.team) == [1, 0, 3, 2])
    #expect(table[0].decidedBelow == .goalsFor)
    #expect(try standings(teams: 4, results, order("england-from-1999")).map(\.team) == [0, 1, 3, 2])
  }

  @Test func spainLooksAtTheMatchesBetweenLevelTeamsFirst() throws {
    // 0 and 1 are level; 0 has the better goal difference, 1 the better results against 0.
    let results = [
      result(0, 1, 0, 1), result(1, 0, 1, 1), result(0, 2, 9, 0), result(2, 1, 1, 1), result(2, 0, 0, 0),
    ]
    let spain = try standings(teams: 3, results, order("la-liga"))
    #expect(spain.map(\.team) == [1, 0, 2] && spain.map(\.tally.points) == [5, 5, 2])
    #expect(spain[0].decidedBelow == .headToHeadPoints)
    // During the season the goal difference decides, until both have met twice.
    let half = try standings(teams: 3, Array(results.dropFirst()), order("la-liga"))
    #expect(half.map(\.team) == [0, 1, 2] && half[0].decidedBelow == .points)
    let once = results.dropFirst() + [result(1, 2, 1, 0)]
    let level = try standings(teams: 3, Array(once), order("la-liga"))
    #expect(level.map(\.tally.points) == [5, 5, 2] && level[0].decidedBelow == .goalDifference)
    let england = try standings(teams: 3, results, order("england-from-1976"))
    #expect(england.map(\.team) == [0, 1, 2] && england[0].decidedBelow == .goalDifference)
  }

  /// Three teams are level, and head-to-head goals separate one of them: Euro then compares the other two again by
  /// their own match, Italy does not.
  @Test func someCompetitionsCompareThoseStillLevelAgain() throws {
    let results = [
      result(0, 1, 1, 0), result(1, 2, 1, 0), result(2, 0, 2, 1),
      result(0, 3, 0, 1), result(1, 3, 0, 1), result(2, 3, 0, 1),
    ]
    // Among 0, 1 and 2: differences 0, 0 and 0; goals 2, 1 and 2. Then 2 beat 0.
    let euro = try standings(teams: 4, results, order("euro"))
    #expect(euro.map(\.team) == [3, 2, 0, 1])
    #expect(euro[1].decidedBelow == .headToHeadPoints && euro[2].decidedBelow == .headToHeadGoals)
    let italy = try standings(teams: 4, results + results, order("serie-a"))
    #expect(italy.map(\.team) == [3, 0, 2, 1])
    #expect(italy[1].decidedBelow == .inputOrder && italy[2].decidedBelow == .goalsFor)
  }

  @Test func lotsDecideWhatNothingElseDoes() {
    var rule = StandingsRule()
    rule.lots = [[1, 0], [2, 1, 0]]
    let table = standings(teams: 3, [result(0, 1, 1, 1), result(1, 2, 1, 1), result(2, 0, 1, 1)], rule)
    // The first drawing of lots does not cover all three.
    #expect(table.map(\.team) == [2, 1, 0])
    #expect(table.map(\.decidedBy) == [.lots, .lots, .lots])
  }

  @Test(
    arguments: [
      ("points,difference,goals,head-to-head", StandingsOrder.usual.criteria),
      ("goal-average", [.goalAverage]), ("h2h-points,again", [.headToHeadPoints, .again]),
    ] as [(String, [Criterion])])
  func aListNamesCriteria(_ list: String, criteria: [Criterion]) throws {
    #expect(try StandingsOrder(list: list).criteria == criteria)
  }

  @Test(arguments: [
    ("points,goal", OrderMistake.unknown("goal")), ("", .unknown("")), ("lots", .unknown("lots")),
    ("points,goals,goals-for", .twice("goals-for")), ("points,again,h2h-points", .againWithoutHeadToHead),
  ])
  func whatIsNoList(_ list: String, mistake: OrderMistake) {
    #expect(throws: mistake) { try StandingsOrder(list: list) }
  }

  @Test func everyWordOfAListAndEveryBuiltInOrderIsOne() throws {
    for word in StandingsOrder.words where word != "again" { _ = try StandingsOrder(list: word) }
    for order in StandingsOrder.competitions {
      let name = try #require(order.name)
      #expect(StandingsOrder.competition(name) == order)
      #expect(
        try StandingsOrder(list: order.criteria.map(\.rawValue).joined(separator: ",")).criteria
          == order.criteria)
    }
  }
}
