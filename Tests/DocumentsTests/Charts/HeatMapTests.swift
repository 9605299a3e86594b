import Testing

@testable import Documents

@Suite struct HeatMapTests {
  private static func chart(_ rows: [String], _ columns: [String], _ cell: HeatMap.Cell) -> HeatMap {
    HeatMap(
      rows: rows, columns: columns,
      cells: rows.map { _ in columns.map { _ in cell } },
      key: [(.first, "one"), (.second, "two"), (.neither, "none"), (.bad, "bad")])
  }

  @Test func `every cell has its colour, its word and its story`() {
    let source = Self.chart(["A", "B"], ["C", "D", "E"], .init(.second, text: "x", title: "A <x> C"))
      .drawing.content.source
    #expect(source.split(separator: "<title>A &lt;x&gt; C</title><rect class=\"orange\"").count == 7)
    #expect(source.split(separator: ">x</text>").count == 7)
    for word in ["A", "B", "C", "D", "E", "one", "two", "none", "bad"] {
      #expect(source.contains(">\(word)</text>"))
    }
  }

  @Test func `a share is a depth of blue`() {
    for (share, opacity) in [(0.0, ".00"), (0.05, ".05"), (0.5, ".50"), (1, "1"), (7, "1"), (-1, ".00")] {
      let source = Self.chart(["A"], ["B"], .init(.share(share), title: "")).drawing.content.source
      #expect(source.contains("<rect class=\"blue\" opacity=\"\(opacity)\""))
    }
    let nothing = Self.chart(["A"], ["B"], .init(.share(.nan), title: "")).drawing.content.source
    #expect(nothing.contains("opacity=\".00\""))
  }

  @Test func `a number shrinks until it fits its cell`() {
    for count in [3, 14, 20, 40] {
      let columns = (1...count).map(String.init)
      let names = columns.map { "A name of fair length \($0)" }
      let source = Self.chart(names, columns, .init(.first, text: "33", title: "t")).drawing.content.source
      #expect(source.split(separator: ">33</text>").count == count * count + (count == 40 ? 2 : 1))
      #expect(source.contains("rotate(-45)") == (count == 40))
    }
  }

  @Test func `each row has its share before its cells`() {
    var chart = Self.chart(["A", "B"], ["1", "2"], .init(.first, title: "t"))
    chart.shares = [0.25, 1]
    let source = chart.drawing.content.source
    #expect(source.contains(">25%</text>") && source.contains(">100%</text>"))
    #expect(source.contains("<rect class=\"blue\" width=\"12\"") && source.contains("width=\"48\""))
  }

  @Test func `words that do not fit their cell are left out`() {
    let columns = (0..<24).map { "Column \($0)" }
    let source = Self.chart(["A"], columns, .init(.first, text: "rating", title: "t")).drawing.content.source
    #expect(!source.contains(">rating</text>"))
    #expect(source.contains("rotate(-45)"))
  }

  /// Twenty clubs fit a half-width card, their names whole.
  @Test func `numbered columns are no wider than they need`() {
    let clubs = (1...20).map { "\($0) Wolverhampton Rovers" }
    let map = Self.chart(clubs, (1...20).map(String.init), .init(.first, text: "W", title: ""))
    #expect((422..<560).contains(map.drawing.width))
    #expect(map.drawing.names?.content.source.contains(">20 Wolverhampton Rovers<") == true)
    #expect(map.drawing.content.source.contains(">W</text>"))
  }

  @Test func `nothing is drawn beyond the drawing`() {
    for count in [0, 1, 2, 7, 24] {
      let names = (0..<count).map { "A name of fair length \($0)" }
      let drawing = Self.chart(names, names, .init(.first, title: "")).drawing
      #expect(drawing.width == (count > HeatMap.mostNamed ? 640 : 420) && drawing.height > 0)
      let width = Double(drawing.width)
      let labels = GridLabels(rows: names, columns: names, width: width)
      #expect(labels.x(ofColumn: count) <= width)
      #expect(labels.columnWidth > 0)
    }
  }

  private static func bars(_ share: Double) -> String {
    HeatMap(
      rows: ["A", "C"], columns: ["Speed"],
      cells: [
        [.init(.bar(.blue, share), text: "10", title: "A & B, Speed: 10")],
        [.init(.bar(.orange, 0.5), text: "5", title: "C")],
      ], key: [(.first, "ours"), (.second, "theirs")]
    ).drawing.content.source
  }

  @Test func `every bar has its length, its number and its story`() {
    let source = Self.bars(1)
    #expect(source.contains("<title>A &amp; B, Speed: 10</title>"))
    #expect(source.contains("<rect class=\"blue\" width=\"60\""))
    #expect(source.contains("<rect class=\"orange\" width=\"30\""))
    #expect(source.contains(">10</text>") && source.contains(">5</text>"))
    #expect(source.contains(">ours</text>") && source.contains(">theirs</text>"))
  }

  @Test func `a bar is never longer than its track nor shorter than nothing`() {
    #expect(Self.bars(1.1).contains("<rect class=\"blue\" width=\"60\""))
    #expect(Self.bars(-0.3).contains("<rect class=\"blue\" width=\"0\""))
    #expect(Self.bars(.nan).contains("<rect class=\"blue\" width=\"0\""))
  }
}
