/// A run of words, some of them marked: what is in a paragraph, a table cell or a fact.
///
/// Written as a string literal whose interpolations say what a value is:
///
///     let text: Prose = "\(good: "Bumrah") for \("Rishabh"), see \("the data", link: "data")"
///
/// A value keeps every character that it was given; each renderer escapes it for its own format.
public struct Prose: Sendable, Equatable {
  /// The words in reading order; neighbours of the same kind are one span.
  public private(set) var spans: [Span]

  /// Words without any mark.
  public init(_ plain: String) {
    spans = plain.isEmpty ? [] : [Span(plain)]
  }

  /// The given spans, empty ones left out and neighbours of the same kind joined.
  public init(spans: [Span]) {
    self.spans = []
    for span in spans { append(span) }
  }

  /// Whether there is nothing to read.
  public var isEmpty: Bool { spans.isEmpty }

  /// The words alone, without their marks.
  public var plainText: String { spans.map(\.text).joined() }

  /// Adds one span at the end.
  public mutating func append(_ span: Span) {
    guard !span.text.isEmpty else { return }
    if let last = spans.last, last.kind == span.kind {
      spans[spans.count - 1] = Span(last.text + span.text, last.kind)
    } else {
      spans.append(span)
    }
  }

  /// The words of `left` followed by those of `right`, with nothing in between.
  public static func + (left: Prose, right: Prose) -> Prose {
    Prose(spans: left.spans + right.spans)
  }
}

/// Words of one kind.
public struct Span: Sendable, Equatable {
  /// What the words are, which decides how they look.
  public enum Kind: Sendable, Equatable {
    /// Ordinary words.
    case plain
    /// Words that carry the sentence.
    case strong
    /// Something to type or compare letter by letter: a command, a path, a hash.
    case code
    /// What comes in, is better, or is in order.
    case good
    /// What needs attention.
    case warning
    /// What is wrong: a broken rule, a task that failed.
    case bad
    /// A reference to the section with this anchor, in the same document.
    case link(anchor: String)
    /// A reference to another page, by its path from this one and without an ending: each rendering leads to the
    /// page of its own kind.
    case page(path: String)
  }

  /// The words themselves, unescaped.
  public var text: String
  /// What they are.
  public var kind: Kind

  /// Words of the given kind; plain ones when nothing is said.
  public init(_ text: String, _ kind: Kind = .plain) {
    self.text = text
    self.kind = kind
  }
}
