import Testing

@testable import Documents

@Suite struct ProseTests {
  @Test func `a literal keeps the marks of its values`() {
    let prose: Prose =
      "\("Bumrah", .good) for \("Rishabh"), \(3) left, \("a b", .code), \("data", .link(anchor: "d"))"
    #expect(
      prose.spans == [
        Span("Bumrah", .tone(.good)), Span(" for Rishabh, 3 left, "), Span("a b", .code), Span(", "),
        Span("data", .link(anchor: "d")),
      ])
    #expect(prose.plainText == "Bumrah for Rishabh, 3 left, a b, data")
  }

  @Test func `a reference to a page is a span of its own`() {
    let prose: Prose = "see \("a", .page(path: "a/x"))\("b", .page(path: "b/x"))"
    #expect(prose.spans == [Span("see "), Span("a", .page(path: "a/x")), Span("b", .page(path: "b/x"))])
    #expect(prose.plainText == "see ab")
  }

  @Test func `empty spans vanish and equal neighbours join`() {
    let prose = Prose(spans: [Span("a"), Span("", .strong), Span("b"), Span("c", .strong)])
    #expect(prose.spans == [Span("ab"), Span("c", .strong)])
    #expect(Prose("").isEmpty)
    #expect(("x" as Prose) + "y" == "xy")
  }

  @Test func `a cell takes the same literals`() {
    let cell: DataTable.Cell = "\("a", .strong) b"
    #expect(cell.text == "\("a", .strong) b")
    #expect(cell.amount == nil)
  }
}
