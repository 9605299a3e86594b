import Chance
import Selection
import Tables
import Testing

@testable import Snapshots

struct ChartDotsTests {
  private func pool(_ skills: [Int64], _ costs: [Int64]) -> Pool {
    Pool(
      names: TextColumn(skills.indices.map { "P\($0)" }),
      skills: DecimalColumn(units: .narrow(skills), places: 0),
      costs: DecimalColumn(units: .narrow(costs), places: 1),
      records: skills.indices.map { Int32($0 + 1) }, lines: skills.indices.map { Int32($0 + 2) })
  }

  @Test func aSmallPoolHasADotForEachPlayer() {
    let dots = chartDots(of: pool([5, 5, 7], [10, 10, 20]))
    #expect(dots.map(\.row) == [1, 2, 3])
    #expect(dots.allSatisfy { $0.players == 1 })
    #expect(dots[2].cost == ExactDecimal(2, places: 0))
  }

  @Test func aLargePoolHasFewDotsThatStandForAllPlayers() {
    let (skills, costs) = InstanceFamily.real.pool(count: 20_000, seed: 3)
    let dots = chartDots(of: pool(skills, costs))
    #expect(dots.count <= 64 * 36)
    #expect(dots.reduce(0) { $0 + $1.players } == 20_000)
    #expect(dots.map(\.row) == dots.map(\.row).sorted())
  }

  @Test func theTeamIsLeftOut() {
    #expect(chartDots(of: pool([5, 6, 7], [1, 2, 3]), without: [1]).map(\.row) == [1, 3])
    let (skills, costs) = InstanceFamily.cards.pool(count: 5_000, seed: 3)
    let dots = chartDots(of: pool(skills, costs), without: [0, 17])
    #expect(dots.reduce(0) { $0 + $1.players } == 4_998)
    #expect(!dots.contains { $0.row == 1 || $0.row == 18 })
  }

  @Test func equalPlayersAreOneDotOfALargePool() {
    let dots = chartDots(of: pool(Array(repeating: 3, count: 1_000), Array(repeating: 0, count: 1_000)))
    #expect(dots.map(\.players) == [1_000])
  }

  @Test func anEmptyPoolHasNone() {
    #expect(chartDots(of: pool([], [])).isEmpty)
  }
}
