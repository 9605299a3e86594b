/// A drawing together with a description and, if the numbers are few enough, a table of them.
public struct Chart: Sendable {
  /// A short name for files and identifiers: lower-case letters, digits and hyphens, unique in the document.
  public var name: String
  /// What the drawing shows, in a few words.
  public var title: String
  /// A description of the chart in a sentence or two, for readers who cannot see it.
  public var summary: String
  /// The numbers behind the drawing; nil when there are too many to read or a table nearby has them.
  public var data: DataTable?
  /// What is drawn.
  public var plot: any Plot

  /// A chart, by default one that appears beside its numbers.
  public init(_ name: String, title: String, summary: String, data: DataTable? = nil, _ plot: any Plot) {
    self.name = name
    self.title = title
    self.summary = summary
    self.data = data
    self.plot = plot
  }

  /// The drawing itself.
  public var drawing: Drawing { plot.drawing }
}

/// What a chart draws: every kind is a type in this module.
public protocol Plot: Sendable {
  /// The drawing.
  var drawing: Drawing { get }
}

/// A finished drawing: positioned shapes and text, coloured by the classes of `ChartStyle`.
public struct Drawing: Sendable {
  /// The width in units of about one pixel.
  let width: Int
  /// The height in the same unit.
  public let height: Int
  /// The SVG elements other than the names, the lowest first.
  let body: Markup
  /// The row names of a wide drawing.
  var names: Names?

  /// The part that stays at the left edge while the rest of a wide drawing scrolls.
  struct Names {
    /// The width of this part within the drawing.
    let width: Double
    /// The SVG elements.
    let content: Markup
  }

  /// All SVG elements, the lowest first.
  var content: Markup { (names?.content ?? "") + body }

  init(width: Int, height: Int, content: Markup, names: Names? = nil) {
    (self.width, self.height, body, self.names) = (width, height, content, names)
  }
}
