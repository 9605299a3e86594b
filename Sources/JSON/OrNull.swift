/// A member that is written as null if there is no value, so that all values of a type have the same members; when
/// read, it may also be absent.
@propertyWrapper
public struct OrNull<Value: Codable>: Codable {
  /// The value, if there is one.
  public var wrappedValue: Value?

  /// Creates a member with a value or none.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// Creates a member without a value.
  public init() {}

  /// Reads a value or null.
  public init(from decoder: any Decoder) throws { wrappedValue = try Value?(from: decoder) }

  /// Writes the value or null.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension OrNull: Equatable where Value: Equatable {}
extension OrNull: Sendable where Value: Sendable {}

extension KeyedDecodingContainer {
  /// Reads a member that may be absent. The code that the compiler synthesises for values with such members calls this
  /// overload, because it is more specialised than the general method.
  public func decode<Value>(_ type: OrNull<Value>.Type, forKey key: Key) throws -> OrNull<Value> {
    OrNull(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}
