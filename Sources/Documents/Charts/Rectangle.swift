/// A point of a drawing or of a chart.
struct Location: Hashable {
  var x, y: Double
}

/// An upright rectangle of a drawing; y grows downward.
struct Rectangle: Equatable {
  var left, top, right, bottom: Double

  var height: Double { bottom - top }

  /// Returns the rectangle shrunk by `border` on all sides.
  func inset(by border: Double) -> Rectangle {
    Rectangle(left: left + border, top: top + border, right: right - border, bottom: bottom - border)
  }

  /// Returns whether the two share more than an edge.
  func overlaps(_ other: Rectangle) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Returns whether the other rectangle lies inside.
  func contains(_ other: Rectangle) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }
}
