import Tables

/// A command-line option that sets a rule.
public struct RuleOption: Sendable {
  /// Its long name.
  public let name: String
  /// The placeholder of its value in the help; empty for an option without one.
  public let placeholder: String
  /// The default, as the help describes it.
  public let otherwise: String
  /// Its description, in lower case, without a full stop.
  public let help: String
  /// Whether it may be given several times.
  public let isRepeatable: Bool
  /// The opposite option; `nil` where there is none.
  public private(set) var contrary: String?
  /// Whether its value names a player.
  public let namesPlayer: Bool
  /// Applies its value to rules.
  public let set: @Sendable (String, inout Rules) throws(RuleMistake) -> Void

  init(
    _ name: String, _ placeholder: String, otherwise: String = "no limit, or as in the rules",
    isRepeatable: Bool = false, namesPlayer: Bool = false, help: String,
    set: @escaping @Sendable (String, inout Rules) throws(RuleMistake) -> Void
  ) {
    self.name = name
    self.placeholder = placeholder
    self.otherwise = otherwise
    self.help = help
    self.isRepeatable = isRepeatable
    self.namesPlayer = namesPlayer
    self.set = set
  }

  /// Creates an option without a value.
  init(
    flag name: String, against contrary: String, help: String, set: @escaping @Sendable (inout Rules) -> Void
  ) {
    self.init(name, "", otherwise: "", help: help) { _, rules in set(&rules) }
    self.contrary = contrary
  }

  /// The options of all rules.
  public static let all = Rules.kinds.flatMap { $0.options }
}

/// A mistake in the text of a rule.
public struct RuleMistake: Error, Sendable, Hashable {
  /// The text expected, to follow "expected".
  public var expected: String
  /// The nearest valid text, if any.
  public var nearest: String?
}

extension RuleOption {
  /// Parses a number of players or clubs, in decimal digits.
  static func number(_ text: String) throws(RuleMistake) -> Int {
    guard let number = Int(text), Rules.sizes.contains(number) else {
      throw RuleMistake(
        expected: "a whole number from \(Rules.sizes.lowerBound) to \(Rules.sizes.upperBound)")
    }
    return number
  }

  /// Parses an amount of money, written as in files: `50`, `49.5`, `$50,000`, `110.5M`.
  public static func amount(_ text: String) throws(RuleMistake) -> DecimalNumber {
    do throws(NumberError) {
      return try parseAmount(text)
    } catch {
      if case .doubtful(_, let readings) = error { throw RuleMistake(expected: readings) }
      if case .tooLarge = error { throw RuleMistake(expected: "an amount with fewer digits") }
      var mistake = RuleMistake(expected: "an amount such as 50, 49.5 or $50,000")
      if case .notANumber(_, let suggestion) = error { mistake.nearest = suggestion }
      throw mistake
    }
  }
}
