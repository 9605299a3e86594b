/// Lines that rise in steps, such as the best skill that each budget buys, with points beside them.
public struct StepChart: Plot {
  /// A point from which a line has another value.
  public struct Step: Sendable, Equatable {
    /// The x coordinate of the step.
    public var x: Double
    /// The value from there on.
    public var y: Double
    /// Its meaning, shown on hover: `49.0 buys 36`.
    public var value: String

    /// A step.
    public init(x: Double, y: Double, value: String) {
      self.x = x
      self.y = y
      self.value = value
    }
  }

  /// One line.
  public struct Line: Sendable, Equatable {
    /// Its name, shown below the chart; empty if there is only one.
    public var label: String
    /// Its steps, from left to right.
    public var steps: [Step]
    /// The x coordinate where it ends; nil for a line that continues to the right end of the axis.
    public var end: Double?
    /// Whether it is the line that the page is about: blue, strong, and with its steps shown on hover.
    public var isHighlighted: Bool

    /// A line through the given steps.
    public init(_ label: String, steps: [Step], end: Double? = nil, isHighlighted: Bool = false) {
      self.label = label
      self.steps = steps
      self.end = end
      self.isHighlighted = isHighlighted
    }
  }

  /// The x axis.
  public var x: Axis
  /// The y axis.
  public var y: Axis
  /// The lines, those to be named first at the beginning.
  public var lines: [Line]
  /// Whether dots mark the steps of highlighted lines that have few of them.
  public var marksSteps: Bool
  /// The reader's reference value.
  public var reference: ReferenceLine?
  /// Named dots beside the lines.
  public var points: [ScatterChart.Point]
  /// The height of the drawing, which is 420 wide; a long legend makes it taller.
  public var height: Int

  /// A chart of the given lines; anything with a non-finite coordinate is left out.
  public init(
    x: Axis, y: Axis, lines: [Line], marksSteps: Bool = true, reference: ReferenceLine? = nil,
    points: [ScatterChart.Point] = [], height: Int = 280
  ) {
    self.x = x
    self.y = y
    self.lines = lines
    self.marksSteps = marksSteps
    self.reference = reference
    self.points = points
    self.height = height
  }
}
