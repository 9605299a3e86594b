import Testing

@testable import Documents

@Suite struct LineChartTests {
  private static func chart(_ lines: [LineChart.Line]) -> String {
    LineChart(
      name: "points", title: "Points", summary: "", x: Axis("Round", isCount: true),
      y: Axis("Points", isCount: true), lines: lines
    ).drawing.content.source
  }

  private static func line(_ label: String, _ values: [Double], isHighlighted: Bool = false)
    -> LineChart.Line
  {
    .init(
      label, points: values.enumerated().map { .init(x: Double($0), y: $1) }, value: "\(label)!",
      isHighlighted: isHighlighted)
  }

  @Test func `every line has a path, and a name and a value at its end`() {
    let source = Self.chart([Self.line("Ada", [0, 3, 6], isHighlighted: true), Self.line("Bo", [0, 1, 1])])
    #expect(source.split(separator: "<path class=\"line").count == 3)
    #expect(source.contains(">Ada</text>") && source.contains(">Bo</text>"))
    #expect(source.contains("<title>Ada: Ada!</title>"))
  }

  @Test func `the highlighted line lies above the others`() throws {
    let source = Self.chart([Self.line("A", [0, 3], isHighlighted: true), Self.line("B", [0, 1])])
    let lead = try #require(source.firstRange(of: "class=\"line lead\"")).lowerBound
    let other = try #require(source.firstRange(of: "class=\"line\"")).lowerBound
    #expect(other < lead)
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

  /// Two level ends: the name of the second would strike through the line of the first to the left of it.
  @Test func `names stand on no line`() throws {
    let source = Self.chart([
      Self.line("Harbour Town", [0, 3, 4, 5], isHighlighted: true), Self.line("Mill Rangers", [0, 3, 4, 4]),
      Self.line("Valley Athletic", [0, 0, 1, 4]), Self.line("Northgate", [0, 0, 1, 2]),
    ])
    #expect(source.contains(">Valley Athletic</text>"))
    #expect(!source.contains(#/<text class="label[^"]*end[^>]*>Valley Athletic/#))
  }
}
