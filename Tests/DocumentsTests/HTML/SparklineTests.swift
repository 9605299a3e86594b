import Testing

@testable import Documents

struct SparklineTests {
  @Test func theHighestIsAtTheTopAndTheLastIsMarked() {
    #expect(
      sparkline([1, 3, 2]).source
        == "<svg class=\"trend\" viewBox=\"0 0 96 18\" aria-hidden=\"true\"><polyline points=\"3 15 48 3 93 9 \"/>"
        + "<circle cx=\"93\" cy=\"9\" r=\"2.5\"/></svg>")
  }

  @Test func numbersThatStayAreALevelLine() {
    #expect(sparkline([7, 7]).source.contains("points=\"3 9 93 9 \""))
  }

  @Test(arguments: [[], [1], [1, .infinity], [.nan, 2]])
  func nothingIsDrawnOfLess(numbers: [Double]) { #expect(sparkline(numbers).source.isEmpty) }
}
