import Testing

@testable import Search

struct MemberSetsTests {
  private let pool = MedianTeams<Int64>(skills: [5, 3, 4, 1], costs: [2, 9, 1, 7], size: 3, budget: 10)

  @Test func listsAllSetsByCostAndKnowsThemBySkill() throws {
    var meter = StepAllowance(limit: .max, stop: StopSignal())
    let pairs = try MemberSets(pool, members: 2, from: 0..<3, meter: &meter)
    #expect(pairs.skills == [9, 7, 8])
    #expect(pairs.costs == [3, 10, 11])
    #expect(pairs.firstRows == [0, 1, 0])
    #expect(pairs.lastRows == [2, 2, 1])
    #expect(pairs.bySkill == [1, 2, 0])
  }

  @Test func theEmptySetIsOnBothSidesOfAllSets() throws {
    var meter = StepAllowance(limit: .max, stop: StopSignal())
    let empty = try MemberSets(pool, members: 0, from: 2..<2, meter: &meter)
    #expect(empty.skills == [0] && empty.costs == [0])
    #expect(empty.firstRows == [4] && empty.lastRows == [-1])
    let none = try MemberSets(pool, members: 2, from: 3..<4, meter: &meter)
    #expect(none.skills.isEmpty && none.bySkill.isEmpty)
  }
}
