/// A run of text, parts of it marked: the content of a paragraph, a table cell or a fact.
///
/// Written as a string literal whose interpolations say what a value is:
///
///     let text: Prose = "\("Bumrah", .good) for \("Rishabh"), see \("the data", .link(anchor: "data"))"
///
/// Values are kept unchanged; each renderer escapes them for its own format.
public struct Prose: Sendable, Equatable {
  /// The spans in reading order; neighbours of the same kind are one span.
  public private(set) var spans: [Span]

  /// Plain text.
  public init(_ plain: String) {
    spans = plain.isEmpty ? [] : [Span(plain)]
  }

  /// Joins the given spans, dropping empty ones and merging neighbours of the same kind.
  public init(spans: [Span]) {
    self.spans = []
    for span in spans { append(span) }
  }

  /// Whether there is no text.
  public var isEmpty: Bool { spans.isEmpty }

  /// The text without its marks.
  public var plainText: String { spans.map(\.text).joined() }

  mutating func append(_ span: Span) {
    guard !span.text.isEmpty else { return }
    if let last = spans.last, last.kind == span.kind {
      spans[spans.count - 1] = Span(last.text + span.text, last.kind)
    } else {
      spans.append(span)
    }
  }

  /// Returns the text of `left` followed by that of `right`, with nothing in between.
  public static func + (left: Prose, right: Prose) -> Prose { Prose(spans: left.spans + right.spans) }
}

/// Text of one kind.
public struct Span: Sendable, Equatable {
  /// The kind of a text, which decides how it looks.
  public enum Kind: Sendable, Equatable {
    /// Ordinary text.
    case plain
    /// Text that the sentence is about.
    case strong
    /// Text to type or compare letter by letter: a command, a path, a hash.
    case code
    /// Good or bad news.
    case tone(Tone)
    /// A reference to the section with this anchor, in the same document.
    case link(anchor: String)
    /// A reference to another page of the same format, by its path relative to this one, without an extension.
    case page(path: String)

    /// What is new, better, or in order.
    public static let good = Kind.tone(.good)
    /// What needs attention.
    public static let warning = Kind.tone(.warning)
    /// What is wrong: a broken rule, a task that failed.
    public static let bad = Kind.tone(.bad)
  }

  /// The text itself, unescaped.
  public var text: String
  /// Its kind.
  public var kind: Kind

  /// Text of the given kind, by default plain.
  public init(_ text: String, _ kind: Kind = .plain) {
    self.text = text
    self.kind = kind
  }
}
