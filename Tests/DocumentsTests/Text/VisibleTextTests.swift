import Testing

@testable import Documents

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a\tb\nc\rd\r\ne\u{2028}f", "a b c d e f"), ("\n\n", "  "),
    ("\u{1B}[31mred", "\u{FFFD}[31mred"), ("a\u{0}b\u{7F}\u{9B}", "a\u{FFFD}b\u{FFFD}\u{FFFD}"),
    ("\u{202E}evil\u{2066}", "\u{FFFD}evil\u{FFFD}"), ("\u{FEFF}a\u{FFFE}", "\u{FFFD}a\u{FFFD}"),
  ]) func `what acts is replaced`(value: String, expected: String) {
    #expect(value.visible == expected)
  }

  @Test(arguments: ["Müller", "日本", "👩‍👩‍👧", "e\u{301}", "שלום\u{200F}", "<script>", "\u{A0}", "\u{FFFD}"])
  func `what is read stays`(value: String) {
    #expect(Array(value.visible.unicodeScalars) == Array(value.unicodeScalars))
  }
}
