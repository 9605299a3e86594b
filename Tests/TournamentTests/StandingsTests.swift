import Chance
import Testing

@testable import Tournament

struct StandingsTests {
  private func result(_ home: Int, _ away: Int, _ homeGoals: Int, _ awayGoals: Int) -> MatchResult {
    MatchResult(Pairing(home: home, away: away), Score(home: homeGoals, away: awayGoals))
  }

  @Test func pointsThenGoalDifferenceThenGoals() {
    let table = standings(
      teams: 4,
      [result(0, 1, 2, 0), result(2, 3, 3, 1), result(0, 2, 0, 0), result(1, 3, 0, 1), result(0, 3, 1, 1)])
    // 0: 5 points, +2; 2: 4, +2; 3: 4, -1; 1: 0.
    #expect(table.map(\.team) == [0, 2, 3, 1])
    #expect(table.map(\.decidedBy) == [.points, .goalDifference, .goalDifference, .points])
    #expect(table[0].tally.played == 3 && table[0].tally.goalsFor == 3)
    let level = standings(teams: 4, [result(0, 1, 2, 0), result(2, 3, 3, 1)])
    #expect(level.map(\.team) == [2, 0, 3, 1])
    #expect(level.map(\.decidedBy) == [.goalsFor, .goalsFor, .goalsFor, .goalsFor])
  }

  @Test func headToHeadThenInputOrder() {
    // 0 and 1 are level in everything; 1 won against 0.
    let table = standings(
      teams: 4,
      [result(0, 1, 0, 1), result(0, 2, 1, 0), result(1, 2, 0, 1), result(0, 3, 1, 1), result(1, 3, 1, 1)])
    #expect(table.first { $0.team == 1 }?.tally.points == table.first { $0.team == 0 }?.tally.points)
    let places = table.map(\.team)
    #expect(places.firstIndex(of: 1)! < places.firstIndex(of: 0)!)
    #expect(table.first { $0.team == 1 }?.decidedBy == .headToHead)
    let open = standings(teams: 3, [])
    #expect(open.map(\.team) == [0, 1, 2])
    #expect(open.map(\.decidedBy) == [.inputOrder, .inputOrder, .inputOrder])
  }

  @Test func pointsAndAdjustments() {
    let two = PointsRule(win: 2, draw: 1, loss: 0)
    let table = standings(teams: 2, [result(0, 1, 1, 0)], adjustments: [-10, 0], points: two)
    #expect(table.map(\.team) == [1, 0])
    #expect(table.map(\.tally.points) == [0, -8])
  }

  @Test func manySmallTablesAsTheRulesTellThem() {
    let seed: UInt64 = 71
    var random = SplitMix64(seed: seed)
    var depths: Set<Criterion> = []
    for number in 0..<20_000 {
      let count = Int(random.integer(in: 2...6))
      // Some matches are missing, some are played twice; few goals make many ties.
      let results = (0..<count * count).compactMap { cell -> MatchResult? in
        let (home, away) = (cell / count, cell % count)
        guard home != away, random.integer(in: 0...3) > 0 else { return nil }
        return result(home, away, Int(random.integer(in: 0...1)), Int(random.integer(in: 0...1)))
      }
      let table = standings(teams: count, results)
      let plain = plainOrder(Array(0..<count), results)
      #expect(table.map(\.team) == plain.map(\.team), "seed \(seed), table \(number)")
      for index in table.indices {
        let neighbours = [index > 0 ? plain[index - 1].below : .points, plain[index].below]
        #expect(table[index].decidedBy == neighbours.max { $0.depth < $1.depth })
      }
      depths.formUnion(table.map(\.decidedBy))
    }
    #expect(depths == Set(Criterion.allCases))
  }

  /// The order by repeated looking, and what parts each team from the next.
  private func plainOrder(
    _ teams: [Int], _ results: [MatchResult], isAmongLevel: Bool = false
  ) -> [(team: Int, below: Criterion)] {
    func key(_ team: Int) -> [Int] {
      var (points, scored, conceded) = (0, 0, 0)
      for result in results where [result.pairing.home, result.pairing.away].contains(team) {
        let isHome = result.pairing.home == team
        let own = isHome ? result.score.home : result.score.away
        let other = isHome ? result.score.away : result.score.home
        points += own > other ? 3 : own == other ? 1 : 0
        scored += own
        conceded += other
      }
      return [points, scored - conceded, scored]
    }
    let keys = Dictionary(uniqueKeysWithValues: teams.map { ($0, key($0)) })
    let ranked = Set(keys.values).sorted { $1.lexicographicallyPrecedes($0) }
    var order: [(team: Int, below: Criterion)] = []
    for (rank, value) in ranked.enumerated() {
      let level = teams.filter { keys[$0] == value }
      let between = results.filter { level.contains($0.pairing.home) && level.contains($0.pairing.away) }
      let nothingNew = isAmongLevel && level == teams
      order +=
        level.count == 1 || nothingNew
        ? level.map { ($0, .inputOrder) } : plainOrder(level, between, isAmongLevel: true)
      guard rank + 1 < ranked.count else { continue }
      let first = zip(value, ranked[rank + 1]).enumerated().first { $1.0 != $1.1 }!.offset
      order[order.count - 1].below =
        isAmongLevel ? .headToHead : [.points, .goalDifference, .goalsFor][first]
    }
    if !isAmongLevel { order[order.count - 1].below = .points }
    return order
  }
}
