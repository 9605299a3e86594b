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

  @Test func `words break between lines and are cut at the end`() {
    #expect(wrapped("one two three", to: 7, lines: 3) == ["one two", "three"])
    #expect(wrapped("one two three four", to: 7, lines: 2) == ["one two", "three …"])
    #expect(wrapped("", to: 7, lines: 2) == [])
    #expect(wrapped("incomprehensible", to: 7, lines: 2) == ["incomp…"])
  }
}
