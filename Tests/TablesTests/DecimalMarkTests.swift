import Testing

@testable import Tables

@Suite struct DecimalMarkTests {
  @Test func commaWhereTheColumnShowsIt() throws {
    let table = try read("name;skill;cost\nA;7,5;15.000.000 €\nB;8;500.000 €\nC;0,125;1.500.000 €\n")
    #expect(
      table.texts == [["A", "7.500", "15000000"], ["B", "8.000", "500000"], ["C", "0.125", "1500000"]])
  }

  /// `1.234` shows nothing of itself; another column of the file does.
  @Test func commaWhereTheFileShowsIt() throws {
    #expect(
      try read("name;skill;cost\nA;7,5;1.234\nB;8,5;2.500\n").texts == [
        ["A", "7.5", "1234"], ["B", "8.5", "2500"],
      ])
    #expect(
      try read("name;skill;cost\nA;7;1.234\nB;8;2.500\n").texts == [
        ["A", "7", "1.234"], ["B", "8", "2.500"],
      ])
    #expect(try read("name,skill,cost\nA,7.5,\"1,234\"\n").texts == [["A", "7.5", "1234"]])
  }

  @Test func optionSettlesIt() throws {
    var request = poolRequest
    request.decimal = .comma
    #expect(try read("name;skill;cost\nA;7;1,234\n", request).texts == [["A", "7", "1.234"]])
    #expect(
      problems("name;skill;cost\nA;7;12.5\n", request) == [
        "2: cost: \"12.5\" is not a number with a decimal comma"
      ])
    request.decimal = .point
    #expect(try read("name;skill;cost\nA;7;1,234\n", request).texts == [["A", "7", "1234"]])
  }

  @Test func mixedColumnsNameBothKindsOfLines() {
    #expect(
      problems("name;skill;cost\nA;7;8.5\nB;8;9,5\nC;8;10.25\n") == [
        "3: cost: \"9,5\" has a decimal comma, but \"8.5\" on line 2 a decimal point; write all alike"
      ])
    #expect(
      problems("name;skill;cost\nA;7;8,5\nB;8;9.5\n") == [
        "3: cost: \"9.5\" has a decimal point, but \"8,5\" on line 2 a decimal comma; write all alike"
      ])
  }

  /// What the beginning of the file does not show.
  @Test func commaFarBehind() {
    let rows = String(repeating: "A;7;8\n", count: 1_000)
    #expect(
      problems("name;skill;cost\n\(rows)B;8;9,5\n") == [
        "1002: cost: \"9,5\" is not a number; use a point, as in 9.5, or add --decimal ','"
      ])
  }

  @Test func conditionsReadBothMarks() throws {
    var request = poolRequest
    request.filters = [TableRequest.Filter("cost>8.4")!]
    #expect(try read("name;skill;cost\nA;7;8,5\nB;8;8,3\n", request).texts == [["A", "7", "8.5"]])
  }
}
