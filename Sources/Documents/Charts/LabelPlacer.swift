/// Finds room for the names beside the dots of a chart, so that no name covers another name, a dot, or
/// the line that joins a name to its dot. Such a line may touch other dots, but not run through their
/// middles, where it would seem to be theirs. In a dense crowd some names find no room.
///
/// Greedy: whoever asks first gets the best place. Finding the largest set of labels that fit is hard
/// (Marks and Shieber, 1991), and for some dozens of dots the difference is hard to see.
struct LabelPlacer {
  /// Where a name stands.
  struct Placement: Equatable {
    /// The place of its end that is nearest to the dot, or of its middle; on its base line.
    let x, y: Double
    /// Which way it runs from there: 1 to the right, -1 to the left, 0 both ways.
    let direction: Int
    /// The room it takes.
    let room: Rectangle
    /// Where a line from the dot meets it, if it stands so far away that one should join them.
    let leaderEnd: Leader?
  }

  /// The end of the line from a dot to its name.
  struct Leader: Equatable {
    let x, y: Double
  }

  /// How far from one name the next and its line stay away.
  private static let margin = 3.0

  private let bounds: Rectangle
  private let obstacles: [Rectangle]
  private let middlesOfDots: [Rectangle]
  private let cloud: DotCloud?
  private var taken: [Rectangle] = []
  /// Whether names keep off nameless dots too.
  var avoidsCloud = true

  /// A placer of names inside `bounds` that keeps off the dots and off the pieces of drawn lines; the line from a
  /// dot to its name may cross those, and nameless dots.
  init(bounds: Rectangle, dots: [Rectangle], lines: [Rectangle] = [], cloud: DotCloud? = nil) {
    self.bounds = bounds
    self.cloud = cloud
    obstacles = dots + lines
    middlesOfDots = dots.map { $0.inset(by: 3) }
  }

  /// Finds a place for a name of the given width right beside the dot at `x`, `y`, and takes it; nil if
  /// there is no room.
  /// - Complexity: O(places taken).
  mutating func placeBeside(width: Double, x: Double, y: Double) -> Placement? {
    for (across, down) in Self.sides {
      let start = x + Double(across) * (down == 0 ? 9 : 6)
      let middle = y + Double(down) * (across == 0 ? 13 : 8)
      let placement = Self.placement(width, at: start, middle, running: across, leaderEnd: nil)
      if take(placement, line: []) { return placement }
    }
    return nil
  }

  /// Finds a place for a name further away from its dot, joined to it by a line, and takes it; nil if
  /// there is no room.
  /// - Complexity: O(places taken).
  mutating func placeAway(width: Double, x: Double, y: Double) -> Placement? {
    for distance in stride(from: 18.0, through: 96, by: 13) {
      for (across, down) in Self.rays {
        let end = Leader(x: x + across * distance, y: y + down * distance)
        let running = abs(across) < 0.5 ? 0 : across > 0 ? 1 : -1
        let middle = end.y + (running == 0 ? (down > 0 ? 7 : -7) : 0)
        let placement = Self.placement(
          width, at: end.x + 2 * Double(running), middle, running: running, leaderEnd: end)
        if take(placement, line: Self.line(from: x, y, to: end)) { return placement }
      }
    }
    return nil
  }

  /// Takes the room of a name and its line if nothing is in the way.
  private mutating func take(_ placement: Placement, line: [Rectangle]) -> Bool {
    guard bounds.contains(placement.room), isFree(placement.room, of: obstacles),
      line.allSatisfy({ isFree($0, of: middlesOfDots) }),
      !(avoidsCloud && cloud?.reaches(into: placement.room) ?? false)
    else { return false }
    taken.append(placement.room.inset(by: -Self.margin))
    taken += line
    return true
  }

  private func isFree(_ room: Rectangle, of obstacles: [Rectangle]) -> Bool {
    !taken.contains(where: room.overlaps) && !obstacles.contains(where: room.overlaps)
  }

  /// The sides of a dot on which a name may stand, the best first: right and left above, right and left
  /// below, right, left, above, below.
  private static let sides = [(1, -1), (-1, -1), (1, 1), (-1, 1), (1, 0), (-1, 0), (0, -1), (0, 1)]

  /// The directions in which a name may move away, as parts of the distance: sixteen, all round.
  private static let rays: [(across: Double, down: Double)] = [
    (0.92, -0.38), (0.71, -0.71), (1, 0), (0.92, 0.38), (0.71, 0.71), (-0.92, -0.38), (-0.71, -0.71), (-1, 0),
    (-0.92, 0.38), (-0.71, 0.71), (0.38, -0.92), (-0.38, -0.92), (0.38, 0.92), (-0.38, 0.92), (0, -1), (0, 1),
  ]

  /// A name whose middle line is at `middle`, running from `start` to the right (1), to the left (-1) or
  /// both ways (0).
  private static func placement(
    _ width: Double, at start: Double, _ middle: Double, running: Int, leaderEnd: Leader?
  ) -> Placement {
    let base = middle + (Typeface.ascent - Typeface.descent) / 2
    let left = start - Double(1 - running) / 2 * width
    let room = Rectangle(
      left: left, top: base - Typeface.ascent, right: left + width, bottom: base + Typeface.descent)
    return Placement(x: start, y: base, direction: running, room: room, leaderEnd: leaderEnd)
  }

  /// A line as small squares, from outside the dot at its beginning.
  private static func line(from x: Double, _ y: Double, to end: Leader) -> [Rectangle] {
    let length = ((end.x - x) * (end.x - x) + (end.y - y) * (end.y - y)).squareRoot()
    return stride(from: 7, to: length, by: 3).map { step in
      let share = step / length
      let (middleX, middleY) = (x + share * (end.x - x), y + share * (end.y - y))
      return Rectangle(left: middleX - 1, top: middleY - 1, right: middleX + 1, bottom: middleY + 1)
    }
  }
}
