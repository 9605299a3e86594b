import FoundationEssentials

/// A JSON value of any shape, its numbers exact.
public enum JSONTree: Sendable, Equatable {
  case null
  case truth(Bool)
  case number(Decimal)
  case text(String)
  case list([JSONTree])
  case object([String: JSONTree])

  /// Reads JSON; `nil` where the bytes are none.
  public init?(_ bytes: [UInt8]) {
    guard let tree = try? JSONDecoder().decode(JSONTree.self, from: Data(bytes)) else { return nil }
    self = tree
  }

  /// The value under a key of an object.
  public subscript(key: String) -> JSONTree? {
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

  /// Whether an object somewhere in it has this key.
  public func holds(key: String) -> Bool { contains { $0[key] != nil } }

  /// Whether an object somewhere in it says false of one of these keys.
  public func denies(_ keys: [String]) -> Bool {
    contains { object in keys.contains { object[$0] == .truth(false) } }
  }

  /// Whether a condition holds for a value somewhere in it.
  private func contains(_ holds: (JSONTree) -> Bool) -> Bool {
    if holds(self) { return true }
    return switch self {
    case .object(let values): values.values.contains { $0.contains(holds) }
    case .list(let values): values.contains { $0.contains(holds) }
    case .null, .truth, .number, .text: false
    }
  }
}

extension JSONTree: Decodable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
  }

  /// Reads a value of whatever shape it has.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var values: [String: JSONTree] = [:]
      for key in container.allKeys {
        values[key.stringValue] = try container.decode(JSONTree.self, forKey: key)
      }
      self = .object(values)
    } else if var container = try? decoder.unkeyedContainer() {
      var values: [JSONTree] = []
      while !container.isAtEnd { values.append(try container.decode(JSONTree.self)) }
      self = .list(values)
    } else {
      self = try Self.single(decoder.singleValueContainer())
    }
  }

  private static func single(_ container: any SingleValueDecodingContainer) throws -> JSONTree {
    if container.decodeNil() { return .null }
    if let truth = try? container.decode(Bool.self) { return .truth(truth) }
    if let number = try? container.decode(Decimal.self) { return .number(number) }
    return .text(try container.decode(String.self))
  }
}

extension JSONTree: CustomStringConvertible {
  /// A value in words; what has parts, by their number.
  public var description: String {
    switch self {
    case .null: "null"
    case .truth(let truth): "\(truth)"
    case .number(let number): number.description
    case .text(let text): "'\(text)'"
    case .list(let values): "\(values.count) \(values.count == 1 ? "entry" : "entries")"
    case .object: "an object"
    }
  }
}
