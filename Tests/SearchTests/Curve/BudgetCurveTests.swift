import Testing

@testable import Search

struct BudgetCurveTests {
  private let curve = BudgetCurve(
    points: [.init(cost: 10, skill: 1), .init(cost: 20, skill: 5), .init(cost: 30, skill: 6)],
    covered: .min ... .max, isComplete: true)

  @Test func aBudgetFindsItsPlaceOnTheCurve() {
    #expect(curve.point(within: 9) == nil)
    #expect(curve.point(within: 10)?.skill == 1)
    #expect(curve.point(within: 19)?.skill == 1)
    #expect(curve.point(within: 99)?.skill == 6)
  }
}
