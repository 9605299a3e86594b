/// One rule of a JSON schema: the part of JSON Schema that our schemas use.
///
/// A rule with a reference says no more than that to which it refers.
public final class SchemaNode: Decodable, Sendable {
  /// The kinds of values that JSON knows.
  public enum Kind: String, Decodable, Sendable {
    case object, array, string, number, integer, boolean, null
  }

  /// What else an object may hold: nothing, or values of one kind under any name.
  enum Others: Decodable, Sendable {
    case allowed(Bool)
    case values(SchemaNode)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = try (try? .allowed(container.decode(Bool.self))) ?? .values(container.decode(SchemaNode.self))
    }
  }

  /// A value that is allowed by name.
  enum Word: Decodable, Sendable, Hashable {
    case text(String)
    case number(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = try (try? .number(container.decode(Int.self))) ?? .text(container.decode(String.self))
    }
  }

  private enum CodingKeys: String, CodingKey {
    case reference = "$ref"
    case alternatives = "oneOf"
    case definitions = "$defs"
    case constant = "const"
    case words = "enum"
    case kinds = "type"
    case others = "additionalProperties"
    case description, properties, required, items, minimum, maximum, pattern, minItems, maxItems
  }

  /// Where the rule stands that counts in place of this one.
  public let reference: String?
  /// The rules of which exactly one holds.
  public let alternatives: [SchemaNode]?
  /// The rules to which references lead, by name.
  public let definitions: [String: SchemaNode]
  let constant: Word?
  let words: [Word]?
  /// The kinds of values that fit; `nil` for all.
  public let kinds: [Kind]?
  /// What the value means, for readers.
  public let description: String?
  /// The values that an object may have.
  public let properties: [String: SchemaNode]
  let required: [String]
  let others: Others
  /// What every value of a list is.
  public let items: SchemaNode?
  let minimum, maximum: Double?
  let pattern: String?
  let minItems, maxItems: Int?

  /// Reads a rule.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: key)
    }
    reference = try value(.reference)
    alternatives = try value(.alternatives)
    definitions = try value(.definitions) ?? [:]
    constant = try value(.constant)
    words = try value(.words)
    kinds = try (try? value(.kinds) as [Kind]?) ?? (value(.kinds) as Kind?).map { [$0] }
    description = try value(.description)
    properties = try value(.properties) ?? [:]
    required = try value(.required) ?? []
    others = try value(.others) ?? .allowed(true)
    items = try value(.items)
    minimum = try value(.minimum)
    maximum = try value(.maximum)
    pattern = try value(.pattern)
    minItems = try value(.minItems)
    maxItems = try value(.maxItems)
  }
}
