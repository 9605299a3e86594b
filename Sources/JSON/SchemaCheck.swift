import Glibc

/// Checks JSON by descending along a schema: no deeper than the schema, however deep the JSON is.
struct SchemaCheck {
  let schema: Schema
  let isClosed: Bool
  let limit: Int
  private(set) var mistakes: [SchemaMistake] = []

  init(schema: Schema, isClosed: Bool, limit: Int) {
    (self.schema, self.isClosed, self.limit) = (schema, isClosed, limit)
  }

  private var isFull: Bool { mistakes.count >= limit }

  private mutating func note(_ path: String, _ message: String) {
    if !isFull { mistakes.append(SchemaMistake(path: path, message: message)) }
  }

  /// Checks a value.
  /// - Parameter ending: what else it may be, in words.
  mutating func check(_ value: JSONValue, _ shape: Shape, at path: String, _ ending: String = "") {
    switch (shape, value) {
    case (.reference(let name), _): check(value, schema.shape(name), at: path, ending)
    case (.orNull, .null), (.boolean, .boolean): break
    case (.orNull(let shape), _): check(value, shape, at: path, " or null")
    case (.object(let shapes), .object(let values)): check(values, shapes, at: path)
    case (.list(let shape), .list(let values)):
      for (number, value) in values.enumerated() where !isFull {
        check(value, shape, at: place("\(number)", in: path))
      }
    case (.string(let pattern), .text(let text)):
      if let pattern, !matches(text, pattern) { note(path, "is not of the form \(pattern)") }
    case (.number(let isWhole, let least, let most), .number) where isWhole ? value.isWhole : value.isFinite:
      guard least != nil || most != nil, let number = try? value.decoded(as: Double.self) else { return }
      if let least, number < least { note(path, "is less than \(text(least))") }
      if let most, number > most { note(path, "is more than \(text(most))") }
    case (.words(let words), _):
      if !words.contains(where: value.isWord) { note(path, "is not one of \(words.joined(separator: ", "))") }
    case (.constant(let word), _): if !value.isWord(word) { note(path, "is not \(word)") }
    default: note(path, "is not \(shape.name)\(ending)")
    }
  }

  private mutating func check(
    _ values: [String: JSONValue], _ members: Shape.Members, at path: String
  ) {
    for name in members.required where values[name] == nil { note(place(name, in: path), "is missing") }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) where !isFull {
      let place = place(name, in: path)
      if let shape = members[name] ?? members["*"] {
        check(value, shape, at: place)
      } else if isClosed {
        note(place, "is not in the schema")
      }
    }
  }

  private func place(_ part: String, in path: String) -> String { path.isEmpty ? part : "\(path).\(part)" }

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

/// Returns whether a text matches a POSIX extended expression; by the C library, because Swift's own regular expressions
/// would add a megabyte to the program.
private func matches(_ text: String, _ pattern: String) -> Bool {
  var expression = regex_t()
  guard !text.utf8.contains(0), regcomp(&expression, pattern, REG_EXTENDED | REG_NOSUB) == 0 else {
    return false
  }
  defer { regfree(&expression) }
  return regexec(&expression, text, 0, nil, 0) == 0
}
