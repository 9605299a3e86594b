import Config
import Tables
import Words

/// The number of players in a team whose rows meet a condition: `at most 4 where country!=IND`.
enum Quotas: TeamRule {
  static let keys = [RulesKey("quotas", option: "quota")]

  static let options = [
    RuleOption(
      "quota", "QUOTA", isRepeatable: true,
      help: "a limit on the number of players who meet a condition, as in 'at most 4 where country!=IND'; "
        + "may be repeated"
    ) { text, rules throws(RuleMistake) in
      guard let quota = Quota(text) else { throw RuleMistake(expected: Quota.example) }
      rules.quotas.append(quota)
    }
  ]

  static func read(_ file: inout RulesFile, into rules: inout Rules) {
    let quota = ConfigKind<Quota>.scalar(Quota.example) { text, _ in Quota(text) }
    rules.quotas = file.list(key, .list(of: quota.placed))
  }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? {
    .texts(rules.quotas.map(\.description))
  }

  static func words(in rules: Rules) -> [String]? { rules.quotas.map(\.description) }

  static func restore(_ words: [String], in rules: inout Rules) {
    let quotas = words.compactMap(Quota.init)
    if quotas.count == words.count { rules.quotas = quotas }
  }

  static func faults(in rules: Rules) -> [RulesFault] {
    let tooLarge = rules.quotas.enumerated().filter { $0.element.least > rules.size }.map { index, quota in
      RulesFault(
        key: key, element: index,
        message: "\(quoted(quota.description)) is impossible with \(counted(rules.size, "player"))")
    }
    return RulesFault.repeats(rules.quotas.map(\.description), key) + clashes(of: rules.quotas) + tooLarge
  }

  /// Quotas that require more than an earlier one for the same condition allows, or allow less than it requires.
  private static func clashes(of quotas: [Quota]) -> [RulesFault] {
    quotas.indices.compactMap { index in
      let quota = quotas[index]
      let earlier = quotas[..<index].first { earlier in
        earlier.condition == quota.condition
          && (earlier.least > quota.most ?? .max || quota.least > earlier.most ?? .max)
      }
      return earlier.map {
        RulesFault(
          key: key, element: index,
          message: "\(quoted(quota.description)) contradicts \(quoted($0.description))")
      }
    }
  }

  static func conditions(in rules: Rules) -> [TableRequest.Filter] { rules.quotas.map(\.condition) }

  static func warnings(in pool: RuledPool) -> [Diagnostic] {
    pool.rules.quotas.filter { pool.pool.players(meeting: $0.condition).isEmpty && pool.pool.count > 0 }.map {
      quota in
      let message = "no player meets \(quota.condition), in the quota \(quoted(quota.description))"
      return pool.finding("quota-nobody", message)
    }
  }

  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    pool.rules.quotas.compactMap { quota in
      guard let marks = pool.pool.marks[quota.condition] else { return nil }
      let count = team.count { marks[$0] }
      return count < quota.least || count > quota.most ?? count ? .quota(quota, count: count) : nil
    }
  }

  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {
    terms.groups += pool.rules.quotas.map {
      .init(
        title: quoted($0.description), members: pool.pool.players(meeting: $0.condition), least: $0.least,
        most: $0.most)
    }
  }

  static func title(in rules: Rules) -> String? { "--quota" }
}

/// A limit on the number of players whose rows meet a condition.
public struct Quota: Sendable, Hashable {
  /// The minimum, 0 or more.
  public var least: Int
  /// The maximum; `nil` for any number.
  public var most: Int?
  /// The condition on their rows.
  public var condition: TableRequest.Filter

  /// Creates a quota.
  public init(least: Int = 0, most: Int? = nil, where condition: TableRequest.Filter) {
    self.least = least
    self.most = most
    self.condition = condition
  }

  /// The text expected, for error messages.
  static let example = "a quota such as 'at most 4 where country!=IND' or 'at least 1 where age<23'"

  /// Parses `at most 4 where country!=IND`, `at least 1 where age<23` or `exactly 2 where Pos=GK`, else returns `nil`.
  public init?(_ text: String) {
    let isExact = text.lowercased().split(separator: " ").first == "exactly"
    let words = text.split(separator: " ", maxSplits: isExact ? 3 : 4)
    guard words.count > 3, let number = Int(words[words.count - 3]),
      (0...Rules.sizes.upperBound).contains(number), words[words.count - 2].lowercased() == "where",
      let condition = TableRequest.Filter(String(words[words.count - 1]))
    else { return nil }
    switch words.dropLast(3).map({ $0.lowercased() }) {
    case ["exactly"]: self.init(least: number, most: number, where: condition)
    case ["at", "most"]: self.init(most: number, where: condition)
    case ["at", "least"]: self.init(least: number, where: condition)
    default: return nil
    }
  }
}

extension Quota: CustomStringConvertible {
  /// The quota as written.
  public var description: String {
    let number = most == least ? "exactly \(least)" : most.map { "at most \($0)" } ?? "at least \(least)"
    return "\(number) where \(condition)"
  }
}

extension BrokenRule {
  /// Returns the problem of too few or too many players whose rows meet the condition.
  public static func quota(_ quota: Quota, count: Int) -> BrokenRule {
    .count("quota", of: "where \(quota.condition)", count, least: quota.least, most: quota.most)
  }
}
