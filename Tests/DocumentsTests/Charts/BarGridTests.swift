import Testing

@testable import Documents

@Suite struct BarGridTests {
  private static func chart(_ amount: Double) -> String {
    BarGrid(
      name: "bars", title: "Bars", summary: "", columns: [.init("Speed", full: 10)],
      rows: [
        .init("A & B", amounts: [amount], texts: ["\(amount)"], group: .first),
        .init("C", amounts: [5], texts: ["5"], group: .second),
      ], groups: ("ours", "theirs")
    ).drawing.content.source
  }

  @Test func `every bar has its length, its number and its story`() {
    let source = Self.chart(10)
    #expect(source.contains("<title>A &amp; B, Speed: 10.0</title>"))
    #expect(source.contains("<rect class=\"blue\" width=\"60\""))
    #expect(source.contains("<rect class=\"orange\" width=\"30\""))
    #expect(source.contains(">ours</text>") && source.contains(">theirs</text>"))
  }

  @Test func `a bar is never longer than its track nor shorter than nothing`() {
    #expect(Self.chart(11).contains("<rect class=\"blue\" width=\"60\""))
    #expect(Self.chart(-3).contains("<rect class=\"blue\" width=\"0\""))
    #expect(Self.chart(.nan).contains("<rect class=\"blue\" width=\"0\""))
  }
}
