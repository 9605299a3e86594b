extension Prose: ExpressibleByStringInterpolation {
  /// Plain words from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Words from a literal whose interpolated values carry their marks.
  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.prose
  }

  /// Collects the pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var prose = Prose("")

    /// Starts without words; the sizes are hints that are not needed here.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Plain words of the literal itself.
    public mutating func appendLiteral(_ literal: String) {
      prose.append(Span(literal))
    }

    /// A plain value.
    public mutating func appendInterpolation(_ value: String) {
      prose.append(Span(value))
    }

    /// A whole number in plain digits.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      prose.append(Span(String(value)))
    }

    /// Words with marks of their own.
    public mutating func appendInterpolation(_ value: Prose) {
      for span in value.spans { prose.append(span) }
    }

    /// A value that carries the sentence.
    public mutating func appendInterpolation(strong value: String) {
      prose.append(Span(value, .strong))
    }

    /// A command, path or hash.
    public mutating func appendInterpolation(code value: String) {
      prose.append(Span(value, .code))
    }

    /// A value that comes in, is better, or is in order.
    public mutating func appendInterpolation(good value: String) {
      prose.append(Span(value, .good))
    }

    /// A value that needs attention.
    public mutating func appendInterpolation(warning value: String) {
      prose.append(Span(value, .warning))
    }

    /// A value that is wrong.
    public mutating func appendInterpolation(bad value: String) {
      prose.append(Span(value, .bad))
    }

    /// A reference to the section whose anchor is `anchor`.
    public mutating func appendInterpolation(_ value: String, link anchor: String) {
      prose.append(Span(value, .link(anchor: anchor)))
    }

    /// A reference to another page, by its path from this one and without an ending.
    public mutating func appendInterpolation(_ value: String, page path: String) {
      prose.append(Span(value, .page(path: path)))
    }
  }
}
