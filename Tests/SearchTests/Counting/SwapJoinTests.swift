import Testing

@testable import Search

struct SwapJoinTests {
  @Test func joinsWithinTheLimitAndAtTheWinningCost() throws {
    // Two of four join: skill 10 as 4 + 6 for 7 or 5 + 5 for 8, or 3 + 7 for 9, which is too dear.
    let values: [(skill: Int64, cost: Int64, copies: Int, winners: Int)] = [
      (4, 3, 2, 1), (6, 4, 1, 1), (5, 4, 3, 0), (3, 4, 1, 0), (7, 5, 1, 0),
    ]
    let types = values.map {
      PlayerType(
        skill: $0.skill, cost: $0.cost, loss: 0, copies: $0.copies, winners: $0.winners, inBase: false)
    }
    let core = SwapCore<Int64>(
      types: types, additions: 2, skill: 10, cost: 7, costLimit: 8, gap: 0, winningLoss: 0)
    var meter = WorkMeter(limit: 10_000, stop: StopSignal())
    let tally = try core.tally(following: [1, 0], meter: &meter)
    #expect(tally.sharingSkill == 2 * 1 + 3)
    #expect(tally.sharingSkillAndCost == 2)
    // The first followed type, of skill 6, is complete in both; of skill 4 one of two players plays.
    #expect(tally.complete & 0b11 == 0b01)
  }

  @Test func endsWhenTheWorkIsUsedUp() throws {
    let types = (1...20).map {
      PlayerType<Int64>(skill: 1 << $0, cost: 1, loss: 0, copies: 1, winners: 0, inBase: false)
    }
    let core = SwapCore<Int64>(
      types: types, additions: 10, skill: 2 * 0x55555, cost: 10, costLimit: 10, gap: 0, winningLoss: 0)
    var meter = WorkMeter(limit: 1_000, stop: StopSignal())
    #expect(throws: CountingEnd.workLimit) { try core.tally(following: [], meter: &meter) }
  }
}
