import Testing

@testable import Documents

@Suite struct ChartFilesTests {
  @Test func `each chart is a file named after the page and itself`() {
    let files = chartFiles(Sample.document, prefix: "best-team")
    #expect(files.map(\.name) == ["best-team-pool.svg"])
    #expect(files.map(\.content) == [renderSVG(Sample.poolChart)])
  }
}
