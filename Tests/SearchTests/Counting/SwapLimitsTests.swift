import Testing

@testable import Search

struct SwapLimitsTests {
  @Test func boundsWhatTheOtherSwapsCanAdd() throws {
    let core = SwapCore<Int64>(
      types: [
        PlayerType(skill: 8, cost: 6, loss: 2, copies: 1, winners: 0, inBase: true),
        PlayerType(skill: 5, cost: 3, loss: 3, copies: 1, winners: 1, inBase: false),
        PlayerType(skill: 4, cost: 1, loss: 1, copies: 2, winners: 1, inBase: false),
      ], additions: 1, skill: 1, cost: -2, costLimit: 0, gap: 6, winningLoss: 6)
    var meter = WorkMeter(limit: 1_000, stop: StopSignal())
    let limits = try SwapLimits(core, meter: &meter)
    #expect(limits.count == 4)
    #expect(limits.origin == 1)
    // Balance 0: one more has to join, or two join and one leaves.
    let even = limits[1]
    #expect(even.loss == 6 - 1)
    #expect(even.skill.least == 1 - 5 && even.skill.most == 1 - 0)
    #expect(even.cost.least == -2 - 3 && even.cost.most == 0 - -4)
    // Balance 2: one has to leave, or to leave while another joins and the balance is made up.
    let two = limits[3]
    #expect(two.loss == 6 - 2)
    #expect(two.skill.least == 1 - -8 && two.skill.most == 1 - -8)
  }
}
