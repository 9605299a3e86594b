import Testing

@testable import Documents

@Suite struct ScatterChartTests {
  private static func chart(
    _ points: [ScatterChart.Point], height: Int = 280, cloud: ScatterChart.Cloud = .init()
  ) -> String {
    ScatterChart(
      x: Axis("Cost", unit: "millions"), y: Axis("Skill"),
      points: points, cloud: cloud, height: height
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

  @Test func `everybody of the team has a name, also in a crowd`() {
    // Two neighbours crowded between the names and dots of others on both sides.
    let team = [
      ("Tove Vossen", 9.7, 8), ("Kaya Umber", 9.9, 8), ("Ada Selwyn", 11.6, 9), ("Pavel Zander", 10.6, 9),
      ("Dov Elstow", 7.7, 7), ("Zeno Bexley", 6.5, 6), ("Bram Umber", 11.4, 9), ("Bela Farrow", 6.8, 6),
      ("Udo Wexford", 10, 8), ("Vera Selwyn", 12, 10), ("Tove Drummond", 3.5, 4),
    ].map { ScatterChart.Point($0.0, x: $0.1, y: $0.2, value: "", group: .team) }
    let others = [(13.9, 9.0), (13.8, 10), (14.3, 10), (14.3, 10)].map {
      ScatterChart.Point("", x: $0, y: $1, value: "")
    }
    let source = Self.chart(team + others, cloud: .init(x: [3.5, 5], y: [1, 1]))
    #expect(source.matches(of: /class="label strong/).count == team.count)
  }

  @Test func `names keep off nameless dots where they can`() {
    let point = ScatterChart.Point("Ada", x: 5, y: 5, value: "", group: .team)
    let free = Self.chart([point], cloud: .init(x: [0, 10], y: [0, 10]))
    // To the right of the dot and above it, where the name would go.
    let right = (0...10).map { 5.2 + Double($0) / 10 }
    let taken = Self.chart([point], cloud: .init(x: [0, 10] + right, y: [0, 10] + right.map { _ in 5.3 }))
    #expect(free.contains("class=\"label strong\"") && taken.contains("class=\"label strong end\""))
    let places: [Int] = Array(0...10_000)
    let everywhere = ScatterChart.Cloud(
      x: places.map { Double($0 % 101) / 10 }, y: places.map { Double($0 / 101) / 10 })
    let crowd = Self.chart([point], height: 600, cloud: everywhere)
    // There is no other place, so a plate hides the dots below.
    #expect(crowd.contains(#/<rect class="plate" [^>]*\/>\s*<text [^>]*>Ada<\/text>/#))
    #expect(!free.contains("plate") && !taken.contains("plate"))
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
