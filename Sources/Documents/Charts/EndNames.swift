/// The names of lines at their right ends, moved apart where they would cover each other.
struct EndNames {
  /// How much of a name is shown: the lines need the room.
  private static let longest = 14
  /// The distance of a name from its line, and of base lines from each other.
  private static let (gap, lineHeight) = (6.0, 14.0)

  private let names: [(text: String, y: Double, isStrong: Bool)]

  /// Names with the places of their lines from top to bottom; empty names are left out.
  init(_ names: [(text: String, y: Double, isStrong: Bool)]) {
    self.names = names.filter { !$0.text.isEmpty }.map { name in
      (Typeface.shortened(name.text.visible, limit: Self.longest), name.y, name.isStrong)
    }
  }

  /// The room to the right of the area that they need; 0 without names.
  var room: Double {
    names.map { Typeface.width($0.text, strong: $0.isStrong) + Self.gap + 2 }.max() ?? 0
  }

  /// The names beside the area. Of equal places the first name stands highest; what finds no room is left out.
  func markup(besides area: Rectangle) -> Markup {
    let shown = names.prefix(Int(area.height / Self.lineHeight))
    let ordered = shown.enumerated().sorted { ($0.element.y, $0.offset) < ($1.element.y, $1.offset) }.map(
      \.element)
    // Downward until nothing overlaps, then upward again from the lower edge.
    var places: [Double] = []
    for name in ordered {
      places.append(max(name.y + 4, area.top + 4, (places.last ?? -.infinity) + Self.lineHeight))
    }
    var limit = area.bottom + 4
    for index in places.indices.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - Self.lineHeight
    }
    return Markup(
      zip(ordered, places).map { name, y in
        let weight: Markup = name.isStrong ? " class=\"strong\"" : ""
        return "<text\(weight) x=\"\(area.right + Self.gap)\" y=\"\(y)\">\(name.text)</text>\n"
      })
  }
}
