import Testing

@testable import Documents

@Suite struct BottomAxisTests {
  @Test func `ticks have a line above and a number below, and the title stands in the middle`() {
    let axis = BottomAxis(Axis("Budget", unit: "m"), [10, 30], ticks: 2, from: 100, to: 300)
    #expect(axis.scale.ticks == [10, 20, 30])
    #expect(axis.grid(top: 5, bottom: 50).source == "M133.3 5V50M200 5V50M266.7 5V50")
    #expect(axis.numbers(below: 50).source.split(separator: "\n").count == 3)
    #expect(axis.numbers(below: 50).source.contains("x=\"200\" y=\"66\">20</text>"))
    #expect(axis.title(y: 80).source == "<text class=\"middle\" x=\"200\" y=\"80\">Budget (m)</text>\n")
  }
}
