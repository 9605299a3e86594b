import Testing

@testable import Documents

@Suite struct SpanChartTests {
  private static func chart(_ rows: [SpanChart.Row], reference: ReferenceLine? = nil) -> SpanChart {
    SpanChart(
      x: Axis("Budget"), rows: rows, reference: reference, key: ("always", "at times"))
  }

  private static func row(_ label: String, _ spans: [SpanChart.Span], isStrong: Bool = false) -> SpanChart.Row
  {
    .init(label, spans: spans, value: "\(label)!", isStrong: isStrong)
  }

  /// The bars of a drawing: class, left edge and width.
  private static func bars(_ chart: SpanChart) -> [(kind: String, left: Double, width: Double)] {
    chart.drawing.content.source.matches(
      of: #/<rect class="(team|blue)" x="([0-9.]+)" y="[0-9.]+" width="([0-9.]+)" height="11" /#
    ).map { (String($0.1), Double($0.2)!, Double($0.3)!) }
  }

  @Test func `every row has a name, its story and a bar for each stretch`() {
    let chart = Self.chart([
      Self.row("Ada", [.init(from: 10, to: 20), .init(from: 30, to: nil, isPale: true)], isStrong: true),
      Self.row("Bo", [.init(from: 10, to: 40)]),
    ])
    let source = chart.drawing.content.source
    #expect(source.contains("<title>Ada: Ada!</title>"))
    #expect(source.contains("class=\"end strong\"") && source.contains(">Bo</text>"))
    let bars = Self.bars(chart)
    #expect(bars.map(\.kind) == ["team", "blue", "team"])
    #expect(bars[0].left < bars[1].left && bars[0].left == bars[2].left)
    #expect(abs(bars[1].left + bars[1].width - 408) < 0.2, "an open stretch runs on to the end")
  }

  @Test func `single places are dots of one size`() {
    let bars = Self.bars(Self.chart([Self.row("Ada", [.init(from: 10, to: 10), .init(from: 90, to: 90)])]))
    #expect(bars.map(\.width) == [11, 11])
  }

  @Test func `one place alone is drawn in the middle`() {
    let chart = Self.chart(
      [Self.row("Ada", [.init(from: 50, to: 50)])], reference: ReferenceLine(x: 50, label: "here"))
    #expect(Self.bars(chart).count == 1)
    #expect(chart.drawing.content.source.contains(">here</text>"))
  }

  @Test func `stretches that touch are one bar, and thousands make a small drawing`() {
    let touching = Self.chart([Self.row("Ada", [.init(from: 10, to: 20), .init(from: 20, to: 30)])])
    #expect(Self.bars(touching).count == 1)
    let spans = (0..<4_000).map { (number: Int) -> SpanChart.Span in
      let start = Double(2 * number)
      return SpanChart.Span(from: start, to: start + 1, isPale: number.isMultiple(of: 3))
    }
    let chart = Self.chart((0..<40).map { Self.row("Player \($0)", spans) })
    #expect(Self.bars(chart).count < 40 * 700)
    #expect(chart.drawing.content.source.utf8.count < 1_000_000)
  }

  @Test func `nobody, long names and numbers that are not finite are drawn without harm`() {
    #expect(Self.chart([]).drawing.height > 0)
    let odd = Self.chart([
      Self.row(
        "A <name> of more than fair length", [.init(from: .nan, to: 1), .init(from: 1, to: .infinity)])
    ])
    let source = odd.drawing.content.source
    #expect(Self.bars(odd).isEmpty)
    #expect(source.contains("A &lt;name&gt; of mor…") && source.contains("…</text>"))
    #expect(!source.contains("nan") && !source.contains("inf"))
  }
}
