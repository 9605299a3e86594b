import Testing

@testable import Tables

@Suite struct DecimalNumberUnitsTests {
  private let twelveAndAHalf = DecimalNumber(mantissa: 1250, places: 2)

  @Test func exactUnits() {
    #expect(twelveAndAHalf.units(places: 1) == 125)
    #expect(twelveAndAHalf.units(places: 4) == 125_000)
    #expect(twelveAndAHalf.units(places: 0) == nil)
    #expect(DecimalNumber(mantissa: 0, places: 50).units(places: 0) == 0)
    #expect(DecimalNumber(mantissa: 1, places: 50).units(places: 1) == nil)
  }

  @Test func unitsThatDoNotFit() {
    #expect(DecimalNumber(mantissa: .max, places: 0).units(places: 1) == nil)
    #expect(DecimalNumber(mantissa: 1, places: 0).units(places: 38) != nil)
    #expect(DecimalNumber(mantissa: 1, places: 0).units(places: 39) == nil)
  }

  @Test(arguments: [
    (1250, 12, 13), (1300, 13, 13), (-1250, -13, -12), (-1300, -13, -13), (1, 0, 1), (-1, -1, 0),
  ])
  func rounding(mantissa: Int, down: Int, up: Int) {
    let number = DecimalNumber(mantissa: Int128(mantissa), places: 2)
    #expect(number.unitsRoundedDown(places: 0) == Int128(down))
    #expect(number.unitsRoundedUp(places: 0) == Int128(up))
  }

  @Test func roundingStopsAtTheLimits() {
    let huge = DecimalNumber(mantissa: .max, places: 0)
    #expect(huge.unitsRoundedUp(places: 1) == .max)
    #expect(huge.unitsRoundedDown(places: 1) == .max)
    #expect(DecimalNumber(mantissa: .min, places: 0).unitsRoundedUp(places: 3) == .min)
    let tiny = DecimalNumber(mantissa: 1, places: 60)
    #expect(tiny.unitsRoundedDown(places: 2) == 0)
    #expect(tiny.unitsRoundedUp(places: 2) == 1)
  }
}
