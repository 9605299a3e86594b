/// A number that the reader brings along, such as their own budget: an orange line from top to bottom with its
/// name above.
public struct ReferenceLine: Sendable, Equatable {
  /// Where it stands from left to right.
  public var x: Double
  /// What it is: `your budget 50.0`.
  public var label: String
  /// From where on to the line a stretch is shaded, such as money that buys nothing; nil for none.
  public var shadedFrom: Double?

  /// A line at the given number; without a shaded stretch when nothing else is said.
  public init(x: Double, label: String, shadedFrom: Double? = nil) {
    self.x = x
    self.label = label
    self.shadedFrom = shadedFrom
  }
}

extension ReferenceLine {
  /// The shaded stretch, to be drawn below everything else; nothing if it would have no width.
  func shade(on scale: Scale, in area: Rectangle) -> Markup {
    guard let shadedFrom, shadedFrom.isFinite, x.isFinite else { return "" }
    let (left, right) = (scale.place(shadedFrom), scale.place(x))
    guard right - left >= 0.1 else { return "" }
    return """
      <rect class="shade" x="\(left)" y="\(area.top)" width="\(right - left)" height="\(area.height)"/>

      """
  }

  /// The room that the line takes; none if it is nowhere.
  func rooms(on scale: Scale, in area: Rectangle) -> [Rectangle] {
    guard x.isFinite else { return [] }
    let place = scale.place(x)
    return [Rectangle(left: place - 1.5, top: area.top, right: place + 1.5, bottom: area.bottom)]
  }

  /// The line and its name above the area, moved aside where it would leave the drawing or cover `title`,
  /// the words at its upper left.
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
