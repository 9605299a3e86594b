/// Points in a plane, such as a pool plotted as cost against skill with the team marked.
///
/// `points` have names and are drawn one by one; `cloud` holds any number of unnamed dots, which are reduced to as many
/// as the eye can tell apart. A pool of up to `namedPoints` is best given as points alone; for a larger one, give the
/// team and a few other notable players as points and the rest as the cloud.
public struct ScatterChart: Plot {
  /// The most points for which names and exact values stay readable.
  public static let namedPoints = 60

  /// A named dot.
  public struct Point: Sendable, Equatable {
    /// The kind of a dot, which decides its colour and the priority of its label.
    public enum Group: String, Sendable, CaseIterable {
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
    /// The x coordinate.
    public var x: Double
    /// The y coordinate.
    public var y: Double
    /// The exact values as text, shown on hover: `8 skill for 11.0`.
    public var value: String
    /// The kind of the dot.
    public var group: Group

    /// A named dot at the given position.
    public init(_ label: String, x: Double, y: Double, value: String, group: Group = .other) {
      self.label = label
      self.x = x
      self.y = y
      self.value = value
      self.group = group
    }
  }

  /// Unnamed dots, as one array per coordinate.
  public struct Cloud: Sendable, Equatable {
    /// The x coordinates.
    public var x: [Double]
    /// The y coordinates, in the same order.
    public var y: [Double]
    /// The number of items that each dot represents, in the same order; empty if each represents one.
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

  /// The x axis.
  public var x: Axis
  /// The y axis.
  public var y: Axis
  /// The named dots; within a group the earlier ones get their labels first.
  public var points: [Point]
  /// The unnamed dots, drawn below the others.
  public var cloud: Cloud
  /// The height of the drawing, which is 420 wide.
  public var height: Int

  /// A scatter chart of the given dots; those with a non-finite coordinate are not drawn.
  public init(x: Axis, y: Axis, points: [Point], cloud: Cloud = Cloud(), height: Int = 280) {
    self.x = x
    self.y = y
    self.points = points
    self.cloud = cloud
    self.height = height
  }
}
