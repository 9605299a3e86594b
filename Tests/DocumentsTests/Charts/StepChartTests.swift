import Testing

@testable import Documents

@Suite struct StepChartTests {
  private static func line(
    _ steps: [(Double, Double)], named label: String = "", isHighlighted: Bool = true
  ) -> StepChart.Line {
    .init(
      label, steps: steps.map { .init(x: $0, y: $1, value: "\($0) buys \($1)") }, isHighlighted: isHighlighted
    )
  }

  private static func chart(
    _ lines: [StepChart.Line], reference: ReferenceLine? = nil, points: [ScatterChart.Point] = [],
    marksSteps: Bool = true
  ) -> StepChart {
    StepChart(
      x: Axis("Budget"), y: Axis("Skill"), lines: lines,
      marksSteps: marksSteps, reference: reference, points: points)
  }

  private static func source(
    _ lines: [StepChart.Line], reference: ReferenceLine? = nil, points: [ScatterChart.Point] = [],
    marksSteps: Bool = true
  ) -> String {
    chart(lines, reference: reference, points: points, marksSteps: marksSteps).drawing.content.source
  }

  @Test func `an amount beside the line is whole, however long it is`() {
    let label = "561.14 for ₹11,991,357,800"
    let point = ScatterChart.Point(label, x: 1, y: 1, value: "", group: .team)
    #expect(Self.source([Self.line([(0, 0), (1, 1), (2, 3)])], points: [point]).contains(">\(label)<"))
  }

  @Test func `a line goes across, then up, and on to the end`() throws {
    let source = Self.source([Self.line([(10, 1), (20, 2), (30, 5)])])
    let path = try #require(source.firstMatch(of: /class="line lead" d="([^"]*)"/)).1
    #expect(path.wholeMatch(of: /M[0-9.]+ [0-9.]+H[0-9.]+V[0-9.]+H[0-9.]+V[0-9.]+H408V[0-9.]+/) != nil)
  }

  @Test func `each step tells its value, and has a dot where steps are few`() {
    let few = Self.source([Self.line([(10, 1), (20, 2)])])
    #expect(few.contains("<title>10.0 buys 1.0</title>") && few.contains("<title>20.0 buys 2.0</title>"))
    #expect(few.split(separator: "class=\"step\"").count == 3)
    #expect(!Self.source([Self.line([(10, 1), (20, 2)])], marksSteps: false).contains("class=\"step\""))
    let more = Self.source([Self.line((0..<100).map { (Double($0), Double($0)) })])
    #expect(!more.contains("class=\"step\""))
    #expect(more.split(separator: "<title>").count == 101)
  }

  @Test func `many steps make a small drawing that reaches the last value`() throws {
    let steps = (0..<2_000).map { (Double($0), Double($0 * $0)) }
    let source = Self.source([Self.line(steps)])
    #expect(source.utf8.count < 14_000)
    #expect(!source.contains("<title>"))
    let last = Self.source([Self.line([(0, 0), (1_999, 1_999 * 1_999)])])
    let height = try #require(last.firstMatch(of: /H408V([0-9.]+)"/)).1
    #expect(source.contains("H408V\(height)\""))
  }

  @Test func `lines differ in their dashes, lie where both are seen, and are named below the chart`() throws {
    let lines =
      [Self.line([(1, 3), (2, 4)], named: "Ada")]
      + (1...9).map { Self.line([(1, 1)], named: "samples/year/Bo\($0).csv", isHighlighted: false) }
    let drawing = Self.chart(lines).drawing
    let source = drawing.content.source
    let lead = try #require(source.firstRange(of: "class=\"line lead\"")).lowerBound
    let other = try #require(source.firstRange(of: "class=\"line\"")).lowerBound
    #expect(lead < other)
    #expect(!source.contains("Bo1.csv buys"))
    for line in lines {
      #expect(source.split(separator: ">\(line.label)</t").count == 3, "the name of the line and the key")
    }
    let dashes = source.matches(of: /class="(line[^"]*)" stroke-dasharray="([^"]*)" d="M0/).map {
      "\($0.1)\($0.2)"
    }
    #expect(dashes.count == 9 && Set(dashes.prefix(8)).count == 8)
    #expect(drawing.height == 240 + 10 * 17 + 6)
  }

  @Test func `the reader's number has a line, its name and a shaded stretch`() {
    let lines = [Self.line([(10, 1), (20, 2)])]
    let source = Self.source(lines, reference: ReferenceLine(x: 15, label: "your <15>", shadedFrom: 12))
    #expect(source.contains("class=\"reference\"") && source.contains("class=\"shade\""))
    #expect(source.contains("your &lt;15&gt;</text>"))
    #expect(!Self.source(lines).contains("class=\"reference\""))
    // To the right of its dot, the point's name would cross the line, so it goes to the left.
    let near = Self.source(
      lines, reference: ReferenceLine(x: 15, label: "own"),
      points: [.init("a long name", x: 14.5, y: 1.5, value: "", group: .team)])
    #expect(near.firstMatch(of: /class="[^"]* end"[^>]*>a long name</) != nil)
    let far = Self.source(lines, reference: ReferenceLine(x: 40, label: "far"))
    #expect(far.contains(">40</text>"), "the axis reaches the number")
  }

  @Test func `points are named beside the line`() {
    let source = Self.source(
      [Self.line([(10, 1), (20, 2)])],
      points: [.init("mine", x: 15, y: 1, value: "1 for 15", group: .own)])
    #expect(source.contains("<title>mine: 1 for 15</title>") && source.contains(">mine</text>"))
  }

  @Test func `no lines, empty ones and numbers that are not finite are drawn without harm`() {
    #expect(!Self.source([]).contains("class=\"line"))
    #expect(!Self.source([Self.line([])]).contains("class=\"line"))
    let odd = Self.source(
      [Self.line([(.nan, 1), (1, .infinity), (2, 2)])],
      reference: ReferenceLine(x: .nan, label: "nowhere", shadedFrom: .infinity),
      points: [.init("p", x: .nan, y: 1, value: "")])
    #expect(!odd.contains("nan") && !odd.contains("inf") && !odd.contains("nowhere"))
    #expect(odd.contains("class=\"line lead\""))
  }

  @Test func `a line that ends is not drawn beyond its end`() throws {
    var line = Self.line([(10, 1), (20, 2)])
    line.end = 20
    let path = try #require(Self.source([line]).firstMatch(of: /class="line lead" d="([^"]*)"/)).1
    #expect(!path.contains("H408"))
    line.end = .nan
    #expect(Self.source([line]).contains("H408"))
  }

  @Test func `the drawing is as high as asked for`() {
    var chart = Self.chart([Self.line([(10, 1), (20, 2)])])
    #expect(chart.drawing.height == 280)
    chart.height = 400
    #expect(chart.drawing.height == 400)
    #expect(chart.drawing.content.source.contains("V360"))
  }
}
