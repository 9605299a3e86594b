/// Checks JSON by descending along a schema: no deeper than the schema, however deep the JSON is.
struct SchemaCheck: Sendable {
  let schema: JSONSchema
  let strictness: JSONSchema.Strictness
  let limit: Int
  private(set) var mistakes: [SchemaMistake] = []

  init(schema: JSONSchema, strictness: JSONSchema.Strictness, limit: Int) {
    self.schema = schema
    self.strictness = strictness
    self.limit = limit
  }

  private var isFull: Bool { mistakes.count >= limit }

  mutating func note(_ path: String, _ message: String) {
    if !isFull { mistakes.append(SchemaMistake(path: path, message: message)) }
  }

  /// Checks a value.
  mutating func value(_ value: JSONValue, _ node: SchemaNode, at path: String) {
    guard !isFull else { return }
    guard let node = schema.resolved(node) else { return note(path, "follows a rule that the schema lacks") }
    if let alternatives = node.alternatives { return oneOf(value, alternatives, at: path) }
    let kinds = node.kinds ?? []
    switch value {
    case .object(let object) where kinds.contains(.object): members(of: object, node, at: path)
    case .list(let list) where kinds.contains(.array): elements(of: list, node, at: path)
    default: single(value, node, kinds, at: path)
    }
  }

  private mutating func oneOf(_ value: JSONValue, _ nodes: [SchemaNode], at path: String) {
    var found: [[SchemaMistake]] = []
    for node in nodes {
      var check = SchemaCheck(schema: schema, strictness: strictness, limit: limit)
      check.value(value, node, at: path)
      found.append(check.mistakes)
    }
    let fitting = found.count { $0.isEmpty }
    if fitting > 1 { return note(path, "matches \(fitting) alternatives instead of one") }
    for mistake in found.min(by: { $0.count < $1.count }) ?? [] { note(mistake.path, mistake.message) }
  }

  // MARK: Objects and lists

  private mutating func members(
    of object: [String: JSONValue], _ node: SchemaNode, at path: String
  ) {
    for name in node.required where object[name] == nil { note(place(name, in: path), "is missing") }
    for (key, member) in object.sorted(by: { $0.key < $1.key }) {
      let place = place(key, in: path)
      if let rule = node.properties[key] {
        value(member, rule, at: place)
        continue
      }
      switch node.others {
      case .values(let rule): value(member, rule, at: place)
      case .allowed(false) where strictness == .closed: note(place, "is not in the schema")
      case .allowed: break
      }
    }
  }

  private mutating func elements(of list: [JSONValue], _ node: SchemaNode, at path: String) {
    if let least = node.minItems, list.count < least { note(path, "has fewer than \(least) entries") }
    if let most = node.maxItems, list.count > most { note(path, "has more than \(most) entries") }
    guard let rule = node.items else { return }
    for (number, element) in list.enumerated() where !isFull {
      value(element, rule, at: place("\(number)", in: path))
    }
  }

  private func place(_ part: String, in path: String) -> String { path.isEmpty ? part : "\(path).\(part)" }
}
