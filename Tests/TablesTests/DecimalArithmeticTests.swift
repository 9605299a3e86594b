import Testing

@testable import Tables

struct DecimalArithmeticTests {
  private func number(_ text: String) throws -> DecimalNumber { try parseDecimal(text) }

  @Test func differencesAreExact() throws {
    #expect(try number("50").subtracting(number("49.95")) == number("0.05"))
    #expect(try number("-1.5").subtracting(number("2")) == number("-3.5"))
    let most = DecimalNumber(mantissa: .max, places: 0)
    #expect(try most.subtracting(number("-1")) == nil)
    #expect(try most.subtracting(number("0.1")) == nil)
  }

  @Test func placesAreFilledUpNeverCut() throws {
    #expect(try number("49").padded(toPlaces: 1) == "49.0")
    #expect(try number("49.00").padded(toPlaces: 1) == "49.0")
    #expect(try number("49.25").padded(toPlaces: 1) == "49.25")
    #expect(try number("-0.5").padded(toPlaces: 3) == "-0.500")
    #expect(DecimalNumber(mantissa: .max, places: 0).padded(toPlaces: 2) == Int128.max.description)
  }

  @Test(arguments: [
    ("3", "2", 1, "1.5"), ("2", "3", 2, "0.67"), ("1", "3", 2, "0.33"), ("-2", "3", 2, "-0.67"),
    ("0.5", "-1", 0, "-1"), ("0.4", "1", 0, "0"), ("100", "0.25", 0, "400"), ("0", "7", 3, "0.000"),
    ("1200", "400.00", 0, "3"), ("0.001", "1000", 2, "0.00"), ("7", "7.0", 0, "1"),
  ])
  func quotientsAreRoundedHalfAway(_ dividend: String, _ divisor: String, _ places: Int, _ quotient: String)
    throws
  {
    #expect(
      try number(dividend).divided(by: number(divisor), places: places)?.description == quotient)
  }

  @Test func quotientsThatDoNotExistOrFitAreNone() throws {
    let most = DecimalNumber(mantissa: .max, places: 0)
    #expect(try number("1").divided(by: number("0"), places: 1) == nil)
    #expect(try most.divided(by: number("0.1"), places: 0) == nil)
    #expect(
      DecimalNumber(mantissa: .min, places: 0).divided(by: .init(mantissa: -1, places: 0), places: 0) == nil)
    #expect(most.divided(by: most, places: 0)?.description == "1")
  }
}
