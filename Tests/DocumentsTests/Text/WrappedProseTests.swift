import Testing

@testable import Documents

@Suite struct WrappedProseTests {
  @Test func `lines break between words, and marks stay`() {
    let prose: Prose = "Goal by \("Mill Rangers", .strong) in round \("2", .good)"
    let lines = prose.wrapped(to: 15)
    #expect(lines.map(\.visible) == ["Goal by Mill", "Rangers in", "round 2"])
    #expect(lines[1] == Prose(spans: [Span("Rangers", .strong), Span(" in")]))
  }

  @Test func `what fits stays one line, and a word that is too long has a line of its own`() {
    #expect(Prose("a  b").wrapped(to: 4) == ["a  b"])
    #expect(Prose("a  b").wrapped(to: nil) == ["a  b"])
    #expect(Prose("x incomprehensible y").wrapped(to: 5).map(\.visible) == ["x", "incomprehensible", "y"])
  }

  @Test(arguments: 1...60) func `no word is lost and no line is too wide`(columns: Int) {
    let words = (1...40).map { String(repeating: "w", count: $0 * 7 % 11 + 1) }
    let lines = Prose(words.joined(separator: " ")).wrapped(to: columns).map(\.visible)
    #expect(lines.joined(separator: " ").split(separator: " ").map(String.init) == words)
    #expect(lines.allSatisfy { $0.displayWidth <= columns || !$0.contains(" ") })
  }
}
