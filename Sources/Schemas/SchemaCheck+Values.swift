import FoundationEssentials

extension SchemaCheck {
  /// Checks a value that has no parts.
  mutating func single(
    _ decoder: any Decoder, _ node: SchemaNode, _ kinds: [SchemaNode.Kind], at path: String
  ) {
    guard let container = try? decoder.singleValueContainer() else { return note(path, "cannot be read") }
    if let constant = node.constant, Self.word(container) != constant {
      return note(path, "is not \(constant)")
    }
    if let words = node.words {
      if let word = Self.word(container), words.contains(word) { return }
      return note(path, "is none of \(words.map(\.description).joined(separator: ", "))")
    }
    guard !kinds.isEmpty else { return }
    for kind in kinds where Self.isKind(kind, container) { return limits(container, node, kind, at: path) }
    note(path, "is no \(kinds.map(\.rawValue).joined(separator: " or "))")
  }

  private static func word(_ container: any SingleValueDecodingContainer) -> SchemaNode.Word? {
    (try? .number(container.decode(Int.self))) ?? (try? .text(container.decode(String.self)))
  }

  private static func isKind(_ kind: SchemaNode.Kind, _ container: any SingleValueDecodingContainer) -> Bool {
    switch kind {
    // Those with parts have been looked at before.
    case .object, .array: false
    case .string: (try? container.decode(String.self)) != nil
    case .number: (try? container.decode(Double.self)) != nil
    case .integer: (try? container.decode(Int64.self)) != nil || (try? container.decode(UInt64.self)) != nil
    case .boolean: (try? container.decode(Bool.self)) != nil
    case .null: container.decodeNil()
    }
  }

  private mutating func limits(
    _ container: any SingleValueDecodingContainer, _ node: SchemaNode, _ kind: SchemaNode.Kind,
    at path: String
  ) {
    switch kind {
    case .number, .integer:
      guard node.minimum != nil || node.maximum != nil, let number = try? container.decode(Double.self) else {
        return
      }
      if let least = node.minimum, number < least { note(path, "is less than \(Self.text(least))") }
      if let most = node.maximum, number > most { note(path, "is more than \(Self.text(most))") }
    case .string:
      guard let pattern = node.pattern, let text = try? container.decode(String.self) else { return }
      // Made anew each time, because no other thread may use it.
      if let regex = try? Regex(pattern), (try? regex.wholeMatch(in: text)) != nil { return }
      note(path, "is not of the form \(pattern)")
    case .object, .array, .boolean, .null: break
    }
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
