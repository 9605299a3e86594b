import Glibc

extension SchemaCheck {
  /// Checks a value that has no parts.
  mutating func single(_ value: JSONValue, _ node: SchemaNode, _ kinds: [SchemaNode.Kind], at path: String) {
    if let constant = node.constant, SchemaNode.Word(value) != constant {
      return note(path, "is not \(constant)")
    }
    if let words = node.words {
      if let word = SchemaNode.Word(value), words.contains(word) { return }
      return note(path, "is not one of \(words.map(\.description).joined(separator: ", "))")
    }
    guard !kinds.isEmpty else { return }
    for kind in kinds where Self.isKind(kind, value) { return limits(value, node, at: path) }
    let article = [.object, .array, .integer].contains(kinds[0]) ? "an" : "a"
    note(path, "is not \(article) \(kinds.map(\.rawValue).joined(separator: " or "))")
  }

  private static func isKind(_ kind: SchemaNode.Kind, _ value: JSONValue) -> Bool {
    switch (kind, value) {
    case (.string, .text), (.boolean, .boolean), (.null, .null): true
    case (.number, .number): (try? value.decoded(as: Double.self)) != nil
    case (.integer, .number):
      (try? value.decoded(as: Int64.self)) != nil || (try? value.decoded(as: UInt64.self)) != nil
    default: false
    }
  }

  private mutating func limits(_ value: JSONValue, _ node: SchemaNode, at path: String) {
    switch value {
    case .number:
      guard node.minimum != nil || node.maximum != nil, let number = try? value.decoded(as: Double.self)
      else { return }
      if let least = node.minimum, number < least { note(path, "is less than \(Self.text(least))") }
      if let most = node.maximum, number > most { note(path, "is more than \(Self.text(most))") }
    case .text(let text):
      guard let pattern = node.pattern else { return }
      if !Self.matches(text, pattern) { note(path, "is not of the form \(pattern)") }
    case .null, .boolean, .list, .object: break
    }
  }

  /// Returns whether a text matches a pattern; by the C library, because Swift's own regular expressions would add a
  /// megabyte to the program.
  /// - Parameter pattern: a POSIX extended expression, as all patterns of our schemas are.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    var expression = regex_t()
    guard !text.utf8.contains(0), regcomp(&expression, pattern, REG_EXTENDED | REG_NOSUB) == 0 else {
      return false
    }
    defer { regfree(&expression) }
    return regexec(&expression, text, 0, nil, 0) == 0
  }

  private static func text(_ number: Double) -> String {
    Int64(exactly: number).map(String.init) ?? number.description
  }
}

extension SchemaNode.Word: CustomStringConvertible {
  var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    }
  }
}
