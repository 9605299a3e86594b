import Testing

@testable import Documents

@Suite struct TextStyleTests {
  @Test func `plain text carries no escapes`() {
    #expect(TextStyle.plain.paint("\(good: "a") \(strong: "b")") == "a b")
    #expect(TextStyle.plain.paint("a", .bad) == "a")
  }

  @Test func `colour surrounds each span`() {
    #expect(TextStyle.colour.paint("\(good: "a") b") == "\u{1B}[32ma\u{1B}[0m b")
    #expect(TextStyle.colour.paint("\(warning: "a")\(code: "c")") == "\u{1B}[33ma\u{1B}[0mc")
    #expect(TextStyle.colour.paint("", .bad) == "")
  }

  @Test func `a value's own escapes are neutralised`() {
    #expect(TextStyle.colour.paint("\u{1B}[2J") == "\u{FFFD}[2J")
  }

  @Test func `each tone has its own ink`() {
    #expect(Tone.allCases.map(\.ink) == [.good, nil, .warning, .bad])
  }
}
