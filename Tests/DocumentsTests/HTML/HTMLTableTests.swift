import Testing

@testable import Documents

@Suite struct HTMLTableTests {
  @Test func `headers have scopes, marks follow the row's name, bars have lengths`() {
    let table = DataTable(
      caption: "Team", columns: [.init("Player"), .init("Skill", .bar(.blue, full: 10))],
      rows: [
        .init(["Hardik", .init("8", amount: 8)], marks: [.init("always")]),
        .init(["Total", "8"], emphasis: .total),
      ])
    #expect(
      htmlTable(table, showsCaption: false).source == """
        <div class="scroll" role="group" aria-label="Team" tabindex="0">
        <table>
        <caption class="hidden">Team</caption>
        <thead><tr><th scope="col" class="text name">Player</th><th scope="col" class="bar">Skill</th></tr></thead>
        <tbody>
        <tr><th scope="row" class="text name">Hardik <span class="mark good">always</span></th>\
        <td class="bar">8<svg aria-hidden="true"><rect class="blue" width="80%" height="7" rx="3.5"/></svg></td></tr>
        <tr class="total"><th scope="row" class="text name">Total</th><td class="bar">8<svg aria-hidden="true"></svg></td></tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test(
    arguments: [
      (5.0, 10.0, "50%"), (20, 10, "100%"), (1, 3, "33.3%"), (0, 10, nil), (.nan, 10, nil),
      (.infinity, 10, nil),
      (5, nil, "100%"), (5, 0, nil),
    ] as [(Double, Double?, String?)]) func `bars are shares of the longest`(
      amount: Double, full: Double?, width: String?
    )
  {
    let table = DataTable(
      caption: "", columns: [.init("A", .bar(.orange, full: full))],
      rows: [.init([.init("x", amount: amount)])])
    let source = htmlTable(table, showsCaption: true).source
    if let width {
      #expect(source.contains("<rect class=\"orange\" width=\"\(width)\""))
    } else {
      #expect(!source.contains("<rect"))
    }
  }

  @Test func `without a row header every cell is data and marks follow the first`() {
    let table = DataTable(
      caption: "", columns: [.init("A"), .init("B", .number)],
      rows: [.init(["x", "1"], marks: [.init("new", tone: .neutral)], emphasis: .highlighted)], rowHeader: nil
    )
    #expect(
      htmlTable(table, showsCaption: true).source.contains(
        "<tr class=\"highlighted\"><td class=\"text\">x <span class=\"mark\">new</span></td><td class=\"number\">1</td></tr>"
      ))
  }

  @Test func `bars go to either side where some amounts are below zero`() {
    let table = DataTable(
      caption: "", columns: [.init("A", .bar(.blue, full: nil))],
      rows: [2.0, -4, 0].map { .init([.init("x", amount: $0)]) })
    let source = htmlTable(table, showsCaption: true).source
    #expect(source.contains("<rect class=\"blue\" width=\"25%\" x=\"50%\""))
    #expect(source.contains("<rect class=\"orange\" width=\"50%\" x=\"0%\""))
    #expect(source.contains("x<svg aria-hidden=\"true\"></svg>"))
  }

  @Test func `an estimate is a dot in its interval`() {
    var cell = DataTable.Cell("40%", amount: 0.4)
    cell.interval = 0.3...0.6
    let table = DataTable(
      caption: "", columns: [.init("A", .bar(.blue, full: 1))], rows: [.init([cell])])
    let source = htmlTable(table, showsCaption: true).source
    #expect(source.contains("x=\"30%\" width=\"30%\""))
    #expect(source.contains("<circle class=\"blue\" cx=\"40%\""))
    #expect(source.contains("<th scope=\"col\" class=\"bar range name\">"))
  }

  @Test func `the longest bar of estimates has room for the end of its interval`() {
    var cell = DataTable.Cell("40%", amount: 0.4)
    cell.interval = 0.3...0.5
    let table = DataTable(caption: "", columns: [.init("A", .bar(.blue, full: nil))], rows: [.init([cell])])
    let source = htmlTable(table, showsCaption: true).source
    #expect(source.contains("x=\"60%\" width=\"40%\""))
    #expect(source.contains("cx=\"80%\""))
  }

  @Test func `what is long stands below its row on a phone, and no column is missing`() {
    let table = DataTable(
      caption: "", columns: [.init("A"), DataTable.Column("B", .number).minor, DataTable.Column("C").lower],
      rows: [.init(["a", "1", "b"])])
    let source = htmlTable(table, showsCaption: true).source
    #expect(source.contains("<table class=\"upper2\">"))
    #expect(source.contains("<td class=\"number\">1</td><td class=\"text lower\" data-title=\"C\">b</td>"))
  }

  @Test(arguments: [("4-4-2", true), ("2026-11-23", true), ("7", true), ("4-4-2 a", false), ("", false)])
  func `scores, formations and dates stay on one line`(text: String, isWhole: Bool) {
    let table = DataTable(caption: "", columns: [.init("A")], rows: [.init([.init(text)])], rowHeader: nil)
    let source = htmlTable(table, showsCaption: true).source
    #expect(source.contains("<td class=\"text whole\">") == isWhole)
  }

  @Test func `a column of folded rows alone is folded with them`() {
    let table = DataTable(
      caption: "", columns: [.init("Player"), .init("Enters at"), .init("Cost")],
      rows: (0..<6).map { .init([.init("P\($0)"), .init($0 > 3 ? "4.0" : ""), .init("5.0")]) })
    let parts = htmlTable(table.folded("All") { $0 == 0 }, showsCaption: false).source.split(
      separator: "<details>")
    #expect(parts.count == 2 && !parts[0].contains("Enters at") && parts[0].contains("Cost"))
    #expect(parts[1].contains("Enters at"))
  }

  @Test func `a fold shows some rows at once and all of them when it is opened`() throws {
    let all = DataTable(caption: "", columns: [.init("A")], rows: (1...5).map { .init([.init("row \($0)")]) })
    let source = htmlTable(all.folded("All 5 rows") { $0 < 2 }, showsCaption: true).source
    let opener = try #require(source.firstRange(of: "<details>\n<summary>All 5 rows</summary>"))
    let (first, all5) = (source[..<opener.lowerBound], source[opener.upperBound...])
    #expect(first.contains("row 2") && !first.contains("row 3"))
    #expect((1...5).allSatisfy { all5.contains("row \($0)") })
    #expect(all.folded("All") { _ in true } == all)
    #expect(htmlTable(all.folded("All") { _ in false }, showsCaption: true).source.hasPrefix("<details>"))
  }
}
