import Testing

@testable import Documents

@Suite struct MarkdownTableTests {
  @Test func `columns line up by display width`() {
    let table = DataTable(
      caption: "", columns: [.init("Name"), .init("Skill", .number)],
      rows: [.init(["日本", "8"]), .init(["e\u{301}|x", "10"], marks: [.init("always")])])
    #expect(
      MarkdownTable(table).lines == [
        "| Name | Skill | Mark   |",
        "| ---- | ----: | ------ |",
        "| 日本 |     8 |        |",
        "| e\u{301}\\|x |    10 | always |",
      ])
  }

  @Test func `rows that stand out are bold`() {
    let table = DataTable(
      caption: "", columns: [.init("A"), .init("B")],
      rows: [.init(["x", "\("y", .good)"], emphasis: .highlighted), .init(["", "z"], emphasis: .total)])
    #expect(MarkdownTable(table).lines.dropFirst(2) == ["| **x** | **y** |", "|       | **z** |"])
    for (cell, isBold) in [("£7.5", true), ("−€2.5M", true), ("+3%", true), ("(x)", false), ("*x", false)] {
      let table = DataTable(
        caption: "", columns: [.init("A")], rows: [.init([.init(cell)], emphasis: .highlighted)])
      let parsed = CommonMark(MarkdownTable(table).lines.joined(separator: "\n") + "\n")
      #expect(parsed.cells == ["A", cell] && parsed.kinds.contains("strong") == isBold, "\(cell)")
    }
  }

  @Test func `a value reads as it was given, in a cell`() {
    let seed: UInt64 = 0x5EED_0003
    var hostile = HostileText(seed: seed)
    let allowed: Set = [
      "document", "table", "table_header", "table_row", "table_cell", "text", "code", "strong",
    ]
    for round in 0..<2_000 {
      let values = (0..<4).map { _ in hostile.next() }
      let table = DataTable(
        caption: "", columns: [.init(values[0]), .init("\(round)", .number)],
        rows: [
          .init([.init(values[1]), .init("\(values[2], .code)")]),
          .init(["1", .init(values[3])], emphasis: .total),
        ])
      let source = MarkdownTable(table).lines.joined(separator: "\n")
      let parsed = CommonMark(source + "\n")
      let expected = [values[0], "\(round)", values[1], values[2], "1", values[3]].map(\.visible.trimmed)
      #expect(
        parsed.cells == expected && parsed.kinds.isSubset(of: allowed),
        "seed \(seed), round \(round): \(values) as\n\(source)")
    }
  }
}

extension CommonMark {
  /// The text of each table cell.
  fileprivate var cells: [String] {
    var cells: [String] = []
    for node in nodes {
      if node.kind == "table_cell" {
        cells.append("")
      } else if !cells.isEmpty {
        cells[cells.count - 1] += node.text
      }
    }
    return cells
  }
}
