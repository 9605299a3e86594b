import FoundationEssentials

/// Walks through JSON along a schema: no deeper than that, however deep the JSON is.
struct SchemaCheck: Sendable {
  let schema: JSONSchema
  let strictness: JSONSchema.Strictness
  let limit: Int
  let start: SchemaNode
  private(set) var mistakes: [SchemaMistake] = []

  init(schema: JSONSchema, strictness: JSONSchema.Strictness, limit: Int, start: SchemaNode) {
    self.schema = schema
    self.strictness = strictness
    self.limit = limit
    self.start = start
  }

  private var isFull: Bool { mistakes.count >= limit }

  mutating func note(_ path: String, _ message: String) {
    if !isFull { mistakes.append(SchemaMistake(path: path, message: message)) }
  }

  /// Checks a value.
  mutating func value(_ decoder: any Decoder, _ node: SchemaNode, at path: String) {
    guard !isFull else { return }
    guard let node = schema.resolved(node) else { return note(path, "follows a rule that the schema lacks") }
    if let alternatives = node.alternatives { return oneOf(decoder, alternatives, at: path) }
    let kinds = node.kinds ?? []
    if kinds.contains(.object), let object = try? decoder.container(keyedBy: AnyKey.self) {
      return members(of: object, node, at: path)
    }
    if kinds.contains(.array), let list = try? decoder.unkeyedContainer() {
      return elements(of: list, node, at: path)
    }
    single(decoder, node, kinds, at: path)
  }

  private mutating func oneOf(_ decoder: any Decoder, _ nodes: [SchemaNode], at path: String) {
    var found: [[SchemaMistake]] = []
    for node in nodes {
      var check = SchemaCheck(schema: schema, strictness: strictness, limit: limit, start: node)
      check.value(decoder, node, at: path)
      found.append(check.mistakes)
    }
    let fitting = found.count { $0.isEmpty }
    if fitting > 1 { return note(path, "is of \(fitting) kinds") }
    for mistake in found.min(by: { $0.count < $1.count }) ?? [] { note(mistake.path, mistake.message) }
  }

  // MARK: Objects and lists

  private mutating func members(
    of object: KeyedDecodingContainer<AnyKey>, _ node: SchemaNode, at path: String
  ) {
    for name in node.required where !object.contains(AnyKey(name)) {
      note(place(name, in: path), "is missing")
    }
    for key in object.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      let place = place(key.stringValue, in: path)
      if let rule = node.properties[key.stringValue] {
        if let decoder = try? object.superDecoder(forKey: key) { value(decoder, rule, at: place) }
        continue
      }
      switch node.others {
      case .values(let rule):
        if let decoder = try? object.superDecoder(forKey: key) { value(decoder, rule, at: place) }
      case .allowed(false) where strictness == .closed: note(place, "is not documented")
      case .allowed: break
      }
    }
  }

  private mutating func elements(of list: any UnkeyedDecodingContainer, _ node: SchemaNode, at path: String) {
    var list = list
    if let count = list.count {
      if let least = node.minItems, count < least { note(path, "has fewer than \(least) entries") }
      if let most = node.maxItems, count > most { note(path, "has more than \(most) entries") }
    }
    guard let rule = node.items else { return }
    while !list.isAtEnd, !isFull {
      let number = list.currentIndex
      guard let decoder = try? list.superDecoder() else { return note(path, "cannot be read") }
      value(decoder, rule, at: place("\(number)", in: path))
    }
  }

  private func place(_ part: String, in path: String) -> String { path.isEmpty ? part : "\(path).\(part)" }
}

/// Any name of a member.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { nil }
}
