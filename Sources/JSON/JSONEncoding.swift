extension JSONValue {
  /// Creates the JSON that a value encodes itself as.
  /// - Throws: `EncodingError` if JSON cannot express a number.
  public init(encoding value: some Encodable) throws {
    self = try Node(value).value
  }
}

/// A value under construction: encoders write into it in any order, and several may write into the same object.
private final class Node {
  private var single = JSONValue.null
  private var list: [Node]?
  private var members: [(key: String, value: Node)]?

  init() {}

  /// Creates a node that holds a value.
  init<Value: Encodable>(_ value: Value) throws {
    if let value = try Self.simple(value) {
      single = value
    } else {
      try value.encode(to: NodeEncoder(node: self))
    }
  }

  var value: JSONValue {
    if let members {
      return .object(Dictionary(members.map { ($0.key, $0.value.value) }) { _, last in last })
    }
    return list.map { .list($0.map(\.value)) } ?? single
  }

  func becomeList() { list = list ?? [] }
  func becomeObject() { members = members ?? [] }
  var count: Int { list?.count ?? 0 }

  func become(_ value: JSONValue) { single = value }

  func append(_ node: Node = Node()) -> Node {
    list?.append(node)
    return node
  }

  func set(_ key: any CodingKey, _ node: Node = Node()) -> Node {
    members?.append((key.stringValue, node))
    return node
  }

  /// Returns a value that has no parts or is JSON already; `nil` for any other.
  static func simple<Value: Encodable>(_ value: Value) throws -> JSONValue? {
    if Value.self == String.self { return .text(value as! String) }
    if Value.self == Bool.self { return .boolean(value as! Bool) }
    if Value.self == Int.self { return .number(String(value as! Int)) }
    if Value.self == Double.self { return try .number(number(value as! Double)) }
    if Value.self == JSONValue.self { return (value as! JSONValue) }
    return nil
  }

  /// Returns the shortest digits that represent the number.
  private static func number(_ value: Double) throws -> String {
    guard value.isFinite else {
      throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "JSON has no \(value)"))
    }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

private struct NodeEncoder: Encoder {
  let node: Node
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.becomeObject()
    return KeyedEncodingContainer(Members<Key>(node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.becomeList()
    return Elements(node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(node: node) }
}

// One generic method replaces those that the protocols name for each kind of number.

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: Node
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { _ = node.set(key) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    _ = try node.set(key, Node(value))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { NodeEncoder(node: node.set(key)).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    NodeEncoder(node: node.set(key)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { NodeEncoder(node: node) }

  func superEncoder(forKey key: Key) -> any Encoder { NodeEncoder(node: node.set(key)) }
}

private struct Elements: UnkeyedEncodingContainer {
  let node: Node
  var codingPath: [any CodingKey] { [] }
  var count: Int { node.count }

  func encodeNil() { _ = node.append() }

  func encode<Value: Encodable>(_ value: Value) throws { _ = try node.append(Node(value)) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    NodeEncoder(node: node.append()).container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    NodeEncoder(node: node.append()).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { NodeEncoder(node: node.append()) }
}

private struct Single: SingleValueEncodingContainer {
  let node: Node
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { node.become(.null) }

  func encode<Value: Encodable>(_ value: Value) throws {
    if let simple = try Node.simple(value) { return node.become(simple) }
    // Whole numbers that are not `Int` come here; testing a type takes long.
    if let number = value as? any FixedWidthInteger { return node.become(.number(number.description)) }
    try value.encode(to: NodeEncoder(node: node))
  }
}
