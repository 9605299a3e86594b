/// An upright rectangle of a drawing; y grows downward.
struct Rectangle: Equatable {
  var left, top, right, bottom: Double

  /// The distance from top to bottom.
  var height: Double { bottom - top }

  /// The rectangle without a border of the given width.
  func inset(by border: Double) -> Rectangle {
    Rectangle(left: left + border, top: top + border, right: right - border, bottom: bottom - border)
  }

  /// Whether the two share more than an edge.
  func overlaps(_ other: Rectangle) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Whether the other lies inside.
  func contains(_ other: Rectangle) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }
}
