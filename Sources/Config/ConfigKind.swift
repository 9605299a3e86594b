import Tables
import Words

/// How a value of a YAML or JSON file becomes a typed one, and what is reported if it does not fit.
public struct ConfigKind<Value: Sendable>: Sendable {
  /// Reads a value; returns `nil` if it does not fit, after reporting that.
  public var read: @Sendable (ConfigNode, inout ConfigProblems) -> Value?

  /// Creates a custom kind; `read` reports what is wrong before it returns `nil`.
  public init(_ read: @escaping @Sendable (ConfigNode, inout ConfigProblems) -> Value?) { self.read = read }

  /// Creates a kind of single value.
  /// - Parameters:
  ///   - expectation: what it must be, as the end of "must be": `a whole number`.
  ///   - parse: gets the text and whether it was quoted, and returns `nil` if it does not fit.
  public static func scalar(
    _ expectation: String, parse: @escaping @Sendable (_ text: String, _ isQuoted: Bool) -> Value?
  ) -> ConfigKind {
    ConfigKind { node, problems in
      if case .scalar(let text, let isQuoted) = node.content, let value = parse(text, isQuoted) {
        return value
      }
      problems.reportKind(of: node, expectation)
      return nil
    }
  }

  /// The value with its place in the file, for what can only be judged later.
  public var placed: ConfigKind<Placed<Value>> {
    ConfigKind<Placed<Value>> { node, problems in
      read(node, &problems).map { Placed($0, at: node.place) }
    }
  }
}

/// A value and its place in the file.
public struct Placed<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// Its place.
  public var place: ConfigNode.Place

  /// Creates a value at a place.
  public init(_ value: Value, at place: ConfigNode.Place) {
    self.value = value
    self.place = place
  }
}

extension ConfigKind where Value == String {
  /// A text that is not empty; a number counts as its digits.
  public static var text: Self {
    .scalar("text") { text, _ in text.isEmpty ? nil : text }
  }
}

extension ConfigKind where Value == Int {
  /// A whole number in a range, without quotes.
  public static func integer(_ range: ClosedRange<Int>) -> Self {
    let bounds =
      range.upperBound == .max
      ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    return .scalar("a whole number \(bounds)") { text, isQuoted in
      guard !isQuoted, let number = Int(text), range.contains(number) else { return nil }
      return number
    }
  }
}

extension ConfigKind where Value == Bool {
  /// `true` or `false`, without quotes.
  public static var boolean: Self {
    .scalar("true or false") { text, isQuoted in isQuoted ? nil : ["true": true, "false": false][text] }
  }
}

extension ConfigKind where Value == DecimalNumber {
  /// An exact decimal of 0 or more, also in the forms used for money: `50`, `49.5`, `$50,000`, `110.5M`.
  public static var amount: Self {
    ConfigKind { node, problems in
      let expectation = "an amount of 0 or more, such as 50, 49.5 or $50,000"
      guard case .scalar(let text, _) = node.content, !text.isEmpty else {
        problems.reportKind(of: node, expectation)
        return nil
      }
      do throws(NumberError) {
        let number = try parseAmount(text)
        if number.mantissa >= 0 { return number }
        problems.reportKind(of: node, expectation)
      } catch {
        problems.report(at: node.place, code: error.code, error.description)
      }
      return nil
    }
  }
}

extension ConfigKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases of an enumeration, by its raw value.
  public static var word: Self {
    ConfigKind { node, problems in
      let words = Value.allCases.map(\.rawValue)
      guard case .scalar(let text, _) = node.content else {
        problems.reportKind(of: node, "one of \(listed(words, "and"))")
        return nil
      }
      if let value = Value(rawValue: text) { return value }
      problems.report(at: node.place, code: "unknown-word", unknownWord(text, among: words))
      return nil
    }
  }
}

extension ConfigProblems {
  /// Reports a value whose kind is not the expected one.
  public mutating func reportKind(of node: ConfigNode, _ expectation: String) {
    let found: String
    switch node.content {
    case .refused: return
    case .list: found = "a list"
    case .mapping: found = "a mapping"
    case .scalar where node.isNull: found = "nothing"
    case .scalar(let text, let isQuoted): found = isQuoted ? "the text \(quoted(text))" : quoted(text)
    }
    report(at: node.place, code: "wrong-kind", "must be \(expectation), not \(found)")
  }
}
