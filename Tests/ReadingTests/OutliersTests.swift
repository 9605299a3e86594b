import Testing

@testable import Reading
@testable import Selection
@testable import Tables

struct OutliersTests {
  private func column(_ values: [Int64]) -> DecimalColumn {
    DecimalColumn(units: .narrow(values), places: 0)
  }

  @Test func aSlippedDecimalPointIsFound() {
    #expect(Outliers.above(in: column([7, 8, 9, 777, 6, 8, 7, 5, 10])) == [3])
    #expect(Outliers.below(in: column([70, 80, 7, 90, 60, 80, 75, 65])) == [2])
  }

  @Test func twoSlippedPointsAreFoundTogether() {
    #expect(Outliers.above(in: column([7, 800, 9, 777, 6, 8, 7, 5, 10, 9, 8])) == [1, 3])
  }

  @Test func starsOfASkewedPoolAreNotAccused() {
    let points: [Int64] = [0, 0, 0, 0, 0, 1, 2, 3, 5, 9, 20, 40, 60, 90, 120, 180, 240]
    #expect(Outliers.above(in: column(points)).isEmpty)
  }

  @Test func tinyPoolsSayNothing() {
    #expect(Outliers.above(in: column([1, 1, 1, 1, 1, 1, 100])).isEmpty)
  }

  @Test func equalValuesAreNotFar() {
    #expect(Outliers.above(in: column(Array(repeating: 5, count: 50))).isEmpty)
    #expect(Outliers.below(in: column(Array(repeating: 5, count: 50))).isEmpty)
  }

  @Test func freePlayersAreNotFarBelow() {
    #expect(Outliers.below(in: column([0, 0, 50, 60, 70, 55, 65, 58, 61])).isEmpty)
  }

  @Test func oneRowAmongManyIsFound() {
    var values = (0..<10_000).map { Int64(100 + $0 % 50) }
    values[4_321] = 1_300
    #expect(Outliers.above(in: column(values)) == [4_321])
  }
}
