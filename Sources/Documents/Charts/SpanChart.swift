/// Who or what is there over which stretches of an axis: a row for each name, a bar for each stretch, such as
/// the budgets for which a player is in the best team.
public struct SpanChart: Chart {
  /// A stretch of the axis.
  public struct Span: Sendable, Equatable {
    /// Where it begins.
    public var from: Double
    /// Where it ends; nil for a stretch that runs on to the end of the axis. Equal to `from` for a single place,
    /// which gets a dot.
    public var to: Double?
    /// Whether it is pale: there, but not necessarily.
    public var isPale: Bool

    /// A stretch; not pale when nothing else is said.
    public init(from: Double, to: Double?, isPale: Bool = false) {
      self.from = from
      self.to = to
      self.isPale = isPale
    }
  }

  /// One name and its stretches.
  public struct Row: Sendable, Equatable {
    /// The name.
    public var label: String
    /// Its stretches, from left to right.
    public var spans: [Span]
    /// The stretches in words, told when the pointer rests on the row.
    public var value: String
    /// Whether the name is set apart: it is there at the reader's number.
    public var isStrong: Bool

    /// A row.
    public init(_ label: String, spans: [Span], value: String, isStrong: Bool = false) {
      self.label = label
      self.spans = spans
      self.value = value
      self.isStrong = isStrong
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
  /// The names from top to bottom.
  public var rows: [Row]
  /// The number that the reader brings along.
  public var reference: ReferenceLine?
  /// What full and pale bars mean; nil if there are no pale ones.
  public var key: (full: String, pale: String)?
  /// The stretches in words, if they are nowhere else.
  public var data: DataTable?

  /// A chart of the given rows; spans with an end that is not finite are left out.
  public init(
    name: String, title: String, summary: String, x: Axis, rows: [Row], reference: ReferenceLine? = nil,
    key: (full: String, pale: String)? = nil, data: DataTable? = nil
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.x = x
    self.rows = rows
    self.reference = reference
    self.key = key
    self.data = data
  }
}
