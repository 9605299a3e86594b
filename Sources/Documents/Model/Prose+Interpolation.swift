extension Prose: ExpressibleByStringInterpolation {
  /// Plain text from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Text from a literal whose interpolated values can be marked.
  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.prose
  }

  /// Collects the pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var prose = Prose("")

    /// Starts empty; the size hints are not needed.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends plain text of the literal itself.
    public mutating func appendLiteral(_ literal: String) {
      prose.append(Span(literal))
    }

    /// Appends a plain value.
    public mutating func appendInterpolation(_ value: String) {
      prose.append(Span(value))
    }

    /// Appends a whole number in plain digits.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      prose.append(Span(String(value)))
    }

    /// Appends text with marks of its own.
    public mutating func appendInterpolation(_ value: Prose) {
      for span in value.spans { prose.append(span) }
    }

    /// Appends a value that the sentence is about.
    public mutating func appendInterpolation(strong value: String) {
      prose.append(Span(value, .strong))
    }

    /// Appends a command, path or hash.
    public mutating func appendInterpolation(code value: String) {
      prose.append(Span(value, .code))
    }

    /// Appends a value that is new, better, or in order.
    public mutating func appendInterpolation(good value: String) {
      prose.append(Span(value, .tone(.good)))
    }

    /// Appends a value that needs attention.
    public mutating func appendInterpolation(warning value: String) {
      prose.append(Span(value, .tone(.warning)))
    }

    /// Appends a value that is wrong.
    public mutating func appendInterpolation(bad value: String) {
      prose.append(Span(value, .tone(.bad)))
    }

    /// Appends a reference to the section with the given anchor.
    public mutating func appendInterpolation(_ value: String, link anchor: String) {
      prose.append(Span(value, .link(anchor: anchor)))
    }

    /// Appends a reference to another page, by its path relative to this one and without an extension.
    public mutating func appendInterpolation(_ value: String, page path: String) {
      prose.append(Span(value, .page(path: path)))
    }
  }
}
