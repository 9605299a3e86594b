import Chance
import Testing

@testable import Tables

@Suite struct DecimalNumberTests {
  @Test func equality() {
    #expect(DecimalNumber(mantissa: 120, places: 1) == DecimalNumber(mantissa: 12, places: 0))
    #expect(DecimalNumber(mantissa: 0, places: 5) == DecimalNumber(mantissa: 0, places: 0))
    #expect(DecimalNumber(mantissa: 12, places: 1) != DecimalNumber(mantissa: 12, places: 0))
    let numbers: Set = [DecimalNumber(mantissa: 120, places: 1), DecimalNumber(mantissa: 12, places: 0)]
    #expect(numbers.count == 1)
  }

  @Test func orderOfFarApartPlaces() {
    let tiny = DecimalNumber(mantissa: 1, places: 100)
    let huge = DecimalNumber(mantissa: .max, places: 0)
    #expect(tiny < huge)
    #expect(!(huge < tiny))
    #expect(DecimalNumber(mantissa: .min, places: 0) < DecimalNumber(mantissa: -1, places: 100))
    #expect(DecimalNumber(mantissa: 0, places: 0) < tiny)
    #expect(!(tiny < tiny))
  }

  /// Compared with cross-multiplication, which does not overflow for small numbers.
  @Test func randomOrder() {
    let seed: UInt64 = 0x0DDE
    var chance = SplitMix64(seed: seed)
    let power: [Int128] = [1, 10, 100, 1000, 10000]
    for _ in 0..<5000 {
      let left = DecimalNumber(
        mantissa: Int128(chance.integer(in: -500...500)), places: Int(chance.integer(in: 0...4)))
      let right = DecimalNumber(
        mantissa: Int128(chance.integer(in: -500...500)), places: Int(chance.integer(in: 0...4)))
      let (a, b) = (left.mantissa * power[right.places], right.mantissa * power[left.places])
      #expect((left < right) == (a < b) && (left == right) == (a == b), "seed \(seed): \(left), \(right)")
    }
  }
}
