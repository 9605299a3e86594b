/// A part of a value whose members are written directly into the object of the value that contains it, not into an
/// object of their own.
///
/// So a program can group into parts what users read as one flat object. An optional part is present if any of its
/// members is.
public protocol Inlined: Codable {
  /// The names of its members.
  static var names: [String] { get }
}

// The code that the compiler synthesises for values with such parts calls these overloads, because they are more
// specialised than the general methods. Testing every type for such parts at run time takes long the first time.

extension KeyedEncodingContainer {
  /// Writes the members of a part.
  public mutating func encode(_ part: some Inlined, forKey key: Key) throws {
    try part.encode(to: superEncoder())
  }

  /// Writes the members of a part, if there is one.
  public mutating func encodeIfPresent(_ part: (some Inlined)?, forKey key: Key) throws {
    try part?.encode(to: superEncoder())
  }
}

extension KeyedDecodingContainer {
  /// Reads a part from its members.
  public func decode<Part: Inlined>(_ type: Part.Type, forKey key: Key) throws -> Part {
    try Part(from: superDecoder())
  }

  /// Reads a part from its members, if any of them is there.
  public func decodeIfPresent<Part: Inlined>(_ type: Part.Type, forKey key: Key) throws -> Part? {
    let names = try superDecoder().memberNames()
    return try Part.names.contains(where: names.contains) ? Part(from: superDecoder()) : nil
  }
}

extension Decoder {
  /// Returns the names of the members of an object.
  public func memberNames() throws -> Set<String> {
    Set(try container(keyedBy: AnyMember.self).allKeys.map(\.stringValue))
  }
}

private struct AnyMember: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}
