extension ConfigProblems {
  /// Reports what libyaml could not read, and what to do about it if that is known.
  mutating func report(_ error: EventParser.SyntaxError, in bytes: UnsafeBufferPointer<UInt8>) {
    var message = wording(of: error, in: bytes)
    if let context = error.context, context.place.line < error.place.line {
      message += " (in what begins on line \(context.place.line))"
    }
    report(at: error.place, code: "syntax", message)
  }
}

/// Returns the sentence for a syntax error; libyaml's own if there is no better one.
private func wording(of error: EventParser.SyntaxError, in bytes: UnsafeBufferPointer<UInt8>) -> String {
  switch error.problem {
  case "found character that cannot start any token", "found a tab character that violates indentation":
    return character(at: error.place, in: bytes) == UInt8(ascii: "\t")
      ? "a tab cannot indent a line; use spaces" : "text that begins with this character needs quotes"
  case "mapping values are not allowed in this context":
    return "': ' is not allowed here; put text that contains it in quotes"
  case "could not find expected ':'": return "a colon is missing, as in 'key: value'"
  case "did not find expected key":
    return "expected a key here; check the indentation, and look for a missing quote"
  case "did not find expected '-' indicator": return "expected '-' here; check the indentation"
  case "did not find expected ',' or ']'": return "',' or ']' is missing before this"
  case "did not find expected ',' or '}'": return "',' or '}' is missing before this"
  case "found unexpected end of stream": return "a quote that was opened is never closed"
  case "did not find expected node content": return "a value is missing here, or a bracket is never closed"
  case "block sequence entries are not allowed in this context":
    return "'- ' cannot begin an element here; check the indentation"
  case "found invalid Unicode character escape code":
    return "this is not a valid character escape; write the character itself"
  case "control characters are not allowed":
    return "a control character after this point; the file is not a text file, or is damaged"
  case let problem: return problem
  }
}

/// Returns the byte at a place.
private func character(at place: ConfigNode.Place, in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  guard lines.indices.contains(place.line - 1) else { return nil }
  return lines[place.line - 1].dropFirst(place.character - 1).first
}
