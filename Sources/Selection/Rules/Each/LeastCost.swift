import Config
import Tables

/// The minimum cost of a team, in the unit in which costs are displayed.
enum LeastCost: TeamRule {
  static let keys = [RulesKey("min-cost")]

  static let options = [
    RuleOption("min-cost", "AMOUNT", help: "the minimum cost of a team") { text, rules throws(RuleMistake) in
      let least = try RuleOption.amount(text)
      guard least.mantissa >= 0 else { throw RuleMistake(expected: "an amount of 0 or more") }
      rules.leastCost = least
    }
  ]

  static func read(_ file: inout RulesFile, into rules: inout Rules) {
    rules.leastCost = file.get(key, .amount)
  }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? { rules.leastCost.map { .plain($0) } }

  static func faults(in rules: Rules) -> [RulesFault] {
    if rules.roles.contains(where: { $0.cost != .one }) {
      let message = "a minimum cost cannot be combined with roles that have cost multipliers"
      return [.init(key: key, message: message)]
    }
    guard let least = rules.leastCost, least.isMore(than: rules.budget) else { return [] }
    return [.init(key: key, message: "the minimum cost, \(least), is more than the budget, \(rules.budget)")]
  }

  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    let cost = pool.pool.costs.number(Team(team, of: pool.pool).cost)
    guard let least = pool.rules.leastCost, cost < least else { return [] }
    func amount(_ value: DecimalNumber) -> String {
      pool.pool.amount(value, under: pool.rules, places: least.normalised.places)
    }
    return [.underMinimumCost(cost: amount(cost), least: amount(least))]
  }

  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {
    terms.leastCost = pool.rules.leastCost
  }

  static func title(in rules: Rules) -> String? { "--min-cost" }
}

extension BrokenRule {
  /// Returns the problem of a team that costs too little; both amounts as displayed.
  public static func underMinimumCost(cost: String, least: String) -> BrokenRule {
    BrokenRule("under-cost", "it costs \(cost), at least \(least) must be spent", lacking: 1)
  }

  /// Whether the rule is about the cost alone.
  public var isAboutCost: Bool { code == "under-cost" }
}
