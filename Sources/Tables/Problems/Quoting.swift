/// Returns a text in quotes for a one-line message: line breaks and other control characters are escaped, and a long
/// text is cut after 60 characters.
public func quoted(_ text: String) -> String {
  var shown = "\""
  for (index, scalar) in text.unicodeScalars.enumerated() {
    if index == 60 {
      shown += "…"
      break
    }
    shown += escaped(scalar)
  }
  return shown + "\""
}

/// Returns the scalar itself, or its escape when it would disturb a terminal or a line.
private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": "\\n"
  case "\r": "\\r"
  case "\t": "\\t"
  default:
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      "\\u{" + String(scalar.value, radix: 16) + "}"
    default: String(scalar)
    }
  }
}
