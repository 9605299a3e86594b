import Testing

@testable import Tables

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (490, 1, "49.0"), (-5, 2, "-0.05"), (7, 0, "7"), (0, 3, "0.000"), (-1234, 2, "-12.34"), (10, 1, "1.0"),
    (-7, 0, "-7"),
  ])
  func texts(units: Int, places: Int, expected: String) {
    #expect(text(units: Int128(units), places: places) == expected)
    #expect(DecimalNumber(mantissa: Int128(units), places: places).description == expected)
  }

  @Test func extremes() {
    #expect(text(units: .min, places: 38) == "-1.70141183460469231731687303715884105728")
    #expect(text(units: .max, places: 0) == "170141183460469231731687303715884105727")
  }
}
