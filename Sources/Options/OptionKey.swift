/// One option together with the type of its value: the key by which a command reads what was given.
///
/// ```swift
/// let top = OptionKey.value("top", .integer(1...1000), default: "1", help: "list the N best teams")
/// let n = parsed[top]  // an Int
/// ```
public struct OptionKey<Value: Sendable>: Sendable {
  /// The option's entry in the table.
  public private(set) var spec: OptionSpec
  /// The value of what was given: the values of `spec.parse` in order, none for an option that was left out.
  let value: @Sendable ([any Sendable]) -> Value
}

extension OptionKey {
  /// The same option, marked as unable to change the result, so that no report records it: `--quiet`.
  public var unrecorded: OptionKey {
    var key = self
    key.spec.isRecorded = false
    return key
  }

  /// An option that always has a value: the one given, or `defaultText`.
  ///
  /// - Parameters:
  ///   - defaultText: the default as a user would type it.
  ///   - help: what the option does, in lower case, without a full stop at the end.
  public static func value(
    _ name: String, short: Character? = nil, _ format: ValueFormat<Value>, default defaultText: String,
    help: String
  ) -> OptionKey {
    let spec = OptionSpec(
      name, short: short, format: format, defaultText: defaultText, shownDefault: defaultText, help: help)
    return OptionKey(spec: spec) { given in
      guard let value = given.last as! Value? ?? (try? format.parse(defaultText)) else {
        preconditionFailure("the default of --\(name) is not a value of it")
      }
      return value
    }
  }

  /// An option that is `nil` when it is left out.
  /// - Parameter otherwise: what the help says about leaving it out: `no limit`.
  public static func optional<Wrapped>(
    _ name: String, _ format: ValueFormat<Wrapped>, otherwise: String? = nil, help: String
  ) -> OptionKey where Value == Wrapped? {
    let spec = OptionSpec(name, format: format, shownDefault: otherwise, help: help)
    return OptionKey(spec: spec) { $0.last as! Wrapped? }
  }

  /// An option that may be given several times; its values in the order given, none when left out.
  /// - Parameter otherwise: what the help says about leaving it out: `every row`.
  public static func list<Element>(
    _ name: String, _ format: ValueFormat<Element>, otherwise: String? = nil, help: String
  ) -> OptionKey where Value == [Element] {
    let spec = OptionSpec(name, format: format, shownDefault: otherwise, help: help, isRepeatable: true)
    return OptionKey(spec: spec) { $0.map { $0 as! Element } }
  }
}

extension OptionKey {
  /// A flag that may also take a value, such as an amount: `--keep-history`, `--keep-history 30`.
  ///
  /// Its value is `nil` if none is given; `isGiven` says whether the option itself is. The next word is its value if it
  /// is a valid one.
  public static func flag<Wrapped>(
    _ name: String, orWith format: ValueFormat<Wrapped>, help: String
  ) -> OptionKey where Value == Wrapped? {
    var spec = OptionSpec(
      name: name, short: nil, placeholder: "[\(format.placeholder)]", defaultText: nil, shownDefault: nil,
      help: help, isRepeatable: false, completion: format.completion, file: format.file,
      parse: { text throws(ValueProblem) in text.isEmpty ? nil : try format.parse(text) as Wrapped? })
    spec.isValueOptional = true
    return OptionKey(spec: spec) { $0.last.flatMap { $0 as! Wrapped? } }
  }
}

extension OptionKey where Value == Bool {
  /// An option without a value: `true` when it is given.
  public static func flag(_ name: String, short: Character? = nil, help: String) -> OptionKey {
    let spec = OptionSpec(
      name: name, short: short, placeholder: "", defaultText: nil, shownDefault: nil, help: help,
      isRepeatable: false, completion: .nothing, file: { _ in nil }, parse: { _ in true })
    return OptionKey(spec: spec) { !$0.isEmpty }
  }
}

extension OptionSpec {
  fileprivate init<Value>(
    _ name: String, short: Character? = nil, format: ValueFormat<Value>, defaultText: String? = nil,
    shownDefault: String?, help: String, isRepeatable: Bool = false
  ) {
    precondition(!format.placeholder.isEmpty, "--\(name) takes a value, so it needs a placeholder")
    self.init(
      name: name, short: short, placeholder: format.placeholder, defaultText: defaultText,
      shownDefault: shownDefault, help: help, isRepeatable: isRepeatable,
      completion: format.completion, file: format.file,
      parse: { text throws(ValueProblem) in try format.parse(text) })
  }
}
