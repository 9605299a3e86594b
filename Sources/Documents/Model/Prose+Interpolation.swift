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
    public mutating func appendLiteral(_ literal: String) { prose.append(Span(literal)) }

    /// Appends a value, by default plain.
    public mutating func appendInterpolation(_ value: String, _ kind: Span.Kind = .plain) {
      prose.append(Span(value, kind))
    }

    /// Appends a whole number in plain digits.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      prose.append(Span(String(value)))
    }

    /// Appends text with marks of its own.
    public mutating func appendInterpolation(_ value: Prose) {
      for span in value.spans { prose.append(span) }
    }
  }
}
