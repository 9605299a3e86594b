/// Lines over a common axis, such as the points of teams over the rounds of a tournament.
public struct LineChart: Chart {
  /// One line.
  public struct Line: Sendable, Equatable {
    /// Its name, shown at its end.
    public var label: String
    /// Its points from left to right.
    public var points: [Point]
    /// The value at its end as text, shown on hover: `9 points`.
    public var value: String
    /// How prominent it is.
    public var weight: Weight

    /// A line through the given points.
    public init(_ label: String, points: [Point], value: String, weight: Weight = .usual) {
      self.label = label
      self.points = points
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

  /// A point of a line.
  public struct Point: Sendable, Equatable {
    /// The x coordinate.
    public var x: Double
    /// The y coordinate.
    public var y: Double

    /// A point at the given place.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The chart's short name, for files and identifiers.
  public var name: String
  /// What the chart shows, in a few words.
  public var title: String
  /// A description of the chart, in a sentence or two.
  public var summary: String
  /// The x axis.
  public var x: Axis
  /// The y axis.
  public var y: Axis
  /// The lines; where ends are equal, their names keep this order from top to bottom.
  public var lines: [Line]

  /// A chart of the given lines; points with a non-finite coordinate are left out.
  public init(
    name: String, title: String, summary: String, x: Axis, y: Axis, lines: [Line]
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.x = x
    self.y = y
    self.lines = lines
  }

  /// The most lines with names at their ends; the tables of the page name the rest.
  static let namedLines = 60

  /// The drawing: the frame, the lines with the most prominent on top, and their names in a column at their ends.
  /// - Complexity: O(points + lines · log(lines)).
  public var drawing: Drawing {
    let shown = lines.map { line in
      var line = line
      line.points = line.points.filter { $0.x.isFinite && $0.y.isFinite }
      return line
    }
    let points = shown.flatMap(\.points)
    let ends = shown.compactMap(Self.end)
    let named = Array(ends.prefix(Self.namedLines))
    let frame = PlotFrame(
      width: 420, height: max(280, EndLabels.height(of: named.count) + 64), x: x, Self.range(points.map(\.x)),
      y: y, Self.range(points.map(\.y)), rightMargin: EndLabels.width(of: named))
    let fromBelow = Weight.allCases.flatMap { weight in shown.filter { $0.weight == weight }.reversed() }
    func dots(_ points: [ScatterChart.Point]) -> [Dot] {
      points.map { Dot(point: $0, x: frame.xScale.place($0.x), y: frame.yScale.place($0.y)) }
    }
    return Drawing(
      width: frame.width, height: frame.height,
      content: frame.markup + Markup(fromBelow.map { Self.path($0, in: frame) })
        + EndLabels(dots(named), in: frame.area).markup
        + Markup(dots(fromBelow.filter { $0.weight != .faint }.compactMap(Self.end)).map(\.markup)))
  }

  private static func range(_ values: [Double]) -> ClosedRange<Double> {
    (values.min() ?? 0)...(values.max() ?? 0)
  }

  private static func path(_ line: Line, in frame: PlotFrame) -> Markup {
    let steps = line.points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(frame.xScale.place(point.x)) \(frame.yScale.place(point.y))" as Markup
    }
    let weight: Markup =
      switch line.weight {
      case .faint: " few"
      case .usual: ""
      case .near: " dark"
      case .lead: " lead"
      }
    return """
      <path class="line\(weight)" d="\(Markup(steps))"><title>\(line.label): \(line.value)</title></path>

      """
  }

  /// Returns the dot at the end of a line.
  private static func end(_ line: Line) -> ScatterChart.Point? {
    line.points.last.map { point in
      ScatterChart.Point(
        line.label, x: point.x, y: point.y, value: line.value,
        group: line.weight == .lead ? .team : line.weight == .near ? .near : .other)
    }
  }
}
