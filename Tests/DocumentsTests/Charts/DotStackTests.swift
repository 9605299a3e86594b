import Testing

@testable import Documents

@Suite struct DotStackTests {
  private static let frame = PlotFrame(
    width: 420, height: 280, x: Axis("X"), [0, 10], y: Axis("Y"), [0, 10])

  private static func points(_ count: Int, team: Set<Int> = []) -> [ScatterChart.Point] {
    (0..<count).map { .init("\($0)", x: 5, y: 5, value: "", group: team.contains($0) ? .team : .other) }
  }

  @Test func `a dot alone stands where its values say`() throws {
    let dot = try #require(DotStack.dots(for: Self.points(1), in: Self.frame).first)
    #expect(abs(dot.x - Self.frame.xScale.place(5)) < 0.06)
    #expect(abs(dot.y - Self.frame.yScale.place(5)) < 0.06)
  }

  @Test func `of two equal ones the team stands above`() {
    let dots = DotStack.dots(for: Self.points(2, team: [1]), in: Self.frame)
    #expect(dots.map(\.point.label) == ["0", "1"])
    #expect(dots[1].y < dots[0].y && dots[0].x == dots[1].x)
  }

  @Test(arguments: [2, 3, 4, 7, 12, 60]) func `equal ones stay close and apart`(count: Int) {
    let dots = DotStack.dots(for: Self.points(count), in: Self.frame)
    for (index, dot) in dots.enumerated() {
      #expect(abs(dot.x - dots[0].x) < 80 && abs(dot.y - dots[0].y) < 80)
      for other in dots[..<index] { #expect(abs(dot.x - other.x) + abs(dot.y - other.y) >= 8.9) }
    }
    #expect(dots.count == count)
  }
}
