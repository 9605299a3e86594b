import Testing

@testable import Search

struct SwapListsTests {
  @Test func listsSetsOfSwapsOnceEach() throws {
    // Two equal players who can leave and two who can join: no bound is tight.
    let types = [
      PlayerType<Int64>(skill: 5, cost: 4, loss: 1, copies: 2, winners: 2, inBase: true),
      PlayerType<Int64>(skill: 5, cost: 4, loss: 1, copies: 2, winners: 0, inBase: false),
    ]
    let core = SwapCore<Int64>(
      types: types, additions: 0, skill: 0, cost: 0, costLimit: 100, gap: 100, winningLoss: 0)
    var meter = WorkMeter(limit: 10_000, stop: StopSignal())
    let limits = try SwapLimits(core, meter: &meter)
    var lists = SwapLists(limits: limits)
    try lists.add(types[0], followedBy: 1, meter: &meter)
    try lists.add(types[1], followedBy: 0, meter: &meter)
    let even = lists.lists[limits.origin]
    // Nobody, one for one, both for both: equal skill and cost, so one entry.
    #expect(even.count == 1)
    let entry = try #require(even.first)
    #expect(entry.count == 1 + 2 * 2 + 1)
    #expect(entry.complete == ~1)
    #expect(lists.total == lists.lists.reduce(0) { $0 + $1.count })
  }

  @Test func dropsSetsThatCannotBeCompleted() throws {
    let types = (1...6).map {
      PlayerType<Int64>(skill: $0, cost: $0, loss: 7 - $0, copies: 1, winners: $0 == 6 ? 1 : 0, inBase: false)
    }
    let core = SwapCore<Int64>(
      types: types, additions: 1, skill: 6, cost: 6, costLimit: 6, gap: 3, winningLoss: 1)
    var meter = WorkMeter(limit: 10_000, stop: StopSignal())
    let limits = try SwapLimits(core, meter: &meter)
    var lists = SwapLists(limits: limits)
    for type in types { try lists.add(type, followedBy: 0, meter: &meter) }
    #expect(lists.lists[limits.origin + 1].map(\.skill) == [6])
  }
}
