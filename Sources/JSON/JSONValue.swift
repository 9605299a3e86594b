/// A JSON value of any shape, with its numbers as the text holds them.
public enum JSONValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  /// A number in JSON notation, without zeros at the end of its decimals, so that equal numbers compare equal.
  case number(String)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// Returns the value under a key of an object.
  public subscript(key: String) -> JSONValue? {
    get {
      guard case .object(let values) = self else { return nil }
      return values[key]
    }
    set {
      guard case .object(var values) = self else { return }
      values[key] = newValue
      self = .object(values)
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value in words; a list as the number of its entries, an object without its contents.
  public var description: String {
    switch self {
    case .null: "null"
    case .boolean(let truth): "\(truth)"
    case .number(let number): number
    case .text(let text): "'\(text)'"
    case .list(let values): "\(values.count) \(values.count == 1 ? "entry" : "entries")"
    case .object: "an object"
    }
  }
}
