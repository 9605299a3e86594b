/// A member that is written as null where there is nothing, so that all values of a type have the same members; read, it
/// may be absent too.
@propertyWrapper
public struct OrNull<Value: Codable>: Codable {
  /// What there is.
  public var wrappedValue: Value?

  /// What there is.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// Nothing.
  public init() {}

  /// Reads a value or null.
  public init(from decoder: any Decoder) throws { wrappedValue = try Value?(from: decoder) }

  /// Writes the value or null.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension OrNull: Equatable where Value: Equatable {}
extension OrNull: Sendable where Value: Sendable {}

extension KeyedDecodingContainer {
  /// Reads a member that may be absent. What the compiler writes for a value with such members calls this, being more
  /// special than the method for any value.
  public func decode<Value>(_ type: OrNull<Value>.Type, forKey key: Key) throws -> OrNull<Value> {
    OrNull(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}
