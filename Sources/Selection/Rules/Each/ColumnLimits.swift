import Config
import Tables

/// Limits on the totals of columns over a team.
enum ColumnLimits: TeamRule {
  static let keys = [RulesKey("limits", option: "sum")]

  static let options = [
    RuleOption(
      "sum", "LIMIT", isRepeatable: true,
      help:
        "a limit on the sum of a column over the team, as in 'ownership<=120', with <=, >= or =; may be repeated"
    ) { text, rules throws(RuleMistake) in
      guard let limit = ColumnLimit(text) else { throw RuleMistake(expected: ColumnLimit.example) }
      put(limit, into: &rules.limits)
    }
  ]

  /// Merges a limit into the one for the same column, or appends it.
  private static func put(_ limit: ColumnLimit, into limits: inout [ColumnLimit]) {
    guard let index = limits.firstIndex(where: { $0.key == limit.key }) else { return limits.append(limit) }
    limits[index].least = limit.least ?? limits[index].least
    limits[index].most = limit.most ?? limits[index].most
  }

  static func read(_ file: inout RulesFile, into rules: inout Rules) {
    rules.limits = file.entries(key, ColumnLimit.kind).map { column, limit in
      ColumnLimit(TableRequest.CellReference(column), least: limit.least, most: limit.most)
    }
  }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? {
    .mapping(rules.limits.map { ("\($0.column)", $0.written) })
  }

  static func words(in rules: Rules) -> [String]? { rules.limits.flatMap(\.words) }

  static func restore(_ words: [String], in rules: inout Rules) {
    let limits = words.compactMap { ColumnLimit($0) }
    if limits.count == words.count { rules.limits = limits.reduce(into: []) { put($1, into: &$0) } }
  }

  static func faults(in rules: Rules) -> [RulesFault] {
    let clashes = rules.limits.enumerated().filter { $0.element.isImpossible }.map { index, limit in
      RulesFault(key: key, element: index, message: "\(limit) is impossible")
    }
    return RulesFault.repeats(rules.limits.map(\.key), key) + clashes
  }

  static func numberColumns(in rules: Rules) -> [TableRequest.CellReference] { rules.limits.map(\.column) }

  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    pool.pool.sums(of: team, under: pool.rules).compactMap { sum in
      let column = pool.pool.numbers[sum.limit.column]
      if sum.isTooLow { return .sumTooLow(sum, othersMend: column?.canRaise ?? false) }
      return sum.isTooHigh ? .sumTooHigh(sum, othersMend: column?.canLower ?? false) : nil
    }
  }

  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {
    terms.limits += pool.rules.limits.map { limit in
      let column = pool.pool.numbers[limit.column]
      let places = column?.values.places ?? 0
      return TeamTerms.Limit(
        title: "\"\(limit)\"", name: "\(limit.column)",
        weights: (0..<pool.pool.count).map { Int(column?.values[$0] ?? 0) }, places: places,
        least: limit.least.map { Int(clamping: $0.amount(in: column?.unit).unitsRoundedUp(places: places)) },
        most: limit.most.map { Int(clamping: $0.amount(in: column?.unit).unitsRoundedDown(places: places)) })
    }
  }

  static func title(in rules: Rules) -> String? { "--sum" }
}

/// A limit on the total of a column over a team.
public struct ColumnLimit: Sendable, Hashable {
  /// The column.
  public var column: TableRequest.CellReference
  /// The minimum; `nil` for none.
  public var least: DecimalNumber?
  /// The maximum; `nil` for none.
  public var most: DecimalNumber?

  /// Creates a limit.
  public init(_ column: TableRequest.CellReference, least: DecimalNumber? = nil, most: DecimalNumber? = nil) {
    self.column = column
    self.least = least
    self.most = most
  }
}

extension ColumnLimit {
  /// The text expected, for error messages.
  static let example = "a column and what it may add up to, such as 'ownership<=120' or 'age>=250'"

  /// Parses `ownership<=120`, `age>=250` or `starters=5`; `nil` for anything else.
  public init?(_ text: String) {
    guard let filter = TableRequest.Filter(text), let number = try? parseDecimal(filter.value) else {
      return nil
    }
    switch filter.comparison {
    case .atMost: self.init(filter.cell, most: number)
    case .atLeast: self.init(filter.cell, least: number)
    case .equal: self.init(filter.cell, least: number, most: number)
    case .less, .greater, .notEqual: return nil
    }
  }

  /// The limit as texts.
  fileprivate var words: [String] {
    if let least, least == most { return ["\(column)=\(least.spelled)"] }
    return [least.map { "\(column)>=\($0.spelled)" }, most.map { "\(column)<=\($0.spelled)" }].compactMap {
      $0
    }
  }

  /// The column without case.
  fileprivate var key: String { "\(column)".lowercased() }

  fileprivate var isImpossible: Bool {
    guard let least, let most else { return false }
    return least.isMore(than: most)
  }

  // MARK: In a file

  private static let (leastKey, mostKey) = ("at-least", "at-most")

  /// `{at-most: 120}`, for a column that is given only by its key.
  fileprivate static let kind = ConfigKind<(least: DecimalNumber?, most: DecimalNumber?)>.object(
    "a limit", keys: [leastKey, mostKey]
  ) { mapping, problems in
    let number = ConfigKind<DecimalNumber>.scalar("a number, such as 120 or 54.5") { text, _ in
      try? parseDecimal(text)
    }
    if !mapping.has(leastKey), !mapping.has(mostKey) {
      problems.report(at: mapping.place, code: "missing-key", "a limit needs \(leastKey), \(mostKey) or both")
    }
    return (mapping.optional(leastKey, number, &problems), mapping.optional(mostKey, number, &problems))
  }

  fileprivate var written: ConfigNode {
    let bounds = [(Self.leastKey, least), (Self.mostKey, most)]
    return .mapping(bounds.compactMap { key, number in number.map { (key, .plain($0.spelled)) } })
  }
}

extension ColumnLimit: CustomStringConvertible {
  /// The limit as written: `ownership<=120`.
  public var description: String { words.joined(separator: " and ") }
}

extension DecimalNumber {
  /// The number as written, with its unit: a bare number may be in that of a column.
  fileprivate var spelled: String {
    written.map { "\(amount(in: $0.unit))\($0.unit.rawValue)" } ?? "\(normalised)"
  }
}

extension BrokenRule {
  /// Returns the problem of a sum below the minimum.
  /// - Parameter othersMend: whether further players can raise it.
  public static func sumTooLow(_ sum: ColumnSum, othersMend: Bool) -> BrokenRule {
    let lacking = sum.least.flatMap { $0.subtracting(sum.sum) }
    return BrokenRule(
      "sum-too-low", "\(sum), at least \(sum.text(sum.least)): \(sum.text(lacking)) short",
      lacking: othersMend ? 1 : nil)
  }

  /// Returns the problem of a sum above the maximum.
  /// - Parameter othersMend: whether further players can lower it.
  public static func sumTooHigh(_ sum: ColumnSum, othersMend: Bool) -> BrokenRule {
    let excess = sum.most.flatMap { sum.sum.subtracting($0) }
    return BrokenRule(
      "sum-too-high", "\(sum), at most \(sum.text(sum.most)): \(sum.text(excess)) too much",
      lacking: othersMend ? 1 : nil)
  }
}
