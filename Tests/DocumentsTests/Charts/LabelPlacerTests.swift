import Chance
import Testing

@testable import Documents

@Suite struct LabelPlacerTests {
  private static let bounds = Rectangle(left: 0, top: 0, right: 400, bottom: 300)

  private static func dot(_ x: Double, _ y: Double) -> Rectangle {
    Rectangle(left: x - 5, top: y - 5, right: x + 5, bottom: y + 5)
  }

  @Test func `the best place is to the right, above`() throws {
    var placer = LabelPlacer(bounds: Self.bounds, dots: [Self.dot(100, 100)])
    let found = placer.place(width: 40, x: 100, y: 100, reach: 0)
    let place = try #require(found)
    #expect(place.direction == 1)
    #expect(place.leaderEnd == nil)
    #expect(place.room.left > 105 && place.room.bottom < 100)
  }

  @Test func `at the edge it turns inward`() {
    var placer = LabelPlacer(bounds: Self.bounds, dots: [Self.dot(395, 100)])
    let place = placer.place(width: 40, x: 395, y: 100, reach: 0)
    #expect(place?.direction == -1)
  }

  @Test func `a name too wide for the drawing finds no place`() {
    var placer = LabelPlacer(bounds: Self.bounds, dots: [])
    let place = placer.place(width: 500, x: 200, y: 100, reach: 4)
    #expect(place == nil)
  }

  @Test func `a name that moves away gets a line to its dot`() {
    var placer = LabelPlacer(bounds: Self.bounds, dots: [Self.dot(200, 150)])
    var places: [LabelPlacer.Placement] = []
    while let place = placer.place(width: 60, x: 200, y: 150, reach: 3) { places.append(place) }
    #expect(places.contains { $0.leaderEnd == nil } && places.contains { $0.leaderEnd != nil })
  }

  @Test func `nothing covers anything`() {
    let seed: UInt64 = 0x5EED_0005
    var chance = SplitMix64(seed: seed)
    for round in 0..<200 {
      let dots = (0..<chance.integer(in: 1...60)).map { _ in
        (x: Double(chance.integer(in: 5...395)), y: Double(chance.integer(in: 5...295)))
      }
      var placer = LabelPlacer(bounds: Self.bounds, dots: dots.map { Self.dot($0.x, $0.y) })
      var rooms = dots.map { Self.dot($0.x, $0.y) }
      for dot in dots {
        let width = Double(chance.integer(in: 10...90))
        guard let place = placer.place(width: width, x: dot.x, y: dot.y, reach: 3) else { continue }
        #expect(!rooms.contains(where: place.room.overlaps), "seed \(seed), round \(round)")
        #expect(Self.bounds.contains(place.room), "seed \(seed), round \(round)")
        rooms.append(place.room)
      }
    }
  }
}
