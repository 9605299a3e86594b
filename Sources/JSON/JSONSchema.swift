import Synchronization

/// A JSON schema, and the check of JSON against it.
///
/// Programs check the files they read against it before they trust them; tests check what programs write.
public final class JSONSchema: Sendable {
  /// Whether members that the schema does not know are mistakes.
  public enum Strictness: Sendable {
    /// They are, in what this program has written.
    case closed
    /// They are ignored: a later version may have more of them.
    case open
  }

  /// The outermost rule.
  public let root: SchemaNode
  /// The rules that references point to, by name, each parsed when it is first needed.
  private let texts: [String: String]
  private let parsed = Mutex<[String: SchemaNode]>([:])

  /// Reads a schema in one text, as files hold it.
  /// - Throws: ``NotJSON`` or ``NotASchema`` if the bytes are not a schema.
  public init(_ bytes: [UInt8]) throws {
    root = try SchemaNode(JSONValue(bytes))
    texts = [:]
  }

  /// Creates a schema that is part of the program; each definition is a text of its own, parsed when it is first needed.
  /// - Precondition: All texts are schemas.
  public init(_ root: String, definitions: [String: String]) {
    self.root = .embedded(root)
    texts = definitions
  }

  /// The names of all definitions, in no order.
  /// - Complexity: O(definitions).
  public var definitionNames: [String] { Array(texts.keys) + Array(root.definitions.keys) }

  /// Returns the rule that references call `#/$defs/` and its name; `nil` if there is none. A text of the program that is
  /// no schema stops it.
  /// - Complexity: O(size of its text) the first time, then O(1).
  public func definition(_ name: String) -> SchemaNode? {
    guard let text = texts[name] else { return root.definitions[name] }
    return parsed.withLock { parsed in
      if let node = parsed[name] { return node }
      let node = SchemaNode.embedded(text)
      parsed[name] = node
      return node
    }
  }

  /// Returns where a value breaks the schema, at most `limit` mistakes.
  /// - Parameter definition: the name of the rule that the value must follow; `nil` for the outermost.
  /// - Complexity: O(size of the value).
  public func mistakes(
    in value: JSONValue, as definition: String? = nil, _ strictness: Strictness, limit: Int = .max
  ) -> [SchemaMistake] {
    let node = definition.map { name in
      guard let node = self.definition(name) else { preconditionFailure("the schema defines no \(name)") }
      return node
    }
    var check = SchemaCheck(schema: self, strictness: strictness, limit: limit)
    check.value(value, node ?? root, at: "")
    return check.mistakes
  }

  /// Returns the rule itself, or the one that it refers to; `nil` if it refers to nothing.
  public func resolved(_ node: SchemaNode) -> SchemaNode? {
    guard let reference = node.reference else { return node }
    var target: SchemaNode? = root
    var path = reference.split(separator: "/").dropFirst()
    while let table = path.popFirst(), let name = path.popFirst() {
      target = table == "$defs" ? definition(String(name)) : target?.properties[String(name)]
    }
    return target.flatMap(resolved)
  }
}

/// A place where a text breaks a schema.
public struct SchemaMistake: Sendable, Hashable {
  /// The place: `bestTeam.players.0.skill`; empty for the whole text.
  public var path: String
  /// What is wrong there, in lower case: `is missing`.
  public var message: String
}
