import Testing

@testable import Documents

@Suite struct DocumentTests {
  @Test func `a verdict without a sentence makes one of its parts`() {
    #expect(Verdict(claim: "36 skill", aside: "for 49.0").sentence == "36 skill for 49.0")
    #expect(Verdict(claim: "no team").sentence == "no team")
    #expect(Verdict(claim: "a", aside: "b", sentence: "c").sentence == "c")
  }

  @Test func `a fact of one line has one line`() {
    #expect(Fact("Data", "10 rows") == Fact("Data", lines: ["10 rows"]))
  }
}
