import Testing

@testable import Documents

@Suite struct TypefaceTests {
  @Test func `wide characters are twice as wide, strong ones wider`() {
    #expect(Typeface.width("日本") == Typeface.width("abcd"))
    #expect(Typeface.width("abc", strong: true) > Typeface.width("abc"))
  }

  @Test func `only long words are cut`() {
    #expect(Typeface.shortened("Bhuvneshwar") == "Bhuvneshwar")
    #expect(Typeface.shortened(String(repeating: "x", count: 20)).count == 20)
    #expect(Typeface.shortened(String(repeating: "x", count: 21)) == String(repeating: "x", count: 19) + "…")
    #expect(Typeface.shortened(String(repeating: "日", count: 13)).displayWidth <= 20)
  }
}
