import Testing

@testable import Search

struct ProblemOverflowTests {
  private func problem(skill: Int128, cost: Int128, size: Int = 4) -> Problem {
    Problem(skills: units([0, skill]), costs: units([cost, 0]), size: size, budget: 0)
  }

  @Test func namesTheColumnWhoseTotalsNeedMoreThan126Bits() {
    let most = Problem.largestTotal / 4
    #expect(problem(skill: most, cost: most).overflowingColumn == nil)
    #expect(problem(skill: -most, cost: most).overflowingColumn == nil)
    #expect(problem(skill: most + 1, cost: 0).overflowingColumn == .skill)
    #expect(problem(skill: -most - 1, cost: 0).overflowingColumn == .skill)
    #expect(problem(skill: 0, cost: most + 1).overflowingColumn == .cost)
    #expect(problem(skill: .min, cost: .max).overflowingColumn == .skill)
    #expect(problem(skill: Int128(Int64.min), cost: 1, size: .max).overflowingColumn == .skill)
    #expect(problem(skill: 1, cost: 1, size: .max).overflowingColumn == nil)
  }
}
