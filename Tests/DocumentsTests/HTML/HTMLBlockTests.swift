import Testing

@testable import Documents

@Suite struct HTMLBlockTests {
  @Test func `each mark has its element`() {
    let prose: Prose = "\("a", .strong)\("b", .code)\("c", .good)\("d", .warning)\("e", .link(anchor: "f"))<"
    #expect(
      htmlProse(prose).source
        == "<strong>a</strong><code>b</code><b class=\"good\">c</b><b class=\"warning\">d</b><a href=\"#f\">e</a>&lt;"
    )
  }

  @Test func `a reference leads to the HTML of another page`() {
    let prose: Prose = "\("a<b", .page(path: "x y/\"><i>"))"
    #expect(htmlProse(prose).source == "<a href=\"x%20y/%22%3E%3Ci%3E.html\">a&lt;b</a>")
    // A file name must lead neither to a scheme nor to another machine.
    for path in ["javascript:alert(1)", "data:text/html,x", "http://x.yz", "//x.yz/a"] {
      #expect(!htmlProse("\("a", .page(path: path))").source.contains("href=\"\(path)"), "\(path)")
    }
  }

  @Test func `each block has its element`() {
    func source(_ block: Block) -> String { htmlBlock(block, showsCaptions: false).source }
    #expect(source(.paragraph("a")) == "<p>a</p>\n")
    #expect(source(.note("a")) == "<p class=\"note\">a</p>\n")
    #expect(source(.list(["a", "b"])) == "<ul class=\"list\">\n<li>a</li>\n<li>b</li>\n</ul>\n")
    #expect(!source(.list(Array(repeating: "a", count: 20))).contains("<details>"))
    #expect(source(.list(["a"], of: "results", isFolded: true)).contains("<summary>All 1 results</summary>"))
    #expect(
      source(.list(Array(repeating: "a", count: 21), of: "warnings")).hasPrefix(
        "<details>\n<summary>All 21 warnings</summary>\n<ul class=\"list\">\n"))
    #expect(source(.details([Fact("a", "b")])) == "<dl class=\"details\">\n<dt>a</dt><dd>b</dd>\n</dl>\n")
    #expect(
      source(.figures([Figure("a", value: "1"), Figure("b", value: "2", note: "c")]))
        == "<dl class=\"figures\">\n<div><dt>a</dt><dd class=\"value\">1</dd></div>\n"
        + "<div><dt>b</dt><dd class=\"value\">2</dd><dd>c</dd></div>\n</dl>\n")
  }

  @Test func `a chart has its numbers folded away, if it gives them`() {
    var chart = Sample.poolChart
    #expect(htmlBlock(.chart(chart), showsCaptions: false).source.contains("<details>\n<summary>"))
    chart.data = nil
    #expect(!htmlBlock(.chart(chart), showsCaptions: false).source.contains("<details>"))
  }
}
