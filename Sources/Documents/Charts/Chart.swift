/// A drawing together with a description and, if the numbers are few enough, a table of them.
///
/// Every kind of chart is a type in this module that conforms to this protocol; the renderers do not depend on any
/// particular kind.
public protocol Chart: Sendable {
  /// A short name for files and identifiers: lower-case letters, digits and hyphens, unique in the
  /// document.
  var name: String { get }
  /// What the drawing shows, in a few words.
  var title: String { get }
  /// A description of the chart in a sentence or two, for readers who cannot see it.
  var summary: String { get }
  /// The numbers behind the drawing; nil when there are too many to read or a table nearby has them.
  var data: DataTable? { get }
  /// The drawing itself.
  var drawing: Drawing { get }
}

extension Chart {
  /// Nil by default: most charts appear beside their numbers.
  public var data: DataTable? { nil }
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
