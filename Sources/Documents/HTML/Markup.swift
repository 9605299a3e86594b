import Words

/// HTML or SVG source in which every inserted value is escaped.
///
/// Markup comes from literals in the source code alone: the literal's type is `StaticString`, so no text
/// that was read or computed can become markup by mistake. What is interpolated is escaped, unless it is
/// `Markup` itself:
///
///     let link: Markup = "<a href=\"#\(anchor)\">\(name)</a>"
///
/// Values may stand between tags and inside quoted attributes, nowhere else.
struct Markup: ExpressibleByStringInterpolation {
  /// The source so far.
  private(set) var source: String

  /// No markup.
  init() {
    source = ""
  }

  init(stringLiteral value: StaticString) {
    source = value.description
  }

  init(stringInterpolation: StringInterpolation) {
    source = stringInterpolation.source
  }

  /// The pieces one after the other.
  init(_ pieces: some Sequence<Markup>) {
    source = ""
    for piece in pieces { source += piece.source }
  }

  /// The same, each `var(--name)` replaced by the value that the first rule of a style sheet gives the name.
  func resolved(by sheet: Markup) -> Markup {
    var resolved = self
    let rule = sheet.source.prefix { $0 != "}" }.drop { $0 != "{" }.dropFirst()
    for declaration in rule.split(separator: ";") where declaration.hasPrefix("--") {
      let parts = declaration.split(separator: ":")
      resolved.source = resolved.source.replacing("var(\(parts[0]))", with: String(parts[1]))
    }
    return resolved
  }

  static func + (left: Markup, right: Markup) -> Markup {
    Markup([left, right])
  }

  static func += (left: inout Markup, right: Markup) {
    left.source += right.source
  }

  /// Collects a literal with interpolated values.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { source += String(decoding: $0, as: UTF8.self) }
    }

    /// A value, escaped.
    mutating func appendInterpolation(_ value: String) {
      source.appendEscaped(value.visible)
    }

    /// Markup, as it is.
    mutating func appendInterpolation(_ markup: Markup) {
      source += markup.source
    }

    /// A whole number.
    mutating func appendInterpolation(_ value: Int) {
      source += String(value)
    }

    /// A place or length in a drawing, with one decimal at most.
    mutating func appendInterpolation(_ value: Double) {
      source += coordinate(value)
    }
  }
}

extension String {
  /// Adds a value with the five characters escaped that mean something between tags or in quotes.
  fileprivate mutating func appendEscaped(_ value: String) {
    guard value.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return self += value }
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

/// A number of a drawing in at most one decimal, with a point whatever the reader's language: 12.3, 7.
/// - Precondition: `value` is finite and below 10^17 either way.
func coordinate(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  let sign = tenths < 0 ? "-" : ""
  let (whole, tenth) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
  return tenth == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(tenth)"
}
