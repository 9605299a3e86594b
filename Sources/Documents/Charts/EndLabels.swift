/// The names of lines in a column beside their ends, in the order of the ends, moved apart where they would overlap; a
/// thin line joins a moved name to its end.
struct EndLabels {
  /// The distance between two names.
  private static let gap = 13.0
  /// The distance from the right end of the axis to the names.
  private static let distance = 20.0

  private let dots: [Dot]
  private let middles: [Double]
  private let left: Double

  /// Places the names of dots near the right end of the plot; level dots keep their own order.
  /// - Complexity: O(dots · log(dots)).
  init(_ dots: [Dot], in plot: Rectangle) {
    let fromTop = dots.indices.sorted { (dots[$0].y, $0) < (dots[$1].y, $1) }
    self.dots = fromTop.map { dots[$0] }
    middles = Self.apart(self.dots.map(\.y), between: plot.top, plot.bottom)
    left = plot.right + Self.distance
  }

  static func height(of count: Int) -> Int { Int(gap) * max(0, count - 1) }

  /// Returns the room needed to the right of the plot for the names of the points.
  static func width(of points: [ScatterChart.Point]) -> Double {
    distance + (points.map { Typeface.width(name($0), strong: $0.group.isTeam) }.max() ?? 0)
  }

  /// The names and the lines that join them to their dots, to be drawn below the dots.
  var markup: Markup {
    Markup(
      zip(dots, middles).map { dot, middle in
        let leader = abs(middle - dot.y) < 1 ? nil : Location(x: left - 4, y: middle)
        let base = middle + (Typeface.ascent - Typeface.descent) / 2
        return dot.label(Self.name(dot.point), x: left, y: base, leaderEnd: leader)
      })
  }

  private static func name(_ point: ScatterChart.Point) -> String {
    Typeface.shortened(point.label.visible, limit: 26)
  }

  /// Returns the positions nearest to the wanted ones (least squares) that keep their order, their distance and the two
  /// borders.
  ///
  /// Minus `gap` for each label before it, positions must not decrease: isotonic regression by pooling adjacent
  /// violators (Ayer et al., 1955).
  private static func apart(_ wanted: [Double], between top: Double, _ bottom: Double) -> [Double] {
    var pools: [(sum: Double, count: Int)] = []
    for (index, place) in wanted.enumerated() {
      pools.append((place - gap * Double(index), 1))
      while let last = pools.last, let before = pools.dropLast().last,
        before.sum * Double(last.count) >= last.sum * Double(before.count)
      {
        pools.removeLast(2)
        pools.append((before.sum + last.sum, before.count + last.count))
      }
    }
    let lowest = bottom - gap * Double(wanted.count - 1)
    let means = pools.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
    return means.enumerated().map { min(max($1, top), lowest) + gap * Double($0) }
  }
}
