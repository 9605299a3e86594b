/// A titled part of a page: one card of the HTML report.
public struct Section: Sendable {
  /// How much of the page's width a card takes where there is room for two side by side.
  public enum Width: Sendable, Equatable {
    /// Half; two neighbours of this width stand side by side, on a phone one below the other.
    case half
    /// All of it.
    case full
    /// All of it, and half on paper: of what stands at the end of every page.
    case small
  }

  /// In which renderings a section appears.
  public enum Place: Sendable, Equatable {
    /// In all of them. The terminal shows the first such section without its title, straight under
    /// the verdict and above the facts, the others with their titles after the facts.
    case everywhere
    /// In Markdown and HTML, not on the terminal.
    case reports
  }

  /// The title above the section.
  public var title: String
  /// The name by which links reach the section: lower-case letters, digits and hyphens, unique in
  /// the document.
  public var anchor: String
  /// How wide its card is.
  public var width: Width
  /// Where it appears.
  public var place: Place
  /// Whether an HTML page shows the title alone until somebody opens it: for what is long and seldom asked for.
  public var isFolded: Bool
  /// What it holds, in reading order.
  public var blocks: [Block]

  /// A section of the given blocks.
  public init(
    _ title: String, anchor: String, width: Width = .full, place: Place = .everywhere, isFolded: Bool = false,
    blocks: [Block]
  ) {
    self.title = title
    self.anchor = anchor
    self.width = width
    self.place = place
    self.isFolded = isFolded
    self.blocks = blocks
  }
}

/// One thing inside a section.
public enum Block: Sendable {
  /// Sentences.
  case paragraph(Prose)
  /// A remark in small print, such as what a mark in the table above means. The terminal leaves it
  /// out: there the facts say it.
  case note(Prose)
  /// Statements one below the other: warnings, rows left out; and what they are, which stands before a long list that an
  /// HTML page folds away.
  case list([Prose], of: String = "lines")
  /// Rows and columns.
  case table(DataTable)
  /// Names and what they stand for, such as the provenance of a page.
  case details([Detail])
  /// A few numbers in large type, side by side.
  case figures([Figure])
  /// A team as it stands, above its table. The terminal and Markdown show the table.
  case lineup(LineupChart)
  /// A drawing. The terminal leaves it out; Markdown gives its summary and its numbers.
  case chart(any Chart)
}

/// A name and what it stands for: `SHA-256  8f43…`.
public struct Detail: Sendable, Equatable {
  /// The name.
  public var label: String
  /// What it stands for.
  public var value: Prose

  /// A pair of both.
  public init(_ label: String, _ value: Prose) {
    self.label = label
    self.value = value
  }
}

/// A number worth large type: `Next point / 51.0 → 37 / Bumrah for Rishabh`.
public struct Figure: Sendable, Equatable {
  /// What it is, above.
  public var label: String
  /// The number, in large type.
  public var value: String
  /// What is behind it, below; may be empty.
  public var note: Prose

  /// A figure of the three.
  public init(_ label: String, value: String, note: Prose = "") {
    self.label = label
    self.value = value
    self.note = note
  }
}
