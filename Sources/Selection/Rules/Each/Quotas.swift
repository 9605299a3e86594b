import Config
import Tables

/// The number of players in a team whose rows meet a condition: `at most 4 where country!=IND`.
struct Quotas: TeamRule {
  static let keys: [RulesKey] = [.quotas]
  var quotas: [Quota] = []

  static let options = [
    RuleOption(
      "quota", "QUOTA", isRepeatable: true,
      help:
        "a limit on the number of players who meet a condition, as in 'at most 4 where country!=IND'; "
        + "may be repeated"
    ) { text, rules throws(RuleMistake) in
      guard let quota = Quota(text) else { throw RuleMistake(expected: Quota.example) }
      rules.quotas.append(quota)
    }
  ]

  static func read(_ file: inout RulesFile) -> Quotas {
    let quota = ConfigKind<Quota>.scalar(Quota.example) { text, _ in Quota(text) }
    return Quotas(quotas: file.list(.quotas, .list(of: quota.placed)))
  }

  func written(_ key: RulesKey) -> ConfigNode? { .list(quotas.map { .text($0.description) }) }

  var words: [String]? { quotas.map(\.description) }

  static func rule(ofWords words: [String]) -> Quotas? {
    let quotas = words.compactMap(Quota.init)
    return quotas.count == words.count ? Quotas(quotas: quotas) : nil
  }

  func faults(in rules: Rules) -> [RulesFault] {
    let tooLarge = quotas.enumerated().filter { $0.element.least > rules.size }.map { index, quota in
      RulesFault(
        key: .quotas, element: index,
        message: "\(quoted(quota.description)) is impossible with \(counted(players: rules.size))")
    }
    return RulesFault.repeats(quotas.map(\.description), .quotas) + clashes + tooLarge
  }

  /// Quotas that require more than an earlier one for the same condition allows, or allow less than it requires.
  private var clashes: [RulesFault] {
    quotas.indices.compactMap { index in
      let quota = quotas[index]
      let earlier = quotas[..<index].first { earlier in
        earlier.condition == quota.condition
          && (earlier.least > quota.most ?? .max || quota.least > earlier.most ?? .max)
      }
      return earlier.map {
        RulesFault(
          key: .quotas, element: index,
          message: "\(quoted(quota.description)) contradicts \(quoted($0.description))")
      }
    }
  }

  var conditions: [TableRequest.Filter] { quotas.map(\.condition) }

  func warnings(in pool: RuledPool) -> [Diagnostic] {
    quotas.filter { pool.pool.players(meeting: $0.condition).isEmpty && pool.pool.count > 0 }.map { quota in
      let message = "no player meets \(quota.condition), in the quota \(quoted(quota.description))"
      return pool.warning("quota-nobody", message, column: nil)
    }
  }

  func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    quotas.compactMap { quota in
      guard let marks = pool.pool.marks[quota.condition] else { return nil }
      let count = team.count { marks[$0] }
      return count < quota.least || count > quota.most ?? count ? .quota(quota, count: count) : nil
    }
  }

  func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {
    terms.groups += quotas.map {
      .init(
        title: quoted($0.description), members: pool.pool.players(meeting: $0.condition), least: $0.least,
        most: $0.most)
    }
  }

  var title: String? { "--quota" }
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
    let words = text.split(maxSplits: 1, whereSeparator: { $0 == " " }).map(String.init)
    let rest = words.count == 2 ? words[1] : ""
    let bounds: (String, (Int) -> ClosedRange<Int>)? =
      switch words.first?.lowercased() {
      case "exactly": (rest, { $0...$0 })
      case "at": Quota.bounds(rest)
      default: nil
      }
    guard let bounds else { return nil }
    let parts = bounds.0.split(maxSplits: 2, omittingEmptySubsequences: true, whereSeparator: { $0 == " " })
    guard parts.count == 3, let number = Int(parts[0]), (0...Rules.sizes.upperBound).contains(number),
      parts[1].lowercased() == "where", let condition = TableRequest.Filter(String(parts[2]))
    else { return nil }
    let range = bounds.1(number)
    self.init(
      least: range.lowerBound, most: range.upperBound == .max ? nil : range.upperBound, where: condition)
  }

  /// Parses the text after `at`.
  private static func bounds(_ text: String) -> (String, (Int) -> ClosedRange<Int>)? {
    let words = text.split(maxSplits: 1, whereSeparator: { $0 == " " }).map(String.init)
    guard words.count == 2 else { return nil }
    switch words[0].lowercased() {
    case "most": return (words[1], { 0...$0 })
    case "least": return (words[1], { $0...Int.max })
    default: return nil
    }
  }
}

extension Quota: CustomStringConvertible {
  /// The quota as written.
  public var description: String {
    let number =
      most == least
      ? "exactly \(least)" : most.map { "at most \($0)" } ?? "at least \(least)"
    return "\(number) where \(condition)"
  }
}

extension RulesKey {
  static let quotas = RulesKey("quotas", option: "quota")
}

extension Rules {
  /// The limits on the numbers of players whose rows meet conditions.
  public var quotas: [Quota] {
    get { self[Quotas.self].quotas }
    set { self[Quotas.self].quotas = newValue }
  }
}

extension BrokenRule {
  /// Returns the problem of too few or too many players whose rows meet the condition.
  public static func quota(_ quota: Quota, count: Int) -> BrokenRule {
    .count("quota", of: "where \(quota.condition)", count, least: quota.least, most: quota.most)
  }
}
