import Testing

@testable import Search

struct MemberSetsTests {
  private let pool = MedianPool<Int64>(skills: [5, 3, 4, 1], costs: [2, 9, 1, 7], size: 3, budget: 10)

  @Test func listsAllSetsInBothOrders() throws {
    var meter = StepAllowance(limit: .max, stop: StopSignal())
    let pairs = try MemberSets(pool, members: 2, from: 0..<3, meter: &meter)
    #expect(pairs.skills == [8, 9, 7])
    #expect(pairs.costs == [11, 3, 10])
    #expect(pairs.firstRows == [0, 0, 1])
    #expect(pairs.lastRows == [1, 2, 2])
    #expect(pairs.byCost == [1, 2, 0])
    #expect(pairs.bySkill == [2, 0, 1])
  }

  @Test func theEmptySetIsOnBothSidesOfEverybody() throws {
    var meter = StepAllowance(limit: .max, stop: StopSignal())
    let empty = try MemberSets(pool, members: 0, from: 2..<2, meter: &meter)
    #expect(empty.skills == [0] && empty.costs == [0])
    #expect(empty.firstRows == [4] && empty.lastRows == [-1])
    let none = try MemberSets(pool, members: 2, from: 3..<4, meter: &meter)
    #expect(none.skills.isEmpty && none.byCost.isEmpty)
  }
}
