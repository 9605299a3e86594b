import Testing

@testable import Tables

@Suite struct LayoutTests {
  private func layout(_ text: String, _ request: TableRequest) throws -> Layout? {
    let opening = FilePrefix(bytes: Array(text.utf8), isWhole: true)
    let attempts = Layout.attempts(opening, request)
    return request.hasHeader
      ? try .findingHeader(attempts, request, file: "x")
      : try .withoutHeader(attempts, opening, request, file: "x")
  }

  @Test func headerBelowATitle() throws {
    let layout = try #require(
      try layout("\u{FEFF}A, title\n\n skill\tname\tcost\t\t\nA\t1\t2\n", poolRequest))
    #expect(layout.delimiter == UInt8(ascii: "\t"))
    #expect(layout.header.names == ["skill", "name", "cost", "", ""])
    #expect(layout.sources == [[1], [0], [2]])
    #expect(layout.cellCounts == 3...5)
    #expect(layout.bodyLine == 4)
    #expect(layout.bodyStart == 32)
  }

  @Test func mostCellsDecideBetweenDelimiters() throws {
    let request = TableRequest(columns: [.text("name")])
    #expect(try layout("name,x|y|z\nA,1|2|3\n", request)?.delimiter == UInt8(ascii: ","))
    #expect(try layout("x,y|name|z\nA,1|2|3\n", request)?.delimiter == UInt8(ascii: "|"))
    #expect(try layout("name\nA;B\n", request)?.delimiter == UInt8(ascii: ","))
  }

  @Test func wantedCellsMustBeThere() throws {
    let request = TableRequest(columns: [.text("name"), .cell(3)])
    #expect(try layout("name,x,,\n", request)?.cellCounts == 3...4)
  }

  @Test func withoutHeaderTheRecordsDecide() throws {
    var request = TableRequest(columns: [.cell(1)])
    request.hasHeader = false
    #expect(try layout("1,5;2,5\n3;4\n5,5;6\n", request)?.delimiter == UInt8(ascii: ";"))
    #expect(try layout("a\nb\n", request)?.delimiter == UInt8(ascii: ","))
    #expect(try layout("a\tb\nc\td\n", request)?.header.count == 2)
    #expect(try layout("\n\n", request) == nil)
  }

  @Test func missingColumnsGiveNoLayout() throws {
    #expect(try layout("name,skill\nA,1\n", poolRequest) == nil)
  }
}
