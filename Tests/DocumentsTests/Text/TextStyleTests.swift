import Testing

@testable import Documents

@Suite struct TextStyleTests {
  @Test func `plain text carries no escapes`() {
    #expect(TextStyle.plain.paint("\("a", .good) \("b", .strong)") == "a b")
    #expect(TextStyle.plain.paint("a", .bad) == "a")
  }

  @Test func `colour surrounds each span`() {
    #expect(
      TextStyle.terminal(isColoured: true, width: nil).paint("\("a", .good) b") == "\u{1B}[32ma\u{1B}[0m b")
    #expect(
      TextStyle.terminal(isColoured: true, width: nil).paint("\("a", .warning)\("c", .code)")
        == "\u{1B}[33ma\u{1B}[0mc")
    #expect(TextStyle.terminal(isColoured: true, width: nil).paint("", .bad) == "")
  }

  @Test func `a value's own escapes are neutralised`() {
    #expect(TextStyle.terminal(isColoured: true, width: nil).paint("\u{1B}[2J") == "\u{FFFD}[2J")
  }

  @Test func `each tone has its own ink`() {
    #expect(Tone.allCases.map(\.ink) == [.good, nil, .warning, .bad])
  }
}
