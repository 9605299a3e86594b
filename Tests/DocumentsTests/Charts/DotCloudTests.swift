import Chance
import Testing

@testable import Documents

@Suite struct DotCloudTests {
  private static let frame = PlotFrame(
    width: 420, height: 280, x: Axis("X"), [0, 100], y: Axis("Y"), [0, 100])

  private static func markup(_ x: [Double], _ y: [Double]) -> String {
    DotCloud(.init(x: x, y: y), in: frame).markup(noun: "others").source
  }

  @Test func `no dots, no markup`() {
    #expect(Self.markup([], []) == "")
    #expect(Self.markup([.nan, 1, .infinity], [1, .nan, 1]) == "")
  }

  @Test func `dots that nobody can tell apart are one, and darker`() {
    let one = Self.markup([50], [50])
    #expect(one.contains("<title>1 others</title>") && one.contains("class=\"few\""))
    let many = Self.markup(Array(repeating: 50, count: 10), Array(repeating: 50, count: 10))
    #expect(many.contains("class=\"many\"") && !many.contains("class=\"few\""))
    #expect(many.split(separator: "h0").count == one.split(separator: "h0").count)
  }

  @Test func `a dot can stand for many`() {
    let markup = DotCloud(.init(x: [10, 90], y: [10, 90], counts: [12, 1], noun: "others"), in: Self.frame)
      .markup(noun: "others").source
    #expect(markup.contains("<title>13 others</title>"))
    #expect(markup.contains("class=\"many\"") && markup.contains("class=\"few\""))
  }

  @Test func `a million dots make a small drawing`() {
    var chance = SplitMix64(seed: 0x5EED_0006)
    let x = (0..<1_000_000).map { _ in Double(chance.integer(in: 0...1000)) / 10 }
    let y = (0..<1_000_000).map { _ in Double(chance.integer(in: 0...1000)) / 10 }
    let markup = Self.markup(x, y)
    #expect(markup.contains("<title>1000000 others</title>"))
    #expect(markup.utf8.count < 60_000)
  }

  @Test func `numbers outside the frame are drawn at its edge`() {
    #expect(Self.markup([1e300], [-1e300]).contains("h0"))
  }
}
