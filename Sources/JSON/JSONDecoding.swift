extension JSONValue {
  /// Returns the value of a type that this one represents.
  /// - Throws: `DecodingError` with the place if it represents none.
  public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try ValueDecoder(value: self, codingPath: []).decode(type)
  }
}

extension JSONValue: Codable {
  /// Takes the value itself, whatever its shape.
  /// - Precondition: the decoder is the one of ``decoded(as:)``.
  public init(from decoder: any Decoder) throws {
    guard let decoder = decoder as? ValueDecoder else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not read from JSON"))
    }
    self = decoder.value
  }

  /// Writes the value as it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
}

private struct ValueDecoder: Decoder {
  let value: JSONValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == JSONValue.self { return value as! Value }
    if let simple = simpleTypes[ObjectIdentifier(type)] {
      guard let found = simple.init(json: value) else { throw mismatch(type) }
      return found as! Value
    }
    return try Value(from: self)
  }

  func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "found \(value)"))
  }

  func at(_ key: any CodingKey, _ value: JSONValue) -> ValueDecoder {
    ValueDecoder(value: value, codingPath: codingPath + [key])
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch([String: JSONValue].self) }
    return KeyedDecodingContainer(Members(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let values) = value else { throw mismatch([JSONValue].self) }
    return Elements(decoder: self, values: values)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }
}

// MARK: - Values without parts

private protocol Simple: SendableMetatype {
  init?(json: JSONValue)
}

extension Bool: Simple {
  fileprivate init?(json: JSONValue) {
    guard case .boolean(let truth) = json else { return nil }
    self = truth
  }
}

extension String: Simple {
  fileprivate init?(json: JSONValue) {
    guard case .text(let text) = json else { return nil }
    self = text
  }
}

extension Double: Simple {
  fileprivate init?(json: JSONValue) {
    guard case .number(let text) = json, let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

extension FixedWidthInteger {
  fileprivate init?(json: JSONValue) {
    guard case .number(let text) = json else { return nil }
    if let number = Self(text) {
      self = number
    } else if let number = Double(text).flatMap(Self.init(exactly:)) {
      self = number
    } else {
      return nil
    }
  }
}

extension Int: Simple {}
extension Int32: Simple {}
extension Int64: Simple {}
extension Int128: Simple {}
extension UInt8: Simple {}
extension UInt32: Simple {}
extension UInt64: Simple {}
extension UInt128: Simple {}

/// A table, because asking each type whether it conforms to a protocol took a fifteenth of a small run.
private let simpleTypes: [ObjectIdentifier: any Simple.Type] = {
  let types: [any Simple.Type] = [
    Bool.self, String.self, Double.self, Int.self, Int32.self, Int64.self, Int128.self,
    UInt8.self, UInt32.self, UInt64.self, UInt128.self,
  ]
  return Dictionary(uniqueKeysWithValues: types.map { (ObjectIdentifier($0), $0) })
}()

// MARK: - Containers

private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ValueDecoder
  let members: [String: JSONValue]
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { members.keys.sorted().compactMap { Key(stringValue: $0) } }

  private func value(_ key: any CodingKey) throws -> ValueDecoder {
    guard let value = members[key.stringValue] else {
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "is missing"))
    }
    return decoder.at(key, value)
  }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).value == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(key).decode(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let value = members[key.stringValue], value != .null else { return nil }
    return try decoder.at(key, value).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try value(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }
}

private struct Elements: UnkeyedDecodingContainer {
  let decoder: ValueDecoder
  let values: [JSONValue]
  private(set) var currentIndex = 0

  init(decoder: ValueDecoder, values: [JSONValue]) {
    self.decoder = decoder
    self.values = values
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex == values.count }

  private struct Place: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map(String.init) ?? "" }

    init(intValue: Int) { self.intValue = intValue }

    init?(stringValue: String) { nil }
  }

  private mutating func next() throws -> ValueDecoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        JSONValue.self, .init(codingPath: codingPath, debugDescription: "the list is at its end"))
    }
    defer { currentIndex += 1 }
    return decoder.at(Place(intValue: currentIndex), values[currentIndex])
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, values[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().decode(type) }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { try next().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}

private struct Single: SingleValueDecodingContainer {
  let decoder: ValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // An enum with a raw type, or a value in its own container, is read from the same place.
    try decoder.decode(type)
  }
}
