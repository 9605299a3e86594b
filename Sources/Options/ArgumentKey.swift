/// One positional argument in the table.
///
/// It is made by an `ArgumentKey`, which also knows the type of its value.
public struct ArgumentSpec: Sendable {
  /// How many words of the command line it takes.
  public enum Count: Sendable, Hashable {
    /// Exactly one.
    case one
    /// One, or none.
    case optional
    /// One or more, up to the end.
    case oneOrMore
    /// Any number, up to the end.
    case any
  }

  /// What the help calls it: `POOL.csv`.
  public let name: String
  /// How many there may be.
  public let count: Count
  /// What it is, in lower case, without a full stop at the end.
  public let help: String
  /// What a shell can offer for it.
  public let completion: Completion
  /// The file that a text names, if any.
  let file: @Sendable (String) -> NamedFile?
  /// The value of a text; throws if it has none.
  let parse: @Sendable (String) throws(ValueProblem) -> any Sendable

  /// Whether there must be at least one.
  var isRequired: Bool { count == .one || count == .oneOrMore }
  /// Whether it takes all the words that are left.
  var isVariadic: Bool { count == .oneOrMore || count == .any }

  /// `POOL.csv`, `[NAME]`, `TEAM.csv...`, `[TEAM.csv...]`
  public var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)..."
    case .any: "[\(name)...]"
    }
  }
}

/// One positional argument together with the type of its value.
///
/// ```swift
/// let pool = ArgumentKey.one("POOL.csv", .file("csv"), help: "the players to choose from")
/// let path = parsed[pool]  // a String
/// ```
public struct ArgumentKey<Value: Sendable>: Sendable {
  /// The argument's entry in the table.
  public let spec: ArgumentSpec
  /// The value of what was given: the values of `spec.parse` in order.
  let value: @Sendable ([any Sendable]) -> Value
}

extension ArgumentKey {
  /// A required argument.
  public static func one(_ name: String, _ format: ValueFormat<Value>, help: String) -> ArgumentKey {
    ArgumentKey(spec: ArgumentSpec(name, .one, format, help)) { given in
      precondition(given.count == 1, "the parser lets no command line without '\(name)' pass")
      return given[0] as! Value
    }
  }

  /// An argument that may be left out.
  public static func optional<Wrapped>(
    _ name: String, _ format: ValueFormat<Wrapped>, help: String
  ) -> ArgumentKey where Value == Wrapped? {
    ArgumentKey(spec: ArgumentSpec(name, .optional, format, help)) { $0.first as! Wrapped? }
  }

  /// One or more arguments, up to the end of the line.
  public static func oneOrMore<Element>(
    _ name: String, _ format: ValueFormat<Element>, help: String
  ) -> ArgumentKey where Value == [Element] {
    ArgumentKey(spec: ArgumentSpec(name, .oneOrMore, format, help)) { $0.map { $0 as! Element } }
  }

  /// Any number of arguments, up to the end of the line.
  public static func any<Element>(
    _ name: String, _ format: ValueFormat<Element>, help: String
  ) -> ArgumentKey where Value == [Element] {
    ArgumentKey(spec: ArgumentSpec(name, .any, format, help)) { $0.map { $0 as! Element } }
  }
}

extension ArgumentSpec {
  fileprivate init<Value>(
    _ name: String, _ count: Count, _ format: ValueFormat<Value>, _ help: String
  ) {
    self.init(
      name: name, count: count, help: help, completion: format.completion, file: format.file,
      parse: { text throws(ValueProblem) in try format.parse(text) })
  }
}
