import Analysis
import JSON
import Search
import Tables
import Testing

@testable import Snapshots

struct ExactDecimalTests {
  @Test(arguments: [
    ("0", "0"), ("49.0", "49"), ("-0.05", "-0.05"), ("12.1", "12.1"),
    ("0.1234567890123456789012345678", "0.1234567890123456789012345678"),
    ("170141183460469231731687303715", "170141183460469231731687303715"),
    ("21.68888798466435", "21.68888798466435"),
  ])
  func keepsEveryDigitOfAnInput(_ text: String, _ written: String) throws {
    try check(parseDecimal(text), written)
  }

  @Test func keepsEveryDigitOfTheLargestTotal() throws {
    let total = Problem.largestTotal
    try check(DecimalNumber(mantissa: total, places: 0), total.description)
    try check(DecimalNumber(mantissa: -total, places: 0), (-total).description)
  }

  private func check(_ number: DecimalNumber, _ written: String) throws {
    let number = ExactDecimal(number)
    #expect(lineOfJSON([number]) == "[\(written)]")
    #expect(try JSONValue(Array("[\(written)]".utf8)).decoded(as: [ExactDecimal].self) == [number])
  }
}
