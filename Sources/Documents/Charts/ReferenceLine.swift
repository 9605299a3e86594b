/// A reference value of the reader's, such as their own budget: an orange vertical line with its name above.
public struct ReferenceLine: Sendable, Equatable {
  /// The x coordinate.
  public var x: Double
  /// Its name: `your budget 50.0`.
  public var label: String
  /// Where the shaded range that ends at the line begins, such as money that buys nothing; nil for no shading.
  public var shadedFrom: Double?

  /// A line at the given number, by default without shading.
  public init(x: Double, label: String, shadedFrom: Double? = nil) {
    self.x = x
    self.label = label
    self.shadedFrom = shadedFrom
  }
}

extension ReferenceLine {
  /// Returns the shaded range, to be drawn below everything else; empty if it would have no width.
  func shade(on scale: Scale, in area: Rectangle) -> Markup {
    guard let shadedFrom, shadedFrom.isFinite, x.isFinite else { return "" }
    let (left, right) = (scale.place(shadedFrom), scale.place(x))
    guard right - left >= 0.1 else { return "" }
    return """
      <rect class="shade" x="\(left)" y="\(area.top)" width="\(right - left)" height="\(area.height)"/>

      """
  }

  /// Returns the area that the line covers; empty if its coordinate is not finite.
  func occupiedAreas(on scale: Scale, in area: Rectangle) -> [Rectangle] {
    guard x.isFinite else { return [] }
    let place = scale.place(x)
    return [Rectangle(left: place - 1.5, top: area.top, right: place + 1.5, bottom: area.bottom)]
  }

  /// Returns the line and its name above the area, within the drawing and beside the text at its upper left.
  func markup(on scale: Scale, in area: Rectangle, width: Int, beside title: String = "") -> Markup {
    guard x.isFinite else { return "" }
    let place = scale.place(x)
    let name = Typeface.shortened(label.visible, limit: 30)
    let half = Typeface.width(name) / 2
    let least = title.isEmpty ? half : Typeface.width(title) + 8 + half
    let middle = max(least, min(place, Double(width) - half))
    return """
      <path class="reference" d="M\(place) \(area.top - 8)V\(area.bottom)"/>
      <text class="own middle" x="\(middle)" y="\(area.top - 13)">\(name)</text>

      """
  }
}
