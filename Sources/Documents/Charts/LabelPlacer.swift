/// Finds room for the names beside the dots of a chart, so that no name covers another name, a dot, or a leader line. A
/// leader line may touch other dots, but not run through their middles, where it would seem to be theirs. In a dense
/// chart some names find no room.
///
/// Greedy: the first name gets the best place. Finding the largest set of labels that fit is NP-hard (Marks and
/// Shieber, 1991), and for a few dozen dots the difference is hardly visible.
struct LabelPlacer {
  /// The position of a name.
  struct Placement: Equatable {
    /// The end of the name that is nearest to the dot, or its middle; on its baseline.
    let x, y: Double
    /// The direction in which it runs from there: 1 to the right, -1 to the left, 0 both ways.
    let direction: Int
    /// The area it covers.
    let room: Rectangle
    /// The end of the leader line, if the name is far enough from the dot to need one.
    let leaderEnd: Location?
    /// The leader line, as small squares.
    var line: [Rectangle] = []
    /// The least density at which it is allowed.
    var density = Density.loose
    var coversDots: Bool { density == .crowded }
  }

  /// A name beside a dot, or away from it.
  private struct Name: Hashable {
    let width, x, y: Double
    let isAway: Bool
  }

  /// What names and leader lines may do to dots that are not theirs.
  enum Density: Int {
    /// They avoid all of them.
    case loose
    /// Leader lines may touch named dots and cross unnamed ones.
    case dense
    /// Names may cover unnamed dots, too.
    case crowded
  }

  /// The distance between a name and other names and leader lines.
  private static let margin = 3.0

  private let bounds: Rectangle
  private let obstacles: [Rectangle]
  private let dots: [Rectangle]
  private let middlesOfDots: [Rectangle]
  private let cloud: DotCloud?
  /// The places that names could have if they were alone, best first: found once for all orders of the names.
  private let openPlaces = OpenPlaces()
  private var taken: [Rectangle] = []
  /// What is allowed where dots are in the way.
  var density = Density.loose

  /// A placer of names inside `bounds` that avoids the dots and the drawn lines, which leader lines may cross.
  init(bounds: Rectangle, dots: [Rectangle], lines: [Rectangle] = [], cloud: DotCloud? = nil) {
    self.bounds = bounds
    self.cloud = cloud
    self.dots = dots
    obstacles = dots + lines
    middlesOfDots = dots.map { $0.inset(by: 3) }
  }

  /// Finds a place for a name of the given width and reserves it: right beside the dot at `x`, `y`, or further away and
  /// joined to it by a leader line; nil if there is no room.
  /// - Complexity: O(places taken).
  mutating func place(width: Double, x: Double, y: Double, away isAway: Bool) -> Placement? {
    let name = Name(width: width, x: x, y: y, isAway: isAway)
    let places = openPlaces.known[name] ?? (isAway ? placesAway(name) : placesBeside(name))
    openPlaces.known[name] = places
    return take(oneOf: places)
  }

  private func placesBeside(_ name: Name) -> [Placement] {
    Self.sides.compactMap { across, down in
      let start = name.x + Double(across) * (down == 0 ? 9 : 6)
      let middle = name.y + Double(down) * (across == 0 ? 13 : 8)
      return open(Self.placement(name.width, at: start, middle, running: across, leaderEnd: nil), line: [])
    }
  }

  private func placesAway(_ name: Name) -> [Placement] {
    stride(from: 18.0, through: 96, by: 13).flatMap { distance in
      Self.rays.compactMap { across, down in
        let end = Location(x: name.x + across * distance, y: name.y + down * distance)
        let running = abs(across) < 0.5 ? 0 : across > 0 ? 1 : -1
        let middle = end.y + (running == 0 ? (down > 0 ? 7 : -7) : 0)
        let placement = Self.placement(
          name.width, at: end.x + 2 * Double(running), middle, running: running, leaderEnd: end)
        return open(placement, line: Self.line(from: name.x, name.y, to: end))
      }
    }
  }

  /// Returns a place for a name and its line if nothing that is drawn anyway is in the way.
  private func open(_ placement: Placement, line: @autoclosure () -> [Rectangle]) -> Placement? {
    guard bounds.contains(placement.room), !obstacles.contains(where: placement.room.overlaps) else {
      return nil
    }
    let line = line()
    guard !line.contains(where: { middlesOfDots.contains(where: $0.overlaps) }) else { return nil }
    let touches = line.contains { dots.contains(where: $0.overlaps) || isInCloud($0) }
    var placement = placement
    placement.line = line
    placement.density = isInCloud(placement.room) ? .crowded : touches ? .dense : .loose
    return placement
  }

  private func isInCloud(_ room: Rectangle) -> Bool { cloud?.overlaps(room) ?? false }

  /// Reserves the first place that no other name and no line has taken.
  private mutating func take(oneOf places: [Placement]) -> Placement? {
    let free = places.first {
      $0.density.rawValue <= density.rawValue && isFree($0.room) && $0.line.allSatisfy(isFree)
    }
    guard let free else { return nil }
    taken.append(free.room.inset(by: -Self.margin))
    taken += free.line
    return free
  }

  private func isFree(_ room: Rectangle) -> Bool { !taken.contains(where: room.overlaps) }

  /// The sides of a dot on which a name can be, to the right and below, best first.
  private static let sides = [(1, -1), (-1, -1), (1, 1), (-1, 1), (1, 0), (-1, 0), (0, -1), (0, 1)]

  /// The directions in which a name can move away, as fractions of the distance: sixteen, all round.
  private static let rays: [(across: Double, down: Double)] = [
    (0.92, -0.38), (0.71, -0.71), (1, 0), (0.92, 0.38), (0.71, 0.71), (-0.92, -0.38), (-0.71, -0.71), (-1, 0),
    (-0.92, 0.38), (-0.71, 0.71), (0.38, -0.92), (-0.38, -0.92), (0.38, 0.92), (-0.38, 0.92), (0, -1), (0, 1),
  ]

  /// Returns the placement of a name with its middle line at `middle`, running from `start` in a direction.
  private static func placement(
    _ width: Double, at start: Double, _ middle: Double, running: Int, leaderEnd: Location?
  ) -> Placement {
    let base = middle + (Typeface.ascent - Typeface.descent) / 2
    let left = start - Double(1 - running) / 2 * width
    let room = Rectangle(
      left: left, top: base - Typeface.ascent, right: left + width, bottom: base + Typeface.descent)
    return Placement(x: start, y: base, direction: running, room: room, leaderEnd: leaderEnd)
  }

  /// Returns a line as small squares, starting outside the dot.
  private static func line(from x: Double, _ y: Double, to end: Location) -> [Rectangle] {
    let length = ((end.x - x) * (end.x - x) + (end.y - y) * (end.y - y)).squareRoot()
    return stride(from: 7, to: length, by: 3).map { step in
      let share = step / length
      let (middleX, middleY) = (x + share * (end.x - x), y + share * (end.y - y))
      return Rectangle(left: middleX - 1, top: middleY - 1, right: middleX + 1, bottom: middleY + 1)
    }
  }
}

extension LabelPlacer {
  /// A class, so that copies of a placer share what they find.
  private final class OpenPlaces {
    var known: [Name: [Placement]] = [:]
  }
}
