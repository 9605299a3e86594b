import Testing

@testable import Documents

@Suite struct PlotFrameTests {
  @Test func `longer labels of the ticks push the area to the right`() {
    func left(_ high: Double) -> Double {
      PlotFrame(width: 420, height: 280, x: Axis("X"), [0, 1], y: Axis("Y"), [0, high]).area.left
    }
    #expect(left(9) < left(900))
  }

  @Test func `it draws a line and a label for each tick and the titles of both axes`() {
    let frame = PlotFrame(
      width: 420, height: 280, x: Axis("Cost", unit: "millions"), [7, 15], y: Axis("Skill"), [6, 9])
    let source = frame.markup.source
    #expect(source.split(separator: "M").count - 1 == frame.xScale.ticks.count + frame.yScale.ticks.count)
    for label in ["6", "16", "9", "Cost (millions)", "Skill"] { #expect(source.contains(">\(label)</text>")) }
  }
}
