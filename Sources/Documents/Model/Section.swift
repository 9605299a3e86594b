/// A titled part of a page: one card of the HTML report.
public struct Section: Sendable {
  /// The share of the page's width that a card takes if there is room for two side by side.
  public enum Width: Sendable, Equatable {
    /// Half; two such neighbours are side by side, on a phone one below the other.
    case half
    /// All of it.
    case full
    /// All of it, but half in print: for what is at the end of every page.
    case small
  }

  /// The renderings in which a section appears.
  public enum Place: Sendable, Equatable {
    /// All of them. The terminal shows the first such section without its title, directly under the verdict and above
    /// the facts, the others with their titles after the facts.
    case everywhere
    /// Markdown and HTML, but not the terminal.
    case reports
  }

  /// The title above the section.
  public var title: String
  /// The name by which links refer to the section: lower-case letters, digits and hyphens, unique in the document.
  public var anchor: String
  /// The width of its card.
  public var width: Width
  /// Where it appears.
  public var place: Place
  /// Whether an HTML page shows only the title until the reader opens it: for long and rarely needed content.
  public var isFolded: Bool
  /// Its content, in reading order.
  public var blocks: [Block]

  /// A section of the given blocks, without those that are nil.
  public init(
    _ title: String, anchor: String, width: Width = .full, place: Place = .everywhere, isFolded: Bool = false,
    blocks: [Block?]
  ) {
    self.title = title
    self.anchor = anchor
    self.width = width
    self.place = place
    self.isFolded = isFolded
    self.blocks = blocks.compactMap { $0 }
  }
}

/// One element of a section.
public enum Block: Sendable {
  /// Sentences.
  case paragraph(Prose)
  /// A remark in small print, such as the meaning of a mark; on the terminal the facts say it instead.
  case note(Prose)
  /// Statements one below the other: warnings, rows left out; `of` names them in the title of a list that an HTML page
  /// folds because it is long or a log.
  case list([Prose], of: String = "lines", isFolded: Bool = false)
  /// Rows and columns.
  case table(DataTable)
  /// Labels with their values, such as the provenance of a page.
  case details([Fact])
  /// A few numbers in large type, side by side.
  case figures([Figure])
  /// A team's lineup, above its table, with the meaning of circles and numbers, which may be empty. The terminal and
  /// Markdown show only the table.
  case lineup(Chart, legend: String)
  /// A drawing. The terminal leaves it out; Markdown shows its summary and its numbers.
  case chart(Chart)

  /// Sentences of plain text.
  public static func paragraph(_ text: String) -> Block { .paragraph(Prose(text)) }

  /// A remark of plain text.
  public static func note(_ text: String) -> Block { .note(Prose(text)) }
}

/// A number in large type: `Next point / 51.0 → 37 / Bumrah for Rishabh`.
public struct Figure: Sendable, Equatable {
  /// The label above it.
  public var label: String
  /// The number, in large type.
  public var value: String
  /// An explanation below it; may be empty.
  public var note: Prose

  /// A figure of these three parts.
  public init(_ label: String, value: String, note: Prose = "") {
    self.label = label
    self.value = value
    self.note = note
  }
}
