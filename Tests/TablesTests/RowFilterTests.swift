import Testing

@testable import Tables

@Suite struct RowFilterTests {
  private func accepts(_ cell: String, _ comparison: TableRequest.Filter.Comparison, _ value: String) -> Bool
  {
    RowFilter(.init(cell: .number(1), comparison: comparison, value: value)).accepts(cell)
  }

  @Test func equality() {
    #expect(accepts("GK", .equal, " GK "))
    #expect(accepts("gk", .equal, "GK") && accepts("ÉLAN", .equal, "élan"))
    #expect(!accepts("gk", .notEqual, "GK"))
    #expect(!accepts("GKP", .equal, "GK"))
    #expect(accepts("7.0", .equal, "7"))
    #expect(accepts("$1,000", .equal, "1K"))
    #expect(!accepts("", .equal, "0"))
    #expect(accepts("", .equal, ""))
    #expect(accepts("x", .notEqual, "7"))
    #expect(!accepts("07", .notEqual, "7"))
  }

  @Test func order() {
    #expect(accepts("9.99", .less, "10"))
    #expect(!accepts("10.0", .less, "10"))
    #expect(accepts("10.01", .greater, "10"))
    #expect(!accepts("10", .greater, "10.00"))
    #expect(accepts("10.0", .atMost, "10") && accepts("10", .atLeast, "10.00"))
    #expect(!accepts("10.01", .atMost, "10") && !accepts("9.99", .atLeast, "10"))
    #expect(!accepts("abc", .less, "10"))
    #expect(!accepts("abc", .greater, "10"))
    #expect(!accepts("5", .greater, "abc"))
    #expect(accepts("0.1000000000000000000001", .greater, "0.1"))
  }
}
