/// Points in a plane, such as a pool as cost against skill with the team marked.
///
/// `points` carry names and are drawn one by one; `cloud` holds nameless dots in any number, which are
/// drawn as few as the eye can tell apart. A pool of up to `namedPoints` is best given as points
/// alone; of a larger one, give the team and a few others worth knowing as points and all the rest as
/// the cloud.
public struct ScatterChart: Chart {
  /// Up to how many points names and exact values for each stay readable.
  public static let namedPoints = 60

  /// A named dot.
  public struct Point: Sendable, Equatable {
    /// What kind of dot it is, which decides its colour and how strongly it asks for a label.
    public enum Group: Sendable, Equatable, CaseIterable {
      /// In the team: blue, on top, labelled first.
      case team
      /// Close behind the team: dark, with a strong label.
      case near
      /// In the reader's own team: orange, labelled next.
      case own
      /// Not in the team: grey, labelled where there is room.
      case other
    }

    /// Its name.
    public var label: String
    /// Where it stands from left to right.
    public var x: Double
    /// Where it stands from bottom to top.
    public var y: Double
    /// The exact values as text, shown when the pointer rests on the dot: `8 skill for 11.0`.
    public var value: String
    /// What kind of dot it is.
    public var group: Group

    /// A named dot at the given place.
    public init(_ label: String, x: Double, y: Double, value: String, group: Group = .other) {
      self.label = label
      self.x = x
      self.y = y
      self.value = value
      self.group = group
    }
  }

  /// Nameless dots, as one array a coordinate.
  public struct Cloud: Sendable, Equatable {
    /// Where each stands from left to right.
    public var x: [Double]
    /// Where each stands from bottom to top, in the same order.
    public var y: [Double]
    /// How many things each dot stands for, in the same order; empty where each stands for one.
    public var counts: [Int]
    /// What the dots are, in the plural: `other players`.
    public var noun: String

    /// A cloud of dots.
    /// - Precondition: the arrays have the same length; `counts` may be empty.
    public init(x: [Double] = [], y: [Double] = [], counts: [Int] = [], noun: String = "others") {
      precondition(x.count == y.count, "every dot of a cloud needs both of its coordinates")
      precondition(counts.isEmpty || counts.count == x.count, "every dot of a cloud has a count, or none has")
      self.x = x
      self.y = y
      self.counts = counts
      self.noun = noun
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
  /// The dots with names; within a group the earlier ones get their labels first.
  public var points: [Point]
  /// The dots without names, drawn below the others.
  public var cloud: Cloud
  /// The height of the drawing, which is 420 wide.
  public var height: Int
  /// The numbers behind the dots, if they are few enough to read and are nowhere else.
  public var data: DataTable?

  /// A scatter chart of the given dots; those with a coordinate that is not finite are not drawn.
  public init(
    name: String, title: String, summary: String, x: Axis, y: Axis, points: [Point],
    cloud: Cloud = Cloud(), height: Int = 280, data: DataTable? = nil
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.x = x
    self.y = y
    self.points = points
    self.cloud = cloud
    self.height = height
    self.data = data
  }
}
