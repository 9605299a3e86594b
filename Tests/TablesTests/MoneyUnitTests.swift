import Testing

@testable import Tables

struct MoneyUnitTests {
  /// The cost column of a file, read in pieces of any size.
  private func costs(_ cells: [String], chunkSize: Int = 1 << 16) throws -> DecimalColumn {
    let text = "name,skill,cost\n" + cells.enumerated().map { "P\($0),1,\($1)\n" }.joined()
    return try #require(try read(text, chunkSize: chunkSize).numbers(at: 2))
  }

  @Test func aColumnWhoseCellsAllCarryOneUnitIsReadInIt() throws {
    let cells = ["$12.0M", "7.25m", "€10M", "0", "0.5M"]
    for chunkSize in [8, 16, 40, 1 << 16] {
      let column = try costs(cells, chunkSize: chunkSize).inWrittenUnit
      #expect(column.places == 2 && column.written == nil)
      #expect((0..<column.count).map { column[$0] } == [1_200, 725, 1_000, 0, 50], "\(chunkSize)")
    }
    #expect(try costs(["3K", "4k"]).written == DecimalNumber.Written(unit: .thousand, places: 0))
    #expect(try costs(["1.5 mi. €", "2 mi €"]).written == DecimalNumber.Written(unit: .million, places: 1))
    #expect(try costs(["1.5bn", "2B"]).written == DecimalNumber.Written(unit: .billion, places: 1))
    #expect(try costs(["0.1234567M"]).inWrittenUnit.places == 7)
    let small = try costs(["1.5E-3M", "2.5E-3M", "2M", "1.5E2M"]).inWrittenUnit
    #expect((0..<4).map { small[$0] } == [15, 25, 20_000, 1_500_000] && small.places == 4)
  }

  @Test(arguments: [["12M", "900K"], ["12M", "9"], ["12", "9"], ["0"], ["0M", "5"]])
  func whereUnitsDifferOrAreMissingThereIsNone(cells: [String]) throws {
    let column = try costs(cells)
    #expect(column.written == nil && column.inWrittenUnit.places == column.places)
  }

  @Test(arguments: [
    (["$7,800", "$0.5", "0"], Currency.dollar), (["€ 15,000", "12 EUR"], .euro), (["£4.5", "GBP 4"], .pound),
    (["R$ 5", "R$6M"], .real), (["Rs. 5", "₹6", "7 INR"], .rupee), (["CHF 3"], .franc), (["$5", "€5"], nil),
    (["$5", "5"], nil), (["5", "0"], nil),
  ])
  func aColumnHasTheCurrencyOfAllItsCells(cells: [String], currency: Currency?) throws {
    for chunkSize in [8, 1 << 16] {
      #expect(try costs(cells.map { "\"\($0)\"" }, chunkSize: chunkSize).currency == currency)
    }
  }

  @Test func rowsThatAreLeftOutDoNotCount() throws {
    var request = poolRequest
    request.filters = [.init(cell: .header("name"), comparison: .notEqual, value: "B")]
    let table = try read("name,skill,cost\nA,1,5M\nB,2,700\nC,3,6.5M\n", request)
    #expect(table.numbers(at: 2)?.written == DecimalNumber.Written(unit: .million, places: 1))
    let selected = try read("name,skill,cost\nA,1,5M\nC,3,6.5M\n").selecting([1])
    #expect(selected.numbers(at: 2)?.written?.unit == .million)
  }

  /// "mil" is a thousand in Spanish, and a million in English.
  @Test func aWordForTwoUnitsIsRefused() {
    #expect(throws: NumberError.self) { try parseDecimal("12 mil") }
    #expect(throws: NumberError.self) { try parseDecimal("12 mil M") }
  }

  @Test func anAmountWithAUnitIsTurnedIntoThatOfBareOnes() throws {
    let amounts = [("50", "50"), ("50M", "50"), ("$0.05B", "50"), ("500K", "0.5"), ("1K", "0.001")]
    for (text, expected) in amounts {
      #expect(try parseDecimal(text).amount(in: .million) == parseDecimal(expected), "\(text)")
    }
    #expect(try parseDecimal("50M").amount(in: nil) == parseDecimal("50000000"))
    // An amount that is already in the unit is not converted again.
    #expect(try parseDecimal("50M").amount(in: .million).amount(in: .million) == parseDecimal("50"))
  }
}
