import Testing

@testable import Search

struct ScaleTests {
  private let players = Candidates<Int64>(
    skills: [-30, 0, 70, 20], costs: [100, 400, 250, 100], rows: [0, 1, 2, 3])

  @Test func shiftsToZeroAndDividesByTheCommonUnit() {
    let scale = NumberScale(of: players, size: 2)
    let scaled = scale.scaled(players, to: Int128.self)
    #expect(scaled.skills == [0, 3, 10, 5])
    #expect(scaled.costs == [0, 2, 1, 0])
    #expect(scale.skills.highest == 10)
    #expect(scale.costs.highest == 2)
    #expect(scale.skills.total(scaled.skills[2] + scaled.skills[0], size: 2) == 40)
    #expect(scale.costs.total(Int64(3), size: 2) == 650)
  }

  @Test func roundsTheBudgetDownAndLimitsIt() {
    let scale = NumberScale(of: players, size: 2)
    #expect(scale.scaled(budget: 199) == nil)
    #expect(scale.scaled(budget: .min) == nil)
    #expect(scale.scaled(budget: 200) == 0)
    #expect(scale.scaled(budget: 349) == 0)
    #expect(scale.scaled(budget: 350) == 1)
    #expect(scale.scaled(budget: .max) == 4)
  }

  @Test func takesTheWholeRangeOfItsType() {
    let players = Candidates<Int64>(skills: [.min, .max], costs: [0, .max], rows: [0, 1])
    let scale = NumberScale(of: players, size: 1)
    #expect(scale.skills.highest == 1)
    #expect(scale.skills.total(Int64(1), size: 1) == Int128(Int64.max))
    #expect(scale.skills.total(Int64(0), size: 1) == Int128(Int64.min))
  }

  @Test func widensDifferencesAboveTheLargestValue() {
    let skills: [Int64] = [.min, .max, .max - 1]
    for (unit, costs) in [(1, [0, .max, 1]), (2, [0, .max - 1, 4])] as [(Int128, [Int64])] {
      let players = Candidates<Int64>(skills: skills, costs: costs, rows: [0, 1, 2])
      let scale = NumberScale(of: players, size: 2)
      let scaled = scale.scaled(players, to: Int128.self)
      #expect(scale.skills.unit == 1 && scale.costs.unit == unit)
      #expect(scaled.skills == [0, Int128(UInt64.max), Int128(UInt64.max) - 1])
      #expect(scaled.skills.map { scale.skills.total($0, size: 1) } == skills.map { Int128($0) })
      #expect(scaled.costs == costs.map { Int128($0) / unit })
    }
  }

  @Test func leavesEqualValuesAlone() {
    let scale = NumberScale(
      of: Candidates<Int64>(skills: [7, 7], costs: [0, 0], rows: [0, 1]), size: 2)
    #expect(scale.skills.unit == 1)
    #expect(scale.skills.highest == 0)
    #expect(scale.skills.total(Int64(0), size: 2) == 14)
  }
}
