import Testing

@testable import Tables

@Suite struct WordColumnTests {
  private func request(required: Bool = true) -> TableRequest {
    TableRequest(columns: [
      .text("name"),
      .init(
        key: "team", sources: [[.header("team")]], required: true,
        kind: .word(among: ["A", "Autobot", "Decepticon"], required: required)),
    ])
  }

  @Test func aWordIsKeptAsItStandsWhateverItsCase() throws {
    let table = try read("name,team\nx,a\ny,\" AUTOBOT \"\nz,decepticon\n", request())
    #expect(table.texts == [["x", "a"], ["y", "AUTOBOT"], ["z", "decepticon"]])
  }

  @Test func anotherWordIsAProblemOfItsLineWithTheNearestOne() {
    #expect(
      problems("name,team\nx,B\ny,Autobt\nz,A\n,Q\n", request()) == [
        "2: team: \"B\" is not one of A, Autobot, Decepticon",
        "3: team: \"Autobt\" is not one of A, Autobot, Decepticon; the nearest is \"Autobot\"",
        "5: name: empty", "5: team: \"Q\" is not one of A, Autobot, Decepticon",
      ])
  }

  @Test func anEmptyCellIsAProblemWhereAWordIsNeeded() throws {
    #expect(problems("name,team\nx,\n", request()) == ["2: team: empty"])
    #expect(try read("name,team\nx,\n", request(required: false)).texts == [["x", ""]])
  }

  @Test func latinOneHasABytePerCharacter() {
    #expect(TableRequest.Encoding.latin1.encode("Zoë") == [0x5A, 0x6F, 0xEB])
    #expect(TableRequest.Encoding.latin1.encode("Łukasz") == nil)
    #expect(TableRequest.Encoding.utf8.encode("ë") == [0xC3, 0xAB])
  }
}
