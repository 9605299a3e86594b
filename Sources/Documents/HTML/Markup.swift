import Words

/// HTML or SVG source in which every inserted value is escaped.
///
/// Markup comes only from literals in the source code: the literal's type is `StaticString`, so no text that was read
/// or computed can become markup by mistake. Interpolated values are escaped, unless they are `Markup` themselves:
///
///     let link: Markup = "<a href=\"#\(anchor)\">\(name)</a>"
///
/// Values may appear between tags and inside quoted attributes, nowhere else.
struct Markup: ExpressibleByStringInterpolation {
  /// The source so far.
  private(set) var source: String

  /// Empty markup.
  init() {
    source = ""
  }

  init(stringLiteral value: StaticString) {
    source = value.description
  }

  init(stringInterpolation: StringInterpolation) {
    source = stringInterpolation.source
  }

  init(_ pieces: some Sequence<Markup>) {
    source = ""
    for piece in pieces { source += piece.source }
  }

  /// Returns the markup with each `var(--name)` replaced by the value that the first rule of a style sheet gives it.
  func resolved(by sheet: Markup) -> Markup {
    var resolved = self
    let rule = sheet.source.prefix { $0 != "}" }.drop { $0 != "{" }.dropFirst()
    for declaration in rule.split(separator: ";") where declaration.hasPrefix("--") {
      let parts = declaration.split(separator: ":")
      resolved.source = resolved.source.replacing("var(\(parts[0]))", with: String(parts[1]))
    }
    return resolved
  }

  static func + (left: Markup, right: Markup) -> Markup { Markup([left, right]) }

  static func += (left: inout Markup, right: Markup) { left.source += right.source }

  /// Collects a literal with interpolated values.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { source += String(decoding: $0, as: UTF8.self) }
    }

    /// Appends a value, escaped.
    mutating func appendInterpolation(_ value: String) { source.appendEscaped(value.visible) }

    /// Appends markup unchanged.
    mutating func appendInterpolation(_ markup: Markup) { source += markup.source }

    /// Appends a whole number.
    mutating func appendInterpolation(_ value: Int) { source += String(value) }

    /// Appends a position or length in a drawing, with at most one decimal.
    mutating func appendInterpolation(_ value: Double) { source += coordinate(value) }
  }
}

private func needsEscape(_ byte: UInt8) -> Bool {
  switch Unicode.Scalar(byte) {
  case "&", "<", ">", "\"", "'": true
  default: false
  }
}

extension String {
  /// Appends a value, escaping the five characters that have a meaning between tags or in quotes.
  fileprivate mutating func appendEscaped(_ value: String) {
    guard value.utf8.contains(where: needsEscape) else { return self += value }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": self += "&amp;"
      case "<": self += "&lt;"
      case ">": self += "&gt;"
      case "\"": self += "&quot;"
      case "'": self += "&#39;"
      default: unicodeScalars.append(scalar)
      }
    }
  }
}

/// Returns a number of a drawing with at most one decimal, and a point in every locale: 12.3, 7.
/// - Precondition: `value` is finite and its magnitude is below 10^17.
func coordinate(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  let sign = tenths < 0 ? "-" : ""
  let (whole, tenth) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
  return tenth == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(tenth)"
}
