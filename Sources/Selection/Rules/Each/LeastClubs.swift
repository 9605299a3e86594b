import Config
import Tables

/// The minimum number of clubs in a team.
struct LeastClubs: TeamRule {
  static let keys: [RulesKey] = [.leastClubs]
  /// 1 or more; `nil` for no limit.
  var least: Int?

  static let options = [
    RuleOption("min-clubs", "N", help: "the minimum number of clubs that a team's players come from") {
      text, rules throws(RuleMistake) in
      rules.leastClubs = try RuleOption.number(text)
    }
  ]

  static func read(_ file: inout RulesFile) -> LeastClubs {
    LeastClubs(least: file.get(.leastClubs, .integer(Rules.sizes)))
  }

  func written(_ key: RulesKey) -> ConfigNode? { least.map { .plain($0) } }

  func faults(in rules: Rules) -> [RulesFault] {
    guard let least, least > rules.size else { return [] }
    let message = "\(least) clubs are impossible with \(counted(players: rules.size))"
    return [.init(key: .leastClubs, message: message)]
  }

  func warnings(in pool: RuledPool) -> [Diagnostic] {
    pool.rules.maxPerClub == nil ? pool.warningsOfMissingClubs : []
  }

  func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    let clubs = Set(team.compactMap { pool.clubs.numbers[$0] }).count
    guard let least, clubs < least else { return [] }
    return [.tooFewClubs(clubs, least: least)]
  }

  func addTerms(to terms: inout TeamTerms, for pool: RuledPool) { terms.leastClubs = least }

  var title: String? { least ?? 0 > 0 ? "--min-clubs" : nil }
}

extension RulesKey {
  static let leastClubs = RulesKey("min-clubs")
}

extension Rules {
  /// The minimum number of clubs in a team, 1 or more.
  public var leastClubs: Int? {
    get { self[LeastClubs.self].least }
    set { self[LeastClubs.self].least = newValue }
  }
}

extension BrokenRule {
  /// Returns the problem of too few clubs.
  public static func tooFewClubs(_ count: Int, least: Int) -> BrokenRule {
    BrokenRule(
      "too-few-clubs", "players from \(count == 1 ? "1 club" : "\(count) clubs"), at least \(least) needed",
      lacking: least - count)
  }
}
