/// A drawing with what it shows in words and, where it is small enough, in numbers.
///
/// Every kind of chart is one file that conforms to this protocol; the renderers know no kind by name.
public protocol Chart: Sendable {
  /// A short name for files and identifiers: lower-case letters, digits and hyphens, unique in the
  /// document.
  var name: String { get }
  /// What the drawing shows, in a few words.
  var title: String { get }
  /// What there is to see, in a sentence or two, for those who cannot see it.
  var summary: String { get }
  /// The numbers behind the drawing; nil when they are too many to read or stand in a table nearby.
  var data: DataTable? { get }
}
