import Testing

@testable import Search

struct BudgetPlaceTests {
  private let curve = BudgetCurve(
    points: [.init(cost: 10, skill: 1), .init(cost: 20, skill: 5), .init(cost: 30, skill: 6)],
    covered: .min ... .max, isComplete: true)

  @Test func saysWhatMoreAndLessMoneyDoes() {
    let place = curve.place(of: 23)
    #expect(place.unused == 3 && place.dropsBelow == 20 && place.loss == 4)
    #expect(place.missing == 7 && place.gain == 1)
  }

  @Test func saysNothingBeyondTheEnds() {
    let tooLittle = curve.place(of: 9)
    #expect(tooLittle.unused == nil && tooLittle.dropsBelow == nil && tooLittle.loss == nil)
    #expect(tooLittle.missing == 1 && tooLittle.gain == nil)
    let cheapest = curve.place(of: 10)
    #expect(cheapest.unused == 0 && cheapest.dropsBelow == 10 && cheapest.loss == nil)
    let plenty = curve.place(of: 31)
    #expect(plenty.missing == nil && plenty.gain == nil && plenty.unused == 1)
  }
}
