/// Finds room for the names beside the dots of a chart, so that no name covers another name or a dot.
///
/// Greedy: whoever asks first gets the best place. Finding the largest set of labels that fit is hard
/// (Marks and Shieber, 1991), and for some dozens of dots the difference is hard to see.
struct LabelPlacer {
  /// Where a name stands.
  struct Placement: Equatable {
    /// The beginning of its base line.
    let x, y: Double
    /// The room it takes.
    let room: Rectangle
    /// Whether it stands so far from its dot that a line should join them.
    let needsLeader: Bool
  }

  private let bounds: Rectangle
  private var taken: [Rectangle]

  /// A placer of names inside `bounds` that keeps off the `taken` places.
  init(bounds: Rectangle, taken: [Rectangle]) {
    self.bounds = bounds
    self.taken = taken
  }

  /// A place for a name of the given width beside the dot at `x`, `y`, and takes it; nil if there is no
  /// room.
  /// - Parameter reach: how many times the name may move further away from its dot to find room.
  /// - Complexity: O(reach · places taken).
  mutating func place(width: Double, x: Double, y: Double, reach: Int) -> Placement? {
    for ring in 0...reach {
      let distance = Double(ring) * 13
      for direction in Self.directions {
        let placement = Self.placement(width, x, y, direction, distance)
        guard bounds.contains(placement.room), !taken.contains(where: placement.room.overlaps) else {
          continue
        }
        taken.append(placement.room)
        return placement
      }
    }
    return nil
  }

  /// The directions in which a name may stand, the best first: right and left above, right and left
  /// below, right, left, above, below.
  private static let directions: [(x: Double, y: Double)] = [
    (1, -1), (-1, -1), (1, 1), (-1, 1), (1, 0), (-1, 0), (0, -1), (0, 1),
  ]

  private static func placement(
    _ width: Double, _ x: Double, _ y: Double, _ direction: (x: Double, y: Double), _ distance: Double
  ) -> Placement {
    let aside = direction.y == 0 ? 8.0 : 6.0
    let left = x + direction.x * (aside + distance) - (1 - direction.x) / 2 * width
    let middle = y + direction.y * ((direction.x == 0 ? 12 : 8) + distance)
    let base = middle + 3.5
    let room = Rectangle(
      left: left, top: base - Typeface.ascent, right: left + width, bottom: base + Typeface.descent)
    return Placement(x: left, y: base, room: room, needsLeader: distance > 0)
  }
}
