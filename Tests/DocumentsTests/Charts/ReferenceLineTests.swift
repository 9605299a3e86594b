import Testing

@testable import Documents

@Suite struct ReferenceLineTests {
  private static let area = Rectangle(left: 20, top: 24, right: 408, bottom: 240)
  private static let scale = Scale([0, 100], ticks: 5, from: 20, to: 408)

  private static func middle(_ x: Double, beside title: String = "") throws -> Double {
    let line = ReferenceLine(x: x, label: "your budget 50.0")
    let source = line.markup(on: scale, in: area, width: 420, beside: title).source
    return try Double(#require(source.firstMatch(of: /middle" x="([0-9.]+)"/)).1)!
  }

  @Test func `the name stands over the line, and stays in the drawing`() throws {
    let half = Typeface.width("your budget 50.0") / 2
    #expect(try abs(Self.middle(50) - Self.scale.place(50)) < 0.1)
    #expect(try abs(Self.middle(100) - (420 - half)) < 0.1)
    #expect(try abs(Self.middle(-10) - half) < 0.1)
    #expect(try Self.middle(0, beside: "Skill") > half + Typeface.width("Skill"))
  }

  @Test func `a stretch without width is not shaded`() {
    for from in [nil, 50, 60, Double.nan] {
      #expect(
        ReferenceLine(x: 50, label: "", shadedFrom: from).shade(on: Self.scale, in: Self.area).source == "")
    }
    #expect(
      ReferenceLine(x: 50, label: "", shadedFrom: 40).shade(on: Self.scale, in: Self.area).source
        .contains("class=\"shade\""))
  }
}
