import Testing

@testable import Options

struct WrappingTests {
  @Test func breaksAtSpaces() {
    #expect(wrapped("aa bb cc", width: 5) == ["aa bb", "cc"])
    #expect(wrapped("aaaaaaaa b", width: 5) == ["aaaaaaaa", "b"])
    #expect(wrapped("  ", width: 5) == [])
  }

  @Test func keepsParagraphsApart() {
    #expect(wrappedParagraphs("a\nb\n\n \nc\n", width: 20) == ["a b", "", "c"])
    #expect(wrappedParagraphs("", width: 20) == [])
  }

  @Test func putsALongTermAboveItsText() {
    let rows = [Row(term: "a", text: "one two"), Row(term: "long term", text: "x"), Row(term: "b", text: "")]
    #expect(columns(rows, termWidth: 3, width: 40) == ["  a    one two", "  long term", "       x", "  b"])
  }
}
