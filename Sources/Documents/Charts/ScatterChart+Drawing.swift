extension ScatterChart {
  /// The drawing: the frame, the cloud, the dots with the team on top, and the names that find room.
  /// - Complexity: O(cloud + points · labels).
  public var drawing: Drawing {
    let shown = points.filter { $0.x.isFinite && $0.y.isFinite }
    let frame = PlotFrame(
      width: 420, height: height, x: x, Self.range(shown.map(\.x), cloud.x), y: y,
      Self.range(shown.map(\.y), cloud.y))
    let dots = DotStack.dots(for: shown, in: frame)
    return Drawing(
      width: frame.width, height: frame.height,
      content: frame.markup + DotCloud(cloud, in: frame).markup(noun: cloud.noun)
        + Markup(
          Self.groupsFromBelow.flatMap { group in dots.filter { $0.point.group == group }.map(\.markup) })
        + Self.labels(dots, in: frame))
  }

  /// The order in which dots are drawn.
  private static let groupsFromBelow: [Point.Group] = [.other, .own, .team]

  /// How many names a chart bears beside those of the team.
  private static let otherLabels = 16

  /// The lowest and the highest of all finite numbers; 0 to 0 if there are none.
  private static func range(_ named: [Double], _ nameless: [Double]) -> ClosedRange<Double> {
    var low = Double.infinity
    var high = -Double.infinity
    for values in [named, nameless] {
      for value in values where value.isFinite {
        low = min(low, value)
        high = max(high, value)
      }
    }
    return low <= high ? low...high : 0...0
  }

  /// The names: those of the team where there is room beside the dot, then further away, then others.
  /// - Parameters:
  ///   - top: no name reaches above this line of the drawing.
  ///   - obstacles: other things that no name may cover.
  static func labels(
    _ dots: [Dot], in frame: PlotFrame, top: Double = 13, around obstacles: [Rectangle] = []
  ) -> Markup {
    let bounds = Rectangle(
      left: frame.area.left, top: top, right: Double(frame.width), bottom: frame.area.bottom)
    var placer = LabelPlacer(bounds: bounds, dots: dots.map(\.room), lines: obstacles)
    var labels = Markup()
    func place(_ dot: Dot, away: Bool = false) -> Bool {
      let name = Typeface.shortened(dot.point.label.visible)
      let width = Typeface.width(name, strong: dot.point.group.isTeam)
      let place =
        away
        ? placer.placeAway(width: width, x: dot.x, y: dot.y)
        : placer.placeBeside(width: width, x: dot.x, y: dot.y)
      guard let place else { return false }
      labels += dot.label(name, at: place)
      return true
    }
    let named = dots.filter { !$0.point.label.isEmpty }
    let teams = named.filter { $0.point.group.isTeam && $0.point.group != .own }
    let crowded = (teams + named.filter { $0.point.group == .own }).filter { !place($0) }
    for dot in crowded { _ = place(dot, away: true) }
    var others = 0
    for dot in named where dot.point.group == .other && others < otherLabels { others += place(dot) ? 1 : 0 }
    return labels
  }
}
