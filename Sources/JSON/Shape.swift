/// What a JSON value must be like.
indirect enum Shape: Sendable {
  case reference(String)
  case object(Members)
  case list(Shape)
  case string(pattern: String?)
  case number(isWhole: Bool, least: Double?, most: Double?)
  case boolean
  case words([String])
  case constant(String)
  case orNull(Shape)

  /// The members of an object.
  struct Members: Sendable {
    /// The names of those that must be there.
    var required: [String] = []
    /// The shapes of all by their names; `*` stands for other names.
    var shapes: [String: Shape] = [:]

    subscript(name: String) -> Shape? { shapes[name] }
  }
}

/// Reads the lines of a schema, byte by byte: looking for the ends of characters would take ten times as long.
/// - Precondition: They are a schema.
struct SchemaReader {
  typealias Line = ArraySlice<UInt8>

  /// The lines still to be read.
  var lines: ArraySlice<Line>

  /// Reads the lines that are indented by more than a number of spaces.
  mutating func members(below depth: Int) -> Shape.Members {
    var members = Shape.Members()
    while let (own, head) = next(below: depth) {
      guard let colon = head.firstIndex(of: ascii(":")) else {
        preconditionFailure("no shape: \(word(head))")
      }
      let shape = shape(head[colon...].dropFirst(2), depth: own)
      for label in head[..<colon].split(separator: ascii(",")) {
        let text = label.drop { $0 == ascii(" ") }
        let isOptional = text.last == ascii("?")
        let name = word(isOptional ? text.dropLast() : text)
        if !isOptional, name != "*" { members.required.append(name) }
        members.shapes[name] = shape
      }
    }
    return members
  }

  /// Takes the next line that is indented by more than a number of spaces, and those that continue it.
  private mutating func next(below depth: Int) -> (depth: Int, head: Line)? {
    while let line = lines.first {
      let own = line.prefix { $0 == ascii(" ") }.count
      guard own > depth else { return nil }
      lines.removeFirst()
      var head = head(of: line)
      while head.last == ascii("|"), let more = lines.popFirst() { head += self.head(of: more) }
      if !head.isEmpty { return (own, head) }
    }
    return nil
  }

  /// Returns a line without its indentation and its explanation: patterns contain no `#`.
  private func head(of line: Line) -> Line {
    let text = line.drop { $0 == ascii(" ") }
    return text.firstIndex(of: ascii("#")).map { text[..<$0].dropLast() } ?? text
  }

  private mutating func shape(_ text: Line, depth: Int) -> Shape {
    if text.suffix(8).elementsEqual(" or null".utf8) {
      return .orNull(shape(text.dropLast(8), depth: depth))
    }
    if text.first == ascii("[") { return .list(shape(text.dropFirst().dropLast(), depth: depth)) }
    if text.first == ascii("=") { return .constant(word(text.dropFirst(2))) }
    if text.contains(ascii("|")) { return .words(text.split(separator: ascii("|")).map(word)) }
    let parts = text.split(separator: ascii(" "), maxSplits: 1)
    let kind = word(parts[0])
    switch kind {
    case "object": return .object(members(below: depth))
    case "string": return .string(pattern: parts.dropFirst().first.map(word))
    case "boolean": return .boolean
    case "number", "integer":
      let ends = (parts.dropFirst().first ?? []).split(
        separator: ascii("."), omittingEmptySubsequences: false
      ).map(word)
      return .number(
        isWhole: kind == "integer", least: ends.first.flatMap { Double($0) },
        most: ends.last.flatMap { Double($0) })
    default: return .reference(kind)
    }
  }

  private func word(_ text: Line) -> String { String(decoding: text, as: UTF8.self) }
}

private func ascii(_ character: Unicode.Scalar) -> UInt8 { UInt8(ascii: character) }
