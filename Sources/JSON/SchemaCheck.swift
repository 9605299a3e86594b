/// Checks JSON by descending along a schema: no deeper than the schema, however deep the JSON is.
struct SchemaCheck {
  let schema: Schema
  let isClosed: Bool
  let limit: Int
  private(set) var mistakes: [SchemaMistake] = []
  /// The names and numbers that lead to the value being checked.
  private var path: [String] = []

  init(schema: Schema, isClosed: Bool, limit: Int) {
    (self.schema, self.isClosed, self.limit) = (schema, isClosed, limit)
  }

  private var isFull: Bool { mistakes.count >= limit }

  private mutating func note(_ message: String) {
    if !isFull { mistakes.append(SchemaMistake(path: path.joined(separator: "."), message: message)) }
  }

  /// Does something about a part of the value being checked.
  private mutating func descend(to part: String, _ body: (inout SchemaCheck) -> Void) {
    path.append(part)
    body(&self)
    path.removeLast()
  }

  /// Checks a value.
  /// - Parameter ending: what else it may be, in words.
  mutating func check(_ value: JSONValue, _ shape: Shape, _ ending: String = "") {
    switch (shape, value) {
    case (.reference(let name), _): check(value, schema.shape(name), ending)
    case (.orNull, .null), (.boolean, .boolean): break
    case (.orNull(let shape), _): check(value, shape, " or null")
    case (.object(let shapes), .object(let values)): check(values, shapes)
    case (.list(let shape), .list(let values)):
      for (number, value) in values.enumerated() where !isFull {
        descend(to: String(number)) { $0.check(value, shape) }
      }
    case (.string(let pattern), .text(let text)):
      if let pattern, !matches(text, pattern) { note("is not of the form \(pattern)") }
    case (.number(let isWhole, let least, let most), .number) where isWhole ? value.isWhole : value.isFinite:
      guard least != nil || most != nil, let number = try? value.decoded(as: Double.self) else { return }
      if let least, number < least { note("is less than \(text(least))") }
      if let most, number > most { note("is more than \(text(most))") }
    case (.words(let words), _):
      if !words.contains(where: value.isWord) { note("is not one of \(words.joined(separator: ", "))") }
    case (.constant(let word), _): if !value.isWord(word) { note("is not \(word)") }
    default: note("is not \(shape.name)\(ending)")
    }
  }

  private mutating func check(_ values: [String: JSONValue], _ members: Shape.Members) {
    for name in members.required where values[name] == nil { descend(to: name) { $0.note("is missing") } }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) where !isFull {
      if let shape = members[name] ?? members["*"] {
        descend(to: name) { $0.check(value, shape) }
      } else if isClosed {
        descend(to: name) { $0.note("is not in the schema") }
      }
    }
  }

  private func text(_ number: Double) -> String {
    Int64(exactly: number).map(String.init) ?? number.description
  }
}

extension JSONValue {
  fileprivate var isFinite: Bool { (try? decoded(as: Double.self)) != nil }

  fileprivate var isWhole: Bool {
    (try? decoded(as: Int64.self)) != nil || (try? decoded(as: UInt64.self)) != nil
  }

  fileprivate func isWord(_ word: String) -> Bool {
    guard let number = Int(word) else { return self == .text(word) }
    return (try? decoded(as: Int.self)) == number
  }
}

extension Shape {
  /// What it is in words, without its details.
  fileprivate var name: String {
    switch self {
    case .object: "an object"
    case .list: "an array"
    case .string: "a string"
    case .number(let isWhole, _, _): isWhole ? "an integer" : "a number"
    case .boolean: "a boolean"
    case .reference, .words, .constant, .orNull: "as the schema says"
    }
  }
}

/// Returns whether a text matches a pattern.
/// - Complexity: O(characters of the text × those of the pattern).
private func matches(_ text: String, _ pattern: String) -> Bool {
  var rest = text.utf8[...]
  for part in pattern.utf8.dropFirst().dropLast().split(separator: UInt8(ascii: "[")) {
    let pieces = part.split(separator: UInt8(ascii: "]"))
    let counts = pieces.dropFirst().first?.dropFirst().dropLast().split(separator: UInt8(ascii: ","))
      .compactMap { Int(Substring($0)) }
    let count = min(rest.prefix { contains(pieces[0], $0) }.count, counts?.last ?? 1)
    if count < counts?.first ?? 1 { return false }
    rest = rest.dropFirst(count)
  }
  return rest.isEmpty
}

/// Returns whether a set of characters, such as `A-Za-z_-`, contains one.
private func contains(_ set: Substring.UTF8View, _ character: UInt8) -> Bool {
  var rest = set
  while let first = rest.popFirst() {
    var last = first
    if rest.count > 1, rest.first == UInt8(ascii: "-") {
      last = rest.dropFirst().first!
      rest = rest.dropFirst(2)
    }
    if first...last ~= character { return true }
  }
  return false
}
