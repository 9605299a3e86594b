/// One rule of a JSON schema: the part of JSON Schema that our schemas use.
///
/// A rule with a reference says no more than the rule it refers to.
public final class SchemaNode: Sendable {
  /// The kinds of JSON values.
  public enum Kind: String, Sendable {
    case object, array, string, number, integer, boolean, null
  }

  /// What else an object may hold: nothing, or values of one kind under any name.
  enum Others: Sendable {
    case allowed(Bool)
    case values(SchemaNode)

    init(_ json: JSONValue) throws(NotASchema) {
      guard case .boolean(let isAllowed) = json else {
        self = .values(try SchemaNode(json))
        return
      }
      self = .allowed(isAllowed)
    }
  }

  /// A value that the schema allows by name.
  enum Word: Sendable, Hashable {
    case text(String)
    case number(Int)

    init?(_ json: JSONValue) {
      if let text = JSON.text(json) {
        self = .text(text)
      } else if let number = JSON.number(json).flatMap(Int.init(exactly:)) {
        self = .number(number)
      } else {
        return nil
      }
    }
  }

  /// The reference to the rule that applies in place of this one.
  public let reference: String?
  /// The rules of which exactly one must hold.
  public let alternatives: [SchemaNode]?
  /// The rules that references point to, by name.
  public let definitions: [String: SchemaNode]
  let constant: Word?
  let words: [Word]?
  /// The kinds of values that fit; `nil` for all.
  public let kinds: [Kind]?
  /// What the value means, for readers.
  public let description: String?
  /// The members that an object may have.
  public let properties: [String: SchemaNode]
  let required: [String]
  let others: Others
  /// The rule for every value of a list.
  public let items: SchemaNode?
  let minimum, maximum: Double?
  let pattern: String?
  let minItems, maxItems: Int?

  /// Reads a rule.
  /// - Throws: ``NotASchema`` if a keyword holds something that it must not.
  /// - Complexity: O(size of the JSON).
  init(_ json: JSONValue) throws(NotASchema) {
    guard case .object(let members) = json else { throw NotASchema(keyword: "") }
    func value<Value>(
      _ keyword: String, _ read: (JSONValue) throws(NotASchema) -> Value?
    ) throws(NotASchema) -> Value? {
      guard let json = members[keyword] else { return nil }
      guard let value = try read(json) else { throw NotASchema(keyword: keyword) }
      return value
    }
    reference = try value("$ref", text)
    alternatives = try value("oneOf") { json throws(NotASchema) in try list(json, SchemaNode.init) }
    definitions = try value("$defs", rules) ?? [:]
    constant = try value("const", Word.init)
    words = try value("enum") { json throws(NotASchema) in try list(json, Word.init) }
    kinds = try value("type", Kind.list)
    description = try value("description", text)
    properties = try value("properties", rules) ?? [:]
    required = try value("required") { json throws(NotASchema) in try list(json, text) } ?? []
    others = try value("additionalProperties", Others.init) ?? .allowed(true)
    items = try value("items", SchemaNode.init)
    minimum = try value("minimum", number)
    maximum = try value("maximum", number)
    pattern = try value("pattern", text)
    minItems = try value("minItems", number).flatMap(Int.init(exactly:))
    maxItems = try value("maxItems", number).flatMap(Int.init(exactly:))
  }

  /// Returns a rule that is part of the program.
  /// - Precondition: The text is a schema.
  static func embedded(_ text: String) -> SchemaNode {
    guard let node = try? SchemaNode(JSONValue(Array(text.utf8))) else {
      preconditionFailure("not a schema: \(text.prefix(60))")
    }
    return node
  }
}

/// Why a JSON text is not a schema.
public struct NotASchema: Error, Equatable {
  /// The keyword that holds something that it must not; empty where a rule is not an object.
  public var keyword: String
}

// MARK: - Values of keywords; nil for anything else

private func text(_ json: JSONValue) -> String? {
  guard case .text(let text) = json else { return nil }
  return text
}

private func number(_ json: JSONValue) -> Double? {
  guard case .number(let text) = json else { return nil }
  return Double(text)
}

private func list<Value>(
  _ json: JSONValue, _ read: (JSONValue) throws(NotASchema) -> Value?
) throws(NotASchema) -> [Value]? {
  guard case .list(let elements) = json else { return nil }
  var values: [Value] = []
  for element in elements {
    guard let value = try read(element) else { return nil }
    values.append(value)
  }
  return values
}

private func rules(_ json: JSONValue) throws(NotASchema) -> [String: SchemaNode]? {
  guard case .object(let members) = json else { return nil }
  var rules: [String: SchemaNode] = [:]
  for (name, rule) in members { rules[name] = try SchemaNode(rule) }
  return rules
}

extension SchemaNode.Kind {
  fileprivate init?(_ json: JSONValue) {
    guard let word = text(json), let kind = Self(rawValue: word) else { return nil }
    self = kind
  }

  /// One kind, or a list of them.
  fileprivate static func list(_ json: JSONValue) throws(NotASchema) -> [Self]? {
    if let kind = Self(json) { return [kind] }
    return try JSON.list(json, Self.init)
  }
}
