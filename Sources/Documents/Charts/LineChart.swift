/// Lines over a common axis, such as the points of teams over the rounds of a tournament.
public struct LineChart: Plot {
  /// One line.
  public struct Line: Sendable, Equatable {
    /// Its name, shown at its end.
    public var label: String
    /// Its values at 0, 1, 2 and so on of the x axis.
    public var values: [Double]
    /// The value at its end as text, shown on hover: `9 points`.
    public var value: String
    /// How prominent it is.
    public var weight: Weight

    /// A line through the given values.
    public init(_ label: String, values: [Double], value: String, weight: Weight = .usual) {
      self.label = label
      self.values = values
      self.value = value
      self.weight = weight
    }
  }

  /// How prominent a line is among others.
  public enum Weight: Sendable, CaseIterable {
    /// One of many: pale, and without a dot at its end.
    case faint
    /// Grey.
    case usual
    /// One of the few close to the leader: dark.
    case near
    /// The line that the page is about: blue, and on top.
    case lead
  }

  /// The x axis.
  public var x: Axis
  /// The y axis.
  public var y: Axis
  /// The lines; where ends are equal, their names keep this order from top to bottom.
  public var lines: [Line]

  /// A chart of the given lines; values that are not finite are left out.
  public init(x: Axis, y: Axis, lines: [Line]) {
    self.x = x
    self.y = y
    self.lines = lines
  }

  /// The most lines with names at their ends; the tables of the page name the rest.
  static let namedLines = 60

  /// The drawing: the frame, the lines with the most prominent on top, and their names in a column at their ends.
  /// - Complexity: O(points + lines · log(lines)).
  public var drawing: Drawing {
    let points = lines.flatMap(\.points)
    let ends = lines.compactMap(\.end)
    let named = Array(ends.prefix(Self.namedLines))
    let frame = PlotFrame(
      width: 420, height: max(280, EndLabels.height(of: named.count) + 64), x: x, points.map(\.x),
      y: y, points.map(\.y), rightMargin: EndLabels.width(of: named))
    let fromBelow = Weight.allCases.flatMap { weight in lines.filter { $0.weight == weight }.reversed() }
    func dots(_ points: [ScatterChart.Point]) -> [Dot] {
      points.map { Dot(point: $0, x: frame.xScale.place($0.x), y: frame.yScale.place($0.y)) }
    }
    return Drawing(
      width: frame.width, height: frame.height,
      content: frame.markup + Markup(fromBelow.map { $0.path(in: frame) })
        + EndLabels(dots(named), in: frame.area).markup
        + Markup(dots(fromBelow.filter { $0.weight != .faint }.compactMap(\.end)).map(\.markup)))
  }
}

extension LineChart.Line {
  /// The points that can be drawn, from left to right.
  fileprivate var points: [Location] {
    values.enumerated().filter { $0.element.isFinite }.map { Location(x: Double($0.offset), y: $0.element) }
  }

  /// The dot at its end.
  fileprivate var end: ScatterChart.Point? {
    points.last.map { point in
      ScatterChart.Point(
        label, x: point.x, y: point.y, value: value,
        group: weight == .lead ? .team : weight == .near ? .near : .other)
    }
  }

  fileprivate func path(in frame: PlotFrame) -> Markup {
    let steps = points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(frame.xScale.place(point.x)) \(frame.yScale.place(point.y))" as Markup
    }
    let shade: Markup =
      switch weight {
      case .faint: " few"
      case .usual: ""
      case .near: " dark"
      case .lead: " lead"
      }
    return "<path class=\"line\(shade)\" d=\"\(Markup(steps))\"><title>\(label): \(value)</title></path>\n"
  }
}
