/// Ranges on an axis, a row for each name, such as the budgets for which a player is in the best team.
public struct SpanChart: Plot {
  /// A range on the axis.
  public struct Span: Sendable, Equatable {
    /// Its start.
    public var from: Double
    /// Its end; nil for a span that continues to the end of the axis, `from` for a single point, which gets a dot.
    public var to: Double?
    /// Whether it is pale: possible, but not certain.
    public var isPale: Bool

    /// A span, by default not pale.
    public init(from: Double, to: Double?, isPale: Bool = false) {
      self.from = from
      self.to = to
      self.isPale = isPale
    }
  }

  /// A name and its spans.
  public struct Row: Sendable, Equatable {
    /// The name.
    public var label: String
    /// Its spans, from left to right.
    public var spans: [Span]
    /// The spans in words, shown on hover.
    public var value: String
    /// Whether the name is emphasised: one of its spans includes the reader's reference value.
    public var isStrong: Bool

    /// A row.
    public init(_ label: String, spans: [Span], value: String, isStrong: Bool = false) {
      self.label = label
      self.spans = spans
      self.value = value
      self.isStrong = isStrong
    }
  }

  /// The x axis.
  public var x: Axis
  /// The names from top to bottom.
  public var rows: [Row]
  /// The reader's reference value.
  public var reference: ReferenceLine?
  /// The legend for full and pale bars; nil if there are no pale ones.
  public var key: (full: String, pale: String)?

  /// A chart of the given rows; spans with a non-finite end are left out.
  public init(
    x: Axis, rows: [Row], reference: ReferenceLine? = nil, key: (full: String, pale: String)? = nil
  ) {
    self.x = x
    self.rows = rows
    self.reference = reference
    self.key = key
  }
}
