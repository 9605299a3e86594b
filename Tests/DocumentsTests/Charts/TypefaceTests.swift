import Testing

@testable import Documents

@Suite struct TypefaceTests {
  @Test func `wide letters take more room than narrow ones, strong ones more than both`() {
    #expect(Typeface.width("日本") > 2 * Typeface.width("ab"))
    #expect(Typeface.width("Wimm") > Typeface.width("Will"))
    #expect(Typeface.width("abc", strong: true) > Typeface.width("abc"))
  }

  @Test func `only long words are cut`() {
    #expect(Typeface.shortened("Bhuvneshwar") == "Bhuvneshwar")
    #expect(Typeface.shortened(String(repeating: "x", count: 20)).count == 20)
    #expect(Typeface.shortened(String(repeating: "x", count: 21)) == String(repeating: "x", count: 19) + "…")
    #expect(Typeface.shortened(String(repeating: "日", count: 13)).displayWidth <= 20)
    #expect(Typeface.shortened("Bhuvneshwar", width: 50) == "Bhuvn…")
    #expect(Typeface.shortened("Bhuvneshwar", width: 100) == "Bhuvneshwar")
  }

  @Test func `what tells namesakes apart is not cut`() {
    #expect(Typeface.shortened("Nikola Guerrero (FLEX)", limit: 16) == "Nikola G… (FLEX)")
    #expect(Typeface.shortened("Malo Gusto (row 1118)") == "Malo Gus… (row 1118)")
    #expect(Typeface.shortened("A (of a team with a long name)", limit: 12) == "A (of a tea…")
  }
}
