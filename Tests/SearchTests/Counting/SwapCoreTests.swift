import Testing

@testable import Search

struct SwapCoreTests {
  /// Two of three players of 4 stay in the base, two of five of 3 and the one of 2 join it.
  private let core = SwapCore<Int64>(
    types: [
      PlayerType(skill: 4, cost: 9, loss: 2, copies: 3, winners: 2, inBase: true),
      PlayerType(skill: 9, cost: 9, loss: 1, copies: 1, winners: 0, inBase: false),
      PlayerType(skill: 3, cost: 5, loss: 0, copies: 5, winners: 2, inBase: false),
      PlayerType(skill: 2, cost: 3, loss: 0, copies: 1, winners: 1, inBase: false),
      PlayerType(skill: 1, cost: 1, loss: 0, copies: 4, winners: 0, inBase: false),
    ], additions: 2, skill: 4, cost: 4, costLimit: 6, gap: 5, winningLoss: 2)

  @Test func countsExchangesOfEquals() {
    #expect(core.exchangesOfEquals == 3 * 10)
  }

  @Test func dropsWhoLosesMoreThanTheWinningTeam() {
    var other = core
    other.winningLoss = 1
    let cheapest = other.withWinningLossOnly()
    #expect(cheapest.types.map(\.skill) == [9, 3, 2, 1])
    #expect(cheapest.gap == 1 && cheapest.costLimit == 4)
  }

  @Test func keepsTheTypesThatTheWinningTeamSwaps() {
    #expect(core.settled(leaving: 0).types.map(\.skill) == [4, 3, 2])
    #expect(core.settled(leaving: 1).types.map(\.skill) == [4, 3, 2, 1])
    #expect(core.settled(leaving: 2).types.map(\.skill) == core.types.map(\.skill))
  }

  @Test func movesTheTargetBySettledSwaps() {
    let part = core.settledWhereSwapsLose
    #expect(part.ways == 3)
    #expect(part.core.types.map(\.skill) == [3, 2, 1])
    #expect(part.core.additions == 3)
    #expect(part.core.skill == 8)
    #expect(part.core.cost == 13 && part.core.costLimit == 15)
    #expect(part.core.gap == 3 && part.core.winningLoss == 0)
  }
}
