import Testing

@testable import Tables

struct DecimalColumnReplacingTests {
  private static let column = DecimalColumn(units: .narrow([10, 25, 40]), places: 1)

  private static func text(_ column: DecimalColumn?) -> [String] {
    guard let column else { return [] }
    return (0..<column.count).map {
      DecimalNumber(mantissa: column[$0], places: column.places).normalised.description
    }
  }

  @Test func oneValueChangesAndTheOthersStay() {
    let changed = Self.column.replacing(row: 1, with: DecimalNumber(mantissa: 9, places: 0))
    #expect(Self.text(changed) == ["1", "9", "4"] && changed?.places == 1)
  }

  @Test func aFinerValueMakesTheUnitFiner() {
    let changed = Self.column.replacing(row: 2, with: DecimalNumber(mantissa: 1_255, places: 3))
    #expect(Self.text(changed) == ["1", "2.5", "1.255"] && changed?.places == 3)
    let padded = Self.column.replacing(row: 0, with: DecimalNumber(mantissa: 1_2500, places: 4))
    #expect(padded?.places == 2)
  }

  @Test func largeValuesAreWideAndTooLargeOnesRefused() {
    let wide = Self.column.replacing(row: 0, with: DecimalNumber(mantissa: Int128(Int64.max), places: 0))
    #expect(wide?[0] == Int128(Int64.max) * 10 && wide?[1] == 25)
    if case .narrow? = wide?.units { Issue.record("a value of more than 64 bits in a narrow column") }
    #expect(Self.column.replacing(row: 0, with: DecimalNumber(mantissa: .max, places: 0)) == nil)
    #expect(Self.column.replacing(row: 0, with: DecimalNumber(mantissa: 1, places: 38)) == nil)
  }
}
