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
    let found = placer.place(width: 40, x: 100, y: 100, away: false)
    let place = try #require(found)
    #expect(place.direction == 1)
    #expect(place.leaderEnd == nil)
    #expect(place.room.left > 105 && place.room.bottom < 100)
  }

  @Test func `a name keeps off a drawn line, and the line to its dot may cross it`() throws {
    let line = Rectangle(left: 100, top: 90, right: 400, bottom: 93)
    var placer = LabelPlacer(bounds: Self.bounds, dots: [Self.dot(100, 100)], lines: [line])
    let found = placer.place(width: 40, x: 100, y: 100, away: false)
    let place = try #require(found)
    #expect(!place.room.overlaps(line) && place.direction == -1)
    let fence = [
      Rectangle(left: 180, top: 180, right: 220, bottom: 182),
      Rectangle(left: 180, top: 218, right: 220, bottom: 220),
      Rectangle(left: 180, top: 180, right: 182, bottom: 220),
      Rectangle(left: 218, top: 180, right: 220, bottom: 220),
    ]
    var fenced = LabelPlacer(bounds: Self.bounds, dots: [Self.dot(200, 200)], lines: fence)
    let beside = fenced.place(width: 40, x: 200, y: 200, away: false)
    let outside = fenced.place(width: 40, x: 200, y: 200, away: true)
    let away = try #require(outside)
    #expect(beside == nil && !fence.contains(where: away.room.overlaps))
  }

  @Test func `at the edge it turns inward`() {
    var placer = LabelPlacer(bounds: Self.bounds, dots: [Self.dot(395, 100)])
    let place = placer.place(width: 40, x: 395, y: 100, away: false)
    #expect(place?.direction == -1)
  }

  @Test func `a name too wide for the drawing finds no place`() {
    var placer = LabelPlacer(bounds: Self.bounds, dots: [])
    let beside = placer.place(width: 500, x: 200, y: 100, away: false)
    let away = placer.place(width: 500, x: 200, y: 100, away: true)
    #expect(beside == nil && away == nil)
  }

  @Test func `a name that moves away gets a line to its dot`() throws {
    var placer = LabelPlacer(bounds: Self.bounds, dots: [Self.dot(200, 150)])
    let place = placer.place(width: 60, x: 200, y: 150, away: true)
    let end = try #require(place?.leaderEnd)
    #expect(abs(end.x - 200) + abs(end.y - 150) > 15)
  }

  @Test func `the line does not run through the middle of another dot`() throws {
    let others = [(216.0, 143.0), (212, 138), (218, 150), (216, 157), (212, 162)].map { Self.dot($0.0, $0.1) }
    var placer = LabelPlacer(bounds: Self.bounds, dots: others + [Self.dot(200, 150)])
    let place = placer.place(width: 60, x: 200, y: 150, away: true)
    #expect(try #require(place).direction < 1)
  }

  @Test func `a line crosses unnamed dots only where they are dense`() throws {
    var ring = ScatterChart.Cloud()
    for step in 0..<72 {
      let angle = Double(step) * .pi / 36
      ring.x.append(200 + 16 * cosine(angle))
      ring.y.append(150 + 16 * cosine(angle - .pi / 2))
    }
    let frame = PlotFrame(width: 420, height: 280, x: Axis("X"), [0, 400], y: Axis("Y"), [0, 300])
    let cloud = DotCloud(ring, in: frame)
    let (x, y) = (frame.xScale.place(200), frame.yScale.place(150))
    var placer = LabelPlacer(bounds: Self.bounds, dots: [Self.dot(x, y)], cloud: cloud)
    let loose = placer.place(width: 60, x: x, y: y, away: true)
    #expect(loose == nil)
    placer.density = .dense
    let dense = placer.place(width: 60, x: x, y: y, away: true)
    #expect(!cloud.overlaps(try #require(dense).room))
  }

  /// The cosine by its series; the tests of drawings do without a library of mathematics.
  private func cosine(_ angle: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for step in 1...20 {
      term *= -angle * angle / Double((2 * step - 1) * 2 * step)
      sum += term
    }
    return sum
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
        let beside = placer.place(width: width, x: dot.x, y: dot.y, away: false)
        let away = beside == nil ? placer.place(width: width, x: dot.x, y: dot.y, away: true) : nil
        guard let place = beside ?? away else { continue }
        #expect(!rooms.contains(where: place.room.overlaps), "seed \(seed), round \(round)")
        #expect(Self.bounds.contains(place.room), "seed \(seed), round \(round)")
        rooms.append(place.room)
      }
    }
  }
}
