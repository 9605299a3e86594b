/// One value of a YAML or JSON file, with its place.
public struct ConfigNode: Sendable {
  /// A place in a file.
  public struct Place: Sendable, Hashable, Comparable {
    /// The line, from 1.
    public var line: Int
    /// The character in the line, from 1.
    public var character: Int

    /// Creates a place.
    public init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    /// The beginning of a file.
    public static let start = Place(line: 1, character: 1)

    /// Returns whether one place comes before another.
    public static func < (left: Place, right: Place) -> Bool {
      (left.line, left.character) < (right.line, right.character)
    }
  }

  /// What a value is.
  public enum Content: Sendable {
    /// A text or a number. Quoted values are texts; the quotes are removed.
    case scalar(text: String, isQuoted: Bool)
    /// Values one after another.
    case list([ConfigNode])
    /// Values by key, in the order of the file.
    case mapping([Entry])
    /// A value that the reader has refused and already reported; there is nothing more to report about it.
    case refused
  }

  /// A key and its value.
  public typealias Entry = ConfigEntry<ConfigNode>

  /// Where it begins.
  public var place: Place
  /// What it is.
  public var content: Content

  /// Creates a value at a place.
  public init(_ content: Content, at place: Place = .start) {
    self.content = content
    self.place = place
  }
}

/// A key and its value.
public struct ConfigEntry<Value> {
  /// The key.
  public var key: String
  /// The place of the key.
  public var place: ConfigNode.Place
  /// The value.
  public var value: Value

  /// Creates a key with its value.
  public init(_ key: String, at place: ConfigNode.Place = .start, _ value: Value) {
    self.key = key
    self.place = place
    self.value = value
  }
}

extension ConfigEntry: Sendable where Value: Sendable {}

extension ConfigNode {
  /// Creates a text for writing.
  public static func text(_ text: String) -> ConfigNode { ConfigNode(.scalar(text: text, isQuoted: true)) }

  /// Creates a number or truth value for writing.
  public static func plain(_ value: some CustomStringConvertible) -> ConfigNode {
    ConfigNode(.scalar(text: value.description, isQuoted: false))
  }

  /// Creates a list for writing.
  public static func list(_ elements: [ConfigNode]) -> ConfigNode { ConfigNode(.list(elements)) }

  /// Creates a mapping for writing.
  public static func mapping(_ entries: [(String, ConfigNode)]) -> ConfigNode {
    ConfigNode(.mapping(entries.map { Entry($0.0, $0.1) }))
  }

  /// Whether the value was left empty, or written as `~` or `null`.
  public var isNull: Bool {
    guard case .scalar(let text, isQuoted: false) = content else { return false }
    return ["", "~", "null"].contains(text)
  }
}
