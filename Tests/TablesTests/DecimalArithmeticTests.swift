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
}
