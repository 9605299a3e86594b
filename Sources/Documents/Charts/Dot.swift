/// A named dot with its position in the drawing.
struct Dot: Equatable {
  let point: ScatterChart.Point
  let x, y: Double

  private var radius: Double { point.group.isTeam ? 5 : 4.5 }

  /// The area it covers.
  var room: Rectangle { Rectangle(left: x - radius, top: y - radius, right: x + radius, bottom: y + radius) }

  /// The dot, a diamond for the reader's own team, with its name and exact values shown on hover.
  var markup: Markup {
    let title: Markup = "<title>\(point.label): \(point.value)</title>"
    guard point.group == .own else {
      return """
        <circle class="\(point.group.className)" cx="\(x)" cy="\(y)" r="\(radius)">\(title)</circle>

        """
    }
    return """
      <path class="\(point.group.className)" d="M\(x) \(y - 6)L\(x + 6) \(y)L\(x) \(y + 6)L\(x - 6) \(y)Z">\
      \(title)</path>

      """
  }

  /// Returns its name at a place, on a plate if there are dots below it, joined to a dot far away by a line.
  func label(_ name: String, at place: LabelPlacer.Placement) -> Markup {
    let text = label(name, x: place.x, y: place.y, direction: place.direction, leaderEnd: place.leaderEnd)
    guard place.coversDots else { return text }
    let room = place.room
    return """
      <rect class="plate" x="\(room.left)" y="\(room.top)" width="\(room.right - room.left)" \
      height="\(room.bottom - room.top)" rx="3"/>

      """ + text
  }

  /// Returns its name with its baseline at `y`, running from `x` to the right (1), to the left (-1) or both ways (0).
  func label(
    _ name: String, x labelX: Double, y labelY: Double, direction: Int = 1, leaderEnd: Location?
  ) -> Markup {
    let weight: Markup = point.group.isTeam ? " strong" : ""
    let anchor: Markup = direction > 0 ? "" : direction < 0 ? " end" : " middle"
    let text: Markup = """
      <text class="label\(weight)\(anchor)" x="\(labelX)" y="\(labelY)">\(name)</text>

      """
    guard let end = leaderEnd else { return text }
    return "<path class=\"leader\" d=\"M\(x) \(y)L\(end.x) \(end.y)\"/>\n" + text
  }
}

extension ScatterChart.Point.Group {
  /// Whether the dot stands out (any group but `other`): larger, and with a strong label.
  var isTeam: Bool { self != .other }

  /// The class in `ChartStyle` that colours the group.
  fileprivate var className: String { self == .near ? "ink" : rawValue }
}
