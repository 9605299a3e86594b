/// A drawing with what it shows in words and, if it is small enough, in numbers.
///
/// Every kind of chart is one type of this module that conforms to this protocol; the renderers know no
/// kind by name.
public protocol Chart: Sendable {
  /// A short name for files and identifiers: lower-case letters, digits and hyphens, unique in the
  /// document.
  var name: String { get }
  /// What the drawing shows, in a few words.
  var title: String { get }
  /// What there is to see, in a sentence or two, for those who cannot see it.
  var summary: String { get }
  /// The numbers behind the drawing; nil when they are too many to read or are in a table nearby.
  var data: DataTable? { get }
  /// The drawing itself.
  var drawing: Drawing { get }
}

extension Chart {
  /// None: most charts stand beside their numbers.
  public var data: DataTable? { nil }
}

/// A finished drawing: shapes and words at their places, coloured by the classes of `ChartStyle`.
public struct Drawing: Sendable {
  /// The width in units of about a pixel.
  let width: Int
  /// The height in the same unit.
  public let height: Int
  /// The SVG elements beside the names, the lowest first.
  let body: Markup
  /// What names the rows of a wide drawing.
  var names: Names?

  /// What stays in its place at the left edge where the rest of a wide drawing scrolls.
  struct Names {
    /// How much of the drawing's width it takes.
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
