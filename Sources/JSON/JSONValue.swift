/// A JSON value of any shape, its numbers as the text holds them.
public enum JSONValue: Sendable, Hashable {
  case null
  case truth(Bool)
  /// A number in the notation of JSON, without zeros at the end of its decimals, so that equal numbers are equal.
  case number(String)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// The value under a key of an object.
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
  /// A value in words; what has parts, by their number.
  public var description: String {
    switch self {
    case .null: "null"
    case .truth(let truth): "\(truth)"
    case .number(let number): number
    case .text(let text): "'\(text)'"
    case .list(let values): "\(values.count) \(values.count == 1 ? "entry" : "entries")"
    case .object: "an object"
    }
  }
}
