/// Finds room for the names beside the dots of a chart, so that no name covers another name, a dot, or
/// the line that joins a name to its dot. In the middle of a crowd some names find no room.
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

  /// The end of a line.
  struct Leader: Equatable {
    let x, y: Double
  }

  private let bounds: Rectangle
  private var taken: [Rectangle]

  /// A placer of names inside `bounds` that keeps off the dots.
  init(bounds: Rectangle, dots: [Rectangle]) {
    self.bounds = bounds
    taken = dots
  }

  /// Finds a place for a name of the given width beside the dot at `x`, `y`, and takes it; nil if there
  /// is no room.
  /// - Parameter reach: how many steps the name may move away from its dot to find room.
  /// - Complexity: O(reach · places taken).
  mutating func place(width: Double, x: Double, y: Double, reach: Int) -> Placement? {
    for ring in 0...reach {
      for direction in Self.directions {
        let placement = Self.placement(width, x, y, direction, distance: Double(ring) * 13)
        let line = placement.leaderEnd.map { Self.line(from: x, y, to: $0) } ?? []
        guard bounds.contains(placement.room), isFree(placement.room), line.allSatisfy(isFree) else {
          continue
        }
        taken.append(placement.room)
        taken += line
        return placement
      }
    }
    return nil
  }

  private func isFree(_ room: Rectangle) -> Bool {
    !taken.contains(where: room.overlaps)
  }

  /// The directions in which a name may stand, the best first: right and left above, right and left
  /// below, right, left, above, below.
  private static let directions: [(x: Int, y: Int)] = [
    (1, -1), (-1, -1), (1, 1), (-1, 1), (1, 0), (-1, 0), (0, -1), (0, 1),
  ]

  private static func placement(
    _ width: Double, _ x: Double, _ y: Double, _ direction: (x: Int, y: Int), distance: Double
  ) -> Placement {
    let aside = (direction.y == 0 ? 9 : 6) + distance
    let middle = y + Double(direction.y) * ((direction.x == 0 ? 13 : 8) + distance)
    let base = middle + (Typeface.ascent - Typeface.descent) / 2
    let start = x + Double(direction.x) * aside
    let left = start - Double(1 - direction.x) / 2 * width
    let room = Rectangle(
      left: left, top: base - Typeface.ascent, right: left + width, bottom: base + Typeface.descent)
    let end = Leader(x: start - Double(direction.x), y: middle - Double(direction.y) * (room.height / 2 + 1))
    return Placement(
      x: start, y: base, direction: direction.x, room: room, leaderEnd: distance > 0 ? end : nil)
  }

  /// A line as small squares, from outside the dot at its beginning.
  private static func line(from x: Double, _ y: Double, to end: Leader) -> [Rectangle] {
    let length = ((end.x - x) * (end.x - x) + (end.y - y) * (end.y - y)).squareRoot()
    return stride(from: 7, to: max(7, length), by: 3).map { step in
      let share = step / length
      let (middleX, middleY) = (x + share * (end.x - x), y + share * (end.y - y))
      return Rectangle(left: middleX - 1, top: middleY - 1, right: middleX + 1, bottom: middleY + 1)
    }
  }
}
