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
    #expect(table.first { $0.team == 1 }?.decidedBy == .headToHeadPoints)
    let open = standings(teams: 3, [])
    #expect(open.map(\.team) == [0, 1, 2])
    #expect(open.map(\.decidedBy) == [.inputOrder, .inputOrder, .inputOrder])
  }

  @Test func pointsAndAdjustments() {
    let two = PointsRule(win: 2, draw: 1, loss: 0)
    var rule = StandingsRule(points: two)
    rule.adjustments = [-10, 0]
    let table = standings(teams: 2, [result(0, 1, 1, 0)], rule)
    #expect(table.map(\.team) == [1, 0])
    #expect(table.map(\.tally.points) == [0, -8])
  }
}
