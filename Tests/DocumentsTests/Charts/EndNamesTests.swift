import Testing

@testable import Documents

@Suite struct EndNamesTests {
  private static let area = Rectangle(left: 0, top: 24, right: 300, bottom: 240)

  /// The base lines of the names, as they are drawn.
  private static func places(_ names: [(text: String, y: Double, isStrong: Bool)]) -> [String: Double] {
    let source = EndNames(names).markup(besides: area).source
    return Dictionary(
      uniqueKeysWithValues: source.matches(of: /x="306" y="([0-9.]+)">([^<]*)</).map {
        (String($0.2), Double($0.1)!)
      })
  }

  @Test func `a name stands beside the end of its line`() {
    #expect(Self.places([("Ada", 100, true), ("Bo", 200, false)]) == ["Ada": 104, "Bo": 204])
  }

  @Test func `names that would cover each other move apart, the first of equals on top`() {
    #expect(
      Self.places([("Ada", 100, true), ("Bo", 100, false), ("Cy", 99, false)])
        == ["Cy": 103, "Ada": 117, "Bo": 131])
    #expect(Self.places([("Ada", 240, true), ("Bo", 240, false)]) == ["Ada": 230, "Bo": 244])
  }

  @Test func `more names than there is room for stay apart and inside`() {
    let places = Self.places((0..<40).map { ("L\($0)", 120, false) })
    let sorted = places.values.sorted()
    #expect(places.count == 15)
    #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $1 - $0 >= 13.9 })
    #expect(sorted.first! >= 24 && sorted.last! <= 245)
  }

  @Test func `names without words need no room`() {
    #expect(EndNames([("", 100, true)]).room == 0)
    #expect(Self.places([("", 100, true)]).isEmpty)
    #expect(EndNames([("A very long name of a pool", 1, true)]).room < 130)
  }
}
