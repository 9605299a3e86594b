import Testing

@testable import Documents

@Suite struct MarkupTests {
  @Test func `every value is escaped, markup is not`() {
    let name = "<b title=\"x\" id='y'>&amp;"
    let inner: Markup = "<i>\(name)</i>"
    let outer: Markup = "<p title=\"\(name)\">\(inner)</p>"
    let escaped = "&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;"
    #expect(outer.source == "<p title=\"\(escaped)\"><i>\(escaped)</i></p>")
  }

  @Test func `quotes that carry an accent are escaped too`() {
    let value: Markup = "<a title=\"\("\"\u{301}<\u{301}")\">"
    #expect(value.source == "<a title=\"&quot;\u{301}&lt;\u{301}\">")
  }

  @Test func `what acts is replaced`() {
    let markup: Markup = "\("a\u{0}\u{202E}\nb")"
    #expect(markup.source == "a\u{FFFD}\u{FFFD} b")
  }

  @Test func `pieces are joined in order`() {
    var markup = Markup(["<a>", "b"]) + "</a>"
    markup += "\(12)\(-3)"
    #expect(markup.source == "<a>b</a>12-3")
    #expect(Markup().source == "")
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (12.34, "12.3"), (12.35, "12.4"), (-0.04, "0"), (-0.5, "-0.5"), (99.96, "100"),
      (1e9, "1000000000"),
    ] as [(Double, String)]) func `coordinates have one decimal at most`(value: Double, text: String)
  {
    #expect(coordinate(value) == text)
  }
}
