import Chance
import Testing

@testable import Tables

@Suite struct DecimalColumnBuilderTests {
  /// Builds a column from blocks of numbers.
  private func build(_ blocks: [[DecimalNumber]]) -> (column: DecimalColumn, failure: Int?) {
    var builder = DecimalColumnBuilder()
    for block in blocks {
      var cells = NumberCells(
        column: 0, key: "x", unitPlaces: 0, allowed: .init(), hint: nil, rows: max(1, block.count))
      defer { cells.deallocate() }
      for (row, number) in block.enumerated() { cells.set(number, row: row) }
      if let row = builder.append(cells, rows: block.count) { return (builder.column(unitPlaces: 0), row) }
    }
    return (builder.column(unitPlaces: 0), nil)
  }

  private func isWide(_ column: DecimalColumn) -> Bool {
    if case .wide = column.units { true } else { false }
  }

  @Test func morePlacesMultiplyEarlierValues() {
    let (column, failure) = build([
      [.init(mantissa: 7, places: 0), .init(mantissa: 15, places: 1)], [.init(mantissa: -225, places: 2)],
      [.init(mantissa: 1, places: 0)],
    ])
    #expect(failure == nil)
    #expect(column.places == 2)
    #expect((0..<4).map { column[$0] } == [700, 150, -225, 100])
    #expect(!isWide(column))
  }

  @Test func widensWhenAValueOrAProductDoesNotFit() {
    let large = DecimalNumber(mantissa: Int128(Int64.max), places: 0)
    #expect(!isWide(build([[large]]).column))
    let byProduct = build([[large], [.init(mantissa: 5, places: 1)], [.init(mantissa: 3, places: 0)]]).column
    #expect(isWide(byProduct))
    #expect((0..<3).map { byProduct[$0] } == [Int128(Int64.max) * 10, 5, 30])
    let byValue = build([[.init(mantissa: 1, places: 0), .init(mantissa: Int128(Int64.max) + 1, places: 0)]])
      .column
    #expect(isWide(byValue))
    #expect(byValue.count == 2)
  }

  @Test func namesTheRowThatNeedsTooMuch() {
    let limit = (Int128(1) << 120) - 1
    #expect(build([[.init(mantissa: limit, places: 0)]]).failure == nil)
    #expect(build([[.init(mantissa: limit, places: 0), .init(mantissa: 1, places: 1)]]).failure == 1)
    #expect(build([[.init(mantissa: 1, places: 1)], [.init(mantissa: limit, places: 0)]]).failure == 0)
  }

  @Test func randomBlocks() {
    let seed: UInt64 = 0xB10C
    var chance = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let mostDigits = chance.integer(in: 1...30)
      let blocks = (0..<chance.integer(in: 1...4)).map { _ in
        (0..<chance.integer(in: 0...5)).map { _ in
          let digits = (0..<chance.integer(in: 1...mostDigits)).map { _ in String(chance.integer(in: 0...9)) }
          let sign = chance.integer(in: 0...1) == 0 ? "-" : ""
          return DecimalNumber(
            mantissa: Int128(sign + digits.joined())!, places: Int(chance.integer(in: 0...5)))
        }
      }
      let all = blocks.flatMap { $0 }
      let (column, failure) = build(blocks)
      #expect(failure == nil && column.places == all.map(\.places).max() ?? 0, "seed \(seed)")
      for (row, number) in all.enumerated() {
        #expect(DecimalNumber(mantissa: column[row], places: column.places) == number, "seed \(seed)")
      }
      let isNeeded = all.contains { Int64(exactly: $0.units(places: column.places)!) == nil }
      #expect(isWide(column) == isNeeded, "seed \(seed)")
    }
  }
}
