import Testing

@testable import Documents

@Suite struct ScatterChartTests {
  private static func chart(_ points: [ScatterChart.Point], cloud: ScatterChart.Cloud = .init()) -> String {
    ScatterChart(
      name: "pool", title: "Pool", summary: "", x: Axis("Cost", unit: "millions"), y: Axis("Skill"),
      points: points,
      cloud: cloud
    ).drawing.content.source
  }

  @Test func `every player of the sample has a dot, a value and a name`() {
    let source = Sample.poolChart.drawing.content.source
    for player in Sample.players {
      #expect(source.contains("<title>\(player.name): \(player.skill) skill for \(player.cost).0</title>"))
      #expect(source.contains(">\(player.name)</text>"))
    }
    #expect(source.contains(">Cost (millions)</text>") && source.contains(">Skill</text>"))
  }

  @Test func `the team is drawn above the others and the cloud below`() throws {
    let source = Self.chart(
      [.init("A", x: 1, y: 1, value: "", group: .team), .init("B", x: 2, y: 2, value: "", group: .other)],
      cloud: .init(x: [1.5], y: [1.5], noun: "others"))
    let team = try #require(source.firstRange(of: "class=\"team\"")).lowerBound
    let other = try #require(source.firstRange(of: "class=\"other\"")).lowerBound
    let cloud = try #require(source.firstRange(of: "class=\"cloud\"")).lowerBound
    #expect(cloud < other && other < team)
  }

  @Test func `a crowded chart has a limited number of names`() {
    let points = (0..<60).map {
      ScatterChart.Point("P\($0)", x: Double($0 % 10), y: Double($0 / 10), value: "")
    }
    let names = Self.chart(points).split(separator: "class=\"label").count - 1
    #expect((10...16).contains(names))
  }

  @Test func `no points, one point and numbers that are not finite are drawn without harm`() {
    #expect(!Self.chart([]).contains("<circle"))
    #expect(Self.chart([.init("A", x: 0, y: 0, value: "")]).contains("<circle"))
    #expect(
      !Self.chart([.init("A", x: .nan, y: 0, value: ""), .init("B", x: 0, y: .infinity, value: "")]).contains(
        "<circle"))
    #expect(Self.chart([.init("A", x: 1e300, y: -1e300, value: "")]).contains("<circle"))
  }

  @Test func `names stay text and are cut where they are long`() {
    let source = Self.chart([.init("<script>\"&" + String(repeating: "x", count: 50), x: 1, y: 1, value: "'")]
    )
    #expect(source.contains("<title>&lt;script&gt;&quot;&amp;xxx"))
    #expect(source.contains("…</text>"))
    #expect(!source.contains("<script"))
  }

  @Test func `equal charts are equal bytes`() {
    #expect(renderSVG(Sample.poolChart) == renderSVG(Sample.poolChart))
  }
}
