extension ScatterChart {
  /// The drawing: the frame, the cloud, the dots with the team on top, and the names that fit. It becomes taller if
  /// names of the team do not fit.
  /// - Complexity: O(cloud + points · labels).
  public var drawing: Drawing {
    let lowest = drawing(height: height)
    guard !lowest.namesAll else { return lowest.drawing }
    let higher = [60, 120].lazy.map { drawing(height: height + $0) }
    return (higher.first { $0.namesAll } ?? lowest).drawing
  }

  /// Returns the drawing at a height, and whether every dot of the team is named.
  private func drawing(height: Int) -> (drawing: Drawing, namesAll: Bool) {
    let shown = points.filter { $0.x.isFinite && $0.y.isFinite }
    let frame = PlotFrame(
      width: 420, height: height, x: x, shown.map(\.x) + cloud.x, y: y,
      shown.map(\.y) + cloud.y)
    let (dots, cloud) = (DotStack.dots(for: shown, in: frame), DotCloud(cloud, in: frame))
    let labels = DotLabels(dots, in: frame, cloud: cloud)
    let drawing = Drawing(
      width: frame.width, height: frame.height,
      content: frame.markup + cloud.markup(noun: self.cloud.noun)
        + Markup(
          Self.groupsFromBelow.flatMap { group in dots.filter { $0.point.group == group }.map(\.markup) })
        + labels.markup)
    return (drawing, labels.namesAll)
  }

  /// The order in which dots are drawn.
  private static let groupsFromBelow: [Point.Group] = [.other, .near, .own, .team]
}
