import Testing

@testable import Documents

@Suite struct TypefaceTests {
  @Test func `wide characters are twice as wide, strong ones wider`() {
    #expect(Typeface.width("日本") == Typeface.width("abcd"))
    #expect(Typeface.width("abc", strong: true) > Typeface.width("abc"))
  }

  @Test func `only long words are cut`() {
    #expect(Typeface.shortened("Bhuvneshwar") == "Bhuvneshwar")
    #expect(Typeface.shortened(String(repeating: "x", count: 24)).count == 24)
    #expect(Typeface.shortened(String(repeating: "x", count: 25)) == String(repeating: "x", count: 23) + "…")
    #expect(Typeface.shortened(String(repeating: "日", count: 13)).displayWidth <= 24)
  }
}
