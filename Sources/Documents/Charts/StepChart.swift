/// Lines that rise in steps, such as the best skill that each budget buys, with a number that the reader brings
/// along and points beside the lines.
public struct StepChart: Chart {
  /// A place from which on a line has another value.
  public struct Step: Sendable, Equatable {
    /// Where the step is.
    public var x: Double
    /// The value from there on.
    public var y: Double
    /// What it means, told when the pointer rests there: `49.0 buys 36`.
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
    /// Its name, which is below the chart; empty if there is but one.
    public var label: String
    /// Its steps, from left to right.
    public var steps: [Step]
    /// How far it goes; nil for a line that runs on to the right end of the axis.
    public var end: Double?
    /// Whether it is the one the page is about: blue, strong, on top, its steps told to the pointer.
    public var isHighlighted: Bool

    /// A line through the given steps.
    public init(_ label: String, steps: [Step], end: Double? = nil, isHighlighted: Bool = false) {
      self.label = label
      self.steps = steps
      self.end = end
      self.isHighlighted = isHighlighted
    }
  }

  /// The chart's short name, for files and identifiers.
  public var name: String
  /// What the chart shows, in a few words.
  public var title: String
  /// What there is to see, in a sentence or two.
  public var summary: String
  /// What is measured from left to right.
  public var x: Axis
  /// What is measured from bottom to top.
  public var y: Axis
  /// The lines, those to be labelled first at the beginning.
  public var lines: [Line]
  /// Whether dots mark the steps of highlighted lines, where those are few.
  public var marksSteps: Bool
  /// The number that the reader brings along.
  public var reference: ReferenceLine?
  /// Dots with names beside the lines.
  public var points: [ScatterChart.Point]
  /// The height of the drawing, which is 420 wide; with the names of many lines it is higher.
  public var height: Int

  /// A chart of the given lines; what has a coordinate that is not finite is left out.
  public init(
    name: String, title: String, summary: String, x: Axis, y: Axis, lines: [Line],
    marksSteps: Bool = true, reference: ReferenceLine? = nil, points: [ScatterChart.Point] = [],
    height: Int = 280
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.x = x
    self.y = y
    self.lines = lines
    self.marksSteps = marksSteps
    self.reference = reference
    self.points = points
    self.height = height
  }
}
