import Chance
import Testing

@testable import Documents

@Suite struct LineChartTests {
  private static func chart(_ lines: [LineChart.Line]) -> String {
    LineChart(
      x: Axis("Round", isCount: true), y: Axis("Points", isCount: true), lines: lines
    ).drawing.content.source
  }

  private static func line(_ label: String, _ values: [Double], _ weight: LineChart.Weight = .usual)
    -> LineChart.Line
  {
    .init(label, values: values, value: "\(label)!", weight: weight)
  }

  @Test func `every line has a path, and a name and a value at its end`() {
    let source = Self.chart([Self.line("Ada", [0, 3, 6], .lead), Self.line("Bo", [0, 1, 1])])
    #expect(source.split(separator: "<path class=\"line").count == 3)
    #expect(source.contains(">Ada</text>") && source.contains(">Bo</text>"))
    #expect(source.matches(of: /<title>Ada: Ada!<\/title>/).count == 2)
  }

  @Test func `lines that stand out lie above the others, and pale ones have no dots`() {
    let source = Self.chart([
      Self.line("A", [0, 3], .lead), Self.line("B", [0, 2], .near), Self.line("C", [0, 1], .faint),
    ])
    let lines = source.matches(of: /class="line ([a-z]*)"/).map { String($0.1) }
    #expect(lines == ["few", "dark", "lead"])
    #expect(source.matches(of: /<circle class="([a-z]*)"/).map { String($0.1) } == ["ink", "team"])
    #expect([">A</text>", ">B</text>", ">C</text>"].allSatisfy(source.contains))
  }

  @Test func `what is counted has whole ticks`() {
    let source = Self.chart([Self.line("A", [0, 1, 2])])
    #expect(source.contains(">1</text>") && !source.contains(">0.5</text>"))
  }

  @Test func `no lines, empty ones and numbers that are not finite are drawn without harm`() {
    #expect(!Self.chart([]).contains("class=\"line"))
    #expect(!Self.chart([Self.line("A", [])]).contains("<circle"))
    #expect(!Self.chart([Self.line("A", [.nan, .infinity])]).contains("nan"))
    #expect(Self.chart([Self.line("A", [.nan, 2])]).contains("<circle"))
  }

  @Test func `every name of a large league stands at its end, in order, and covers no other`() {
    for seed in 0..<200 {
      var chance = SplitMix64(seed: UInt64(seed))
      let ends = (0..<(1 + seed % 30)).map { _ in Double(chance.integer(in: 0...12)) }
      let source = Self.chart(ends.enumerated().map { Self.line("Team \($0)", [0, $1]) })
      let names = source.matches(of: #/<text class="label" x="([0-9.]+)" y="([0-9.]+)">Team ([0-9]+)</#)
      let middles = names.compactMap { Double($0.2) }
      #expect(middles.count == ends.count && zip(middles, middles.dropFirst()).allSatisfy { $1 - $0 > 12.9 })
      #expect(Set(names.map(\.1)).count == 1)
      let named = names.compactMap { Int($0.3) }.map { ends[$0] }
      #expect(named == ends.sorted(by: >))
    }
  }

  @Test func `the name of a club is whole`() {
    #expect(
      Self.chart([Self.line("Wolverhampton Wanderers", [0, 30])]).contains(">Wolverhampton Wanderers<"))
  }

  @Test func `names stay where they are if they do not touch, and are joined to their ends if they move`() {
    #expect(!Self.chart([Self.line("A", [0, 30]), Self.line("B", [0, 1])]).contains("leader"))
    let level = Self.chart([Self.line("A", [0, 3]), Self.line("B", [0, 3]), Self.line("C", [0, 3])])
    #expect(level.split(separator: "class=\"leader\"").count == 3)
  }
}
