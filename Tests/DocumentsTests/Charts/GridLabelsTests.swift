import Testing

@testable import Documents

@Suite struct GridLabelsTests {
  @Test func `short names stand flat and long ones slant`() {
    let flat = GridLabels(rows: ["A"], columns: ["1", "2", "3"], width: 420)
    #expect(!flat.titles.source.contains("rotate"))
    let slanting = GridLabels(rows: ["A"], columns: (0..<20).map { "Column \($0)" }, width: 420)
    #expect(slanting.titles.source.split(separator: "rotate(-45)").count == 21)
    #expect(slanting.top > flat.top)
  }

  @Test func `flat names do not touch`() {
    let labels = GridLabels(rows: ["A"], columns: ["Best for 45", "Best for 50", "Best for 55"], width: 420)
    #expect(!labels.titles.source.contains("rotate"))
    #expect(labels.columnWidth > Typeface.width("Best for 45"))
  }

  @Test func `the last slanting name stays inside`() {
    for count in [6, 9, 12, 20] {
      let columns = (0..<count).map { _ in "Twelve words" }
      let labels = GridLabels(rows: ["Optimus Prime"], columns: columns, width: 420)
      let middle = labels.x(ofColumn: count - 1) + labels.columnWidth / 2
      #expect(middle + Typeface.width("Twelve words") * 0.71 <= 420, "\(count) columns")
    }
  }

  @Test func `every slanting name stays inside, wherever the long one stands`() {
    for count in 4...20 {
      for long in 0..<count {
        let columns = (0..<count).map { $0 == long ? "Wilhelmina Wood" : "Short one" }
        let labels = GridLabels(rows: ["Optimus Prime"], columns: columns, width: 420)
        guard (labels.names(rowHeight: 20).content + labels.titles).source.contains("rotate") else {
          continue
        }
        for (column, name) in columns.enumerated() {
          let middle = labels.x(ofColumn: column) + labels.columnWidth / 2
          #expect(middle + Typeface.width(name) * 0.71 <= 420, "\(count) columns, the long one \(long)")
        }
      }
    }
  }

  @Test func `names stay text and are cut where they are long`() {
    let labels = GridLabels(rows: ["<b>" + String(repeating: "x", count: 40)], columns: ["&"], width: 420)
    let source = (labels.names(rowHeight: 20).content + labels.titles).source
    #expect(source.contains("&lt;b&gt;xxx") && source.contains("…</text>") && source.contains("&amp;"))
  }
}
