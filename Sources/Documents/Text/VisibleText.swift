extension String {
  /// The same text without characters that have an effect instead of being displayed.
  ///
  /// Line breaks and tabs become spaces (a CR LF one space), so that a value stays on its line. Control characters
  /// (terminal escapes begin with one), the bidirectional overrides and isolates that display text in another order
  /// than it is stored, and noncharacters become U+FFFD, the replacement character. Everything else stays, including
  /// marks of right-to-left scripts and joined emoji.
  /// - Complexity: O(n); a string with nothing to change is returned as it is.
  var visible: String {
    guard unicodeScalars.contains(where: { $0.acts }) else { return self }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n", previous == "\r" { continue }
      result.append(scalar.separatesWords ? " " : scalar.acts ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }
}

/// Returns text for a terminal with the control characters in its lines replaced and its line endings kept.
/// - Complexity: O(n).
public func withoutControls(_ text: String) -> String {
  text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let hasReturn = line.last == "\r"
    return String(String.UnicodeScalarView(hasReturn ? line.dropLast() : line)).visible
      + (hasReturn ? "\r" : "")
  }.joined(separator: "\n")
}

extension Unicode.Scalar {
  /// Whether it ends a line or jumps to a tab stop.
  fileprivate var separatesWords: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it affects the text around it instead of being displayed.
  fileprivate var acts: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0x2027: false
    case 0...0x1F, 0x7F...0x9F: true  // control characters
    case 0x2028...0x202E: true  // line and paragraph separators, embeddings and overrides
    case 0x2066...0x206F: true  // isolates, and the shaping controls that Unicode deprecates
    case 0xFEFF, 0xFFF9...0xFFFB: true  // byte order mark, interlinear annotation
    default: value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)  // noncharacters
    }
  }
}
