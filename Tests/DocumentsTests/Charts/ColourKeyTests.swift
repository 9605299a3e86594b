import Testing

@testable import Documents

@Suite struct ColourKeyTests {
  private func key(_ meanings: [String], from left: Double) -> [Double] {
    let key = ColourKey(entries: meanings.map { (" class=\"blue\"", $0) })
    let source = key.markup(from: left, y: 0, within: 200).source
    return source.matches(of: /<rect class="blue" x="([0-9.]+)"/).map { Double($0.1)! }
  }

  @Test func `squares stand behind the words before them`() {
    let places = key(["Autobots", "D"], from: 20)
    #expect(places.count == 2 && places[0] == 20)
    #expect(places[1] > 20 + 17 + Typeface.width("Autobots"))
  }

  @Test func `a long key begins further left and never outside`() {
    let long = key(["Autobot wins", "Decepticon wins"], from: 100)
    #expect(long[0] < 100 && long[0] >= 0)
    #expect(key(Array(repeating: "Decepticon wins", count: 5), from: 100)[0] == 0)
  }

  @Test func `meanings stay text`() {
    let key = ColourKey(entries: [("", "<b>")]).markup(from: 0, y: 0, within: 200)
    #expect(key.source.contains("&lt;b&gt;"))
  }
}
