import Testing

@testable import Search

struct NumberScaleTests {
  private let skills: [Int64] = [-30, 0, 70, 20]
  private let costs: [Int64] = [100, 400, 250, 100]

  @Test func shiftsToZeroAndDividesByTheCommonUnit() {
    let scale = NumberScale(skills: skills, costs: costs, size: 2)
    let scaled: [Int128] = scale.skills.scaled(skills)
    let scaledCosts: [Int128] = scale.costs.scaled(costs)
    #expect(scaled == [0, 3, 10, 5])
    #expect(scaledCosts == [0, 2, 1, 0])
    #expect(scale.skills.highest == 10)
    #expect(scale.costs.highest == 2)
    #expect(scale.skills.total(scaled[2] + scaled[0], size: 2) == 40)
    #expect(scale.costs.total(Int64(3), size: 2) == 650)
  }

  @Test func roundsTheBudgetDownAndLimitsIt() {
    let scale = NumberScale(skills: skills, costs: costs, size: 2)
    #expect(scale.scaled(budget: 199) == nil)
    #expect(scale.scaled(budget: .min) == nil)
    #expect(scale.scaled(budget: 200) == 0)
    #expect(scale.scaled(budget: 349) == 0)
    #expect(scale.scaled(budget: 350) == 1)
    #expect(scale.scaled(budget: .max) == 4)
  }

  @Test func takesTheWholeRangeOfItsType() {
    let scale = NumberScale(skills: [Int64.min, .max], costs: [0, .max], size: 1)
    #expect(scale.skills.highest == 1)
    #expect(scale.skills.total(Int64(1), size: 1) == Int128(Int64.max))
    #expect(scale.skills.total(Int64(0), size: 1) == Int128(Int64.min))
  }

  @Test func widensDifferencesAboveTheLargestValue() {
    let skills: [Int64] = [.min, .max, .max - 1]
    for (unit, costs) in [(1, [0, .max, 1]), (2, [0, .max - 1, 4])] as [(Int128, [Int64])] {
      let scale = NumberScale(skills: skills, costs: costs, size: 2)
      let scaled: [Int128] = scale.skills.scaled(skills)
      let scaledCosts: [Int128] = scale.costs.scaled(costs)
      #expect(scale.skills.unit == 1 && scale.costs.unit == unit)
      #expect(scaled == [0, Int128(UInt64.max), Int128(UInt64.max) - 1])
      #expect(scaled.map { scale.skills.total($0, size: 1) } == skills.map { Int128($0) })
      #expect(scaledCosts == costs.map { Int128($0) / unit })
    }
  }

  @Test func leavesEqualValuesAlone() {
    let scale = NumberScale(skills: [7, 7] as [Int64], costs: [0, 0], size: 2)
    #expect(scale.skills.unit == 1)
    #expect(scale.skills.highest == 0)
    #expect(scale.skills.total(Int64(0), size: 2) == 14)
  }
}
