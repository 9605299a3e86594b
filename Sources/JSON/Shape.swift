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

/// Reads the lines of a schema.
/// - Precondition: They are a schema.
struct SchemaReader {
  /// The lines still to be read.
  var lines: ArraySlice<Substring>

  /// Reads the lines that are indented by more than a number of spaces.
  mutating func members(below depth: Int) -> Shape.Members {
    var members = Shape.Members()
    while let (own, head) = next(below: depth) {
      guard let colon = head.firstIndex(of: ":") else { preconditionFailure("no shape: \(head)") }
      let shape = shape(head[colon...].dropFirst(2), depth: own)
      for label in head[..<colon].split(separator: ",") {
        let text = label.drop { $0 == " " }
        let name = String(text.prefix { $0 != "?" })
        if name.utf8.count == text.utf8.count, name != "*" { members.required.append(name) }
        members.shapes[name] = shape
      }
    }
    return members
  }

  /// Takes the next line that is indented by more than a number of spaces, and those that continue it.
  private mutating func next(below depth: Int) -> (depth: Int, head: Substring)? {
    while let line = lines.first {
      let own = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      guard own > depth else { return nil }
      lines.removeFirst()
      var head = head(of: line)
      while head.utf8.last == UInt8(ascii: "|"), let more = lines.popFirst() { head += self.head(of: more) }
      if !head.isEmpty { return (own, head) }
    }
    return nil
  }

  /// Returns a line without its indentation and its explanation: patterns contain no `#`.
  private func head(of line: Substring) -> Substring {
    let text = line.drop { $0 == " " }
    return text.utf8.firstIndex(of: UInt8(ascii: "#")).map { text[..<$0].dropLast() } ?? text
  }

  private mutating func shape(_ text: Substring, depth: Int) -> Shape {
    if text.hasSuffix(" or null") { return .orNull(shape(text.dropLast(8), depth: depth)) }
    if text.hasPrefix("[") { return .list(shape(text.dropFirst().dropLast(), depth: depth)) }
    if text.hasPrefix("= ") { return .constant(String(text.dropFirst(2))) }
    if text.contains("|") { return .words(text.split(separator: "|").map(String.init)) }
    let parts = text.split(separator: " ", maxSplits: 1)
    let detail = parts.dropFirst().first
    switch parts[0] {
    case "object": return .object(members(below: depth))
    case "string": return .string(pattern: detail.map(String.init))
    case "boolean": return .boolean
    case "number", "integer":
      let ends = (detail ?? "").split(separator: ".", omittingEmptySubsequences: false)
      return .number(
        isWhole: parts[0] == "integer", least: ends.first.flatMap { Double($0) },
        most: ends.last.flatMap { Double($0) })
    default: return .reference(String(text))
    }
  }
}
