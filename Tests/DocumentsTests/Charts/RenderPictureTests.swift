import Testing

@testable import Documents

@Suite struct RenderPictureTests {
  @Test func `a picture says the sentence and draws the first chart`() {
    let picture = renderPicture(Sample.document)
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"630\""))
    #expect(picture.contains(">\(Sample.document.verdict.claim)</text>"))
    #expect(picture.contains("<circle"))
  }

  @Test func `its colours are written out`() {
    let picture = renderPicture(Sample.document)
    #expect(!picture.contains("var(") && picture.contains(".chart .team{fill:#1d5ca8}"))
  }

  @Test func `a page without a chart is words alone`() {
    let page = Document(title: "T", verdict: Verdict(claim: "No <team>"))
    let picture = renderPicture(page)
    #expect(picture.contains(">No &lt;team&gt;</text>") && !picture.contains("<circle"))
  }

  @Test func `a page without a chart shows its first table`() {
    let rows = (1...20).map { DataTable.Row([.init("Group \($0)"), .init("\($0)")]) }
    let table = DataTable(caption: "T", columns: [.init("Table"), .init("Pts", .number)], rows: rows)
    let page = Document(
      title: "T", verdict: Verdict(claim: "4 tables"),
      sections: [Section("S", anchor: "s", blocks: [.note("n"), .table(table)])])
    let picture = renderPicture(page)
    #expect(picture.contains(">Group 16</text>") && !picture.contains(">Group 17</text>"))
    #expect(picture.contains(">and 4 more</text>") && picture.contains("class=\"ink end\""))
  }

  @Test func `words break between lines and are cut at the end`() {
    func lines(_ text: String, _ most: Int, strong: Bool = false) -> [String] {
      wrapped(text, to: 100, size: 23, strong: strong, lines: most)
    }
    #expect(lines("one two three", 3) == ["one two", "three"])
    #expect(lines("one two three", 3, strong: true) == ["one", "two", "three"])
    #expect(lines("one two three four", 2) == ["one two", "three …"])
    #expect(lines("", 2) == [])
    #expect(lines("incomprehensible", 2) == ["incom…"])
  }

  @Test func `the section that a page is about is drawn, not the first one`() {
    var page = Sample.document
    let first = renderPicture(page)
    var plot = Sample.poolPlot
    plot.points.removeLast()
    let other = Chart("other", title: "", summary: "", plot)
    page.sections.append(Section("Another", anchor: "other", blocks: [.chart(other)]))
    #expect(renderPicture(page) == first)
    page.pictured = "other"
    #expect(renderPicture(page) != first)
    page.pictured = "nowhere"
    #expect(renderPicture(page) == first)
  }
}
