import Testing

@testable import Documents

@Suite struct RenderSVGTests {
  @Test func `a file of its own names itself and brings its style`() {
    let source = renderSVG(Sample.poolChart)
    #expect(source.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" width=\"444\""))
    #expect(source.contains("<title id=\"title\">Cost and skill of the ten players</title>"))
    #expect(source.contains("<desc id=\"summary\">Skill rises with cost"))
    #expect(source.contains("prefers-color-scheme:dark"))
    #expect(source.hasSuffix("</svg>\n"))
  }

  @Test func `in a page its identifiers carry the chart's name and the page brings the style`() {
    let source = inlineSVG(Sample.poolChart).source
    #expect(source.contains("aria-labelledby=\"chart-pool-title chart-pool-summary\""))
    #expect(!source.contains("<style>"))
    #expect(!source.contains("scroll"))
  }

  @Test func `a wide drawing scrolls in a box that has its title, but for the names of its rows`() throws {
    let map = HeatMap(
      rows: ["a"], columns: (1...13).map { "\($0)" },
      cells: [(1...13).map { _ in HeatMap.Cell(.empty, title: "") }])
    let source = inlineSVG(Chart("map", title: "A & B", summary: "", map)).source
    #expect(
      source.hasPrefix("<div class=\"scroll\" role=\"group\" aria-label=\"A &amp; B\" tabindex=\"0\">\n<div"))
    let names = try #require(source.firstMatch(of: #/"chart names" [^>]* viewBox="0 0 ([0-9.]+) /#))
    let left = try #require(Double(names.1))
    #expect(source.contains("viewBox=\"\(names.1) 0 \(Double(map.drawing.width) - left) "))
  }

  @Test func `the tags are those of a drawing whatever the names are`() {
    let seed: UInt64 = 0x5EED_0007
    var hostile = HostileText(seed: seed)
    let allowed: Set = ["svg", "title", "desc", "style", "path", "circle", "text"]
    for round in 0..<200 {
      var chart = Sample.poolChart
      chart.title = hostile.next()
      chart.summary = hostile.next()
      var plot = Sample.poolPlot
      plot.x = Axis(hostile.next(), unit: hostile.next())
      for index in plot.points.indices {
        plot.points[index].label = hostile.next()
        plot.points[index].value = hostile.next()
      }
      chart.plot = plot
      let tags = tagSkeleton(renderSVG(chart)).map { tag in
        String(tag.drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter })
      }
      #expect(Set(tags).isSubset(of: allowed), "seed \(seed), round \(round)")
      #expect(tags.count { $0 == "circle" } == 20, "seed \(seed), round \(round)")
    }
  }
}
