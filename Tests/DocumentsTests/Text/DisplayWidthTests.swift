import Testing

@testable import Documents

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Rituraj", 7), ("Müller", 6), ("e\u{301}", 1), ("\u{301}", 0), ("日本", 4), ("한글", 4), ("ｱ", 1),
    ("Ａ", 2), ("👍", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("שלום", 4), ("\u{200B}", 0),
    ("…", 1), ("→", 1), ("a\u{AD}b", 3),
  ]) func `columns on a terminal`(value: String, width: Int) {
    #expect(value.displayWidth == width)
  }

  @Test func `padding goes to the side asked for`() {
    #expect("日本".padded(to: 6) == "日本  ")
    #expect("日本".padded(to: 6, right: true) == "  日本")
    #expect("long".padded(to: 2) == "long")
  }
}
