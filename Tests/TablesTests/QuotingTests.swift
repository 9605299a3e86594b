import Testing

@testable import Tables

@Suite struct QuotingTests {
  @Test func ordinaryText() {
    #expect(quoted("Müller") == "\"Müller\"")
    #expect(quoted("") == "\"\"")
  }

  @Test func controlCharactersAreSpelledOut() {
    #expect(quoted("a\nb\r\n\t\u{1B}[31m") == "\"a\\nb\\r\\n\\t\\u{1b}[31m\"")
    #expect(quoted("\u{202E}x\u{2028}") == "\"\\u{202e}x\\u{2028}\"")
  }

  @Test func longTextIsCut() {
    #expect(quoted(String(repeating: "x", count: 60)) == "\"" + String(repeating: "x", count: 60) + "\"")
    #expect(quoted(String(repeating: "x", count: 1000)) == "\"" + String(repeating: "x", count: 60) + "…\"")
  }
}
