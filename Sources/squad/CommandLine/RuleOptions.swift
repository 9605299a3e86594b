import Options
import Selection
import Tables

/// The rule set, and the options that replace single values of it.
enum RuleOptions {
  /// A rule set by its name, or a file.
  static let nameOrFile = ValueFormat.file("yaml", "yml", "json").shown(as: "NAME|FILE")
    .offering(Rules.builtIn.map(\.name))

  static let rules = OptionKey.value(
    "rules", nameOrFile, default: Rules.classic.name, help: "the rule set, by name or as a YAML or JSON file")
  static let lock = OptionKey<[String]>.list(
    "lock", .text.shown(as: "NAME"), otherwise: "nobody",
    help: "a player who must be in the team; may be repeated")
  static let ban = OptionKey<[String]>.list(
    "ban", .text.shown(as: "NAME"), otherwise: "nobody",
    help: "a player who must not be in it; may be repeated")
  static let maxPerClub = OptionKey<Int?>.optional(
    "max-per-club", .integer(Rules.sizes), otherwise: "no limit, or what the rules say",
    help: "the most players of one club")
  static let minClubs = OptionKey<Int?>.optional(
    "min-clubs", .integer(Rules.sizes), otherwise: "no limit, or what the rules say",
    help: "the fewest clubs in a team")
  static let minCost = OptionKey<DecimalNumber?>.optional(
    "min-cost", .budget, otherwise: "no limit, or what the rules say", help: "the least that a team must cost"
  )
  static let role = OptionKey<[RoleRule]>.list(
    "role", .role, otherwise: "what the rules say",
    help: "how many players stand in a role, as in GK=1, DEF=3-5 or 'FLEX=RB or WR=1'; may be repeated")

  static let all = [rules.spec, lock.spec, ban.spec, maxPerClub.spec, minClubs.spec, minCost.spec, role.spec]
}

extension ValueFormat where Value == RoleRule {
  /// `GK=1`, `DEF=3-5`, `FLEX=RB or WR=1`: what stands in a file, with the last `=` in the place of the colon.
  static var role: Self {
    ValueFormat(placeholder: "ROLE=COUNT") { text throws(ValueProblem) in
      guard let equals = text.lastIndex(of: "=") else {
        throw ValueProblem(expected: "a role and how many, such as GK=1 or DEF=3-5")
      }
      do throws(RoleMistake) {
        return try RoleRule(
          title: String(text[..<equals]), RoleRule.count(String(text[text.index(after: equals)...])))
      } catch {
        throw ValueProblem(expected: "a role and how many, such as GK=1 or DEF=3-5; \(error)")
      }
    }
  }
}

extension ParsedCommand {
  /// A rule set with the values that these options replace or, of players, add.
  /// - Throws: `UsageMistake` with everything that contradicts itself.
  func replacingRules(of rules: Rules) throws(UsageMistake) -> Rules {
    var rules = rules
    rules.locked += self[RuleOptions.lock]
    rules.banned += self[RuleOptions.ban]
    if let most = self[RuleOptions.maxPerClub] { rules.maxPerClub = most }
    if let least = self[RuleOptions.minClubs] { rules.leastClubs = least }
    if let cost = self[RuleOptions.minCost] { rules.leastCost = cost }
    for role in self[RuleOptions.role] { rules.set(role) }
    let faults = rules.faults()
    guard faults.isEmpty else { throw UsageMistake(faults.map { "--\($0.key.option): \($0.message)" }) }
    return rules
  }
}

extension Rules {
  /// Puts a role in the place of the one of its name, or behind the others.
  fileprivate mutating func set(_ role: RoleRule) {
    guard let index = roles.firstIndex(where: { $0.name.lowercased() == role.name.lowercased() }) else {
      roles.append(role)
      return
    }
    // A count alone leaves those whom the role takes.
    let others = role.others == .having([]) ? roles[index].others : role.others
    roles[index] = RoleRule(roles[index].name, role.count, others: others)
  }
}

extension RulesKey {
  /// The option that sets this part; of parts that only a file sets, the one that names it.
  fileprivate var option: String {
    switch self {
    case .roles: "role"
    case .name, .about, .wholeSkills, .clubExempt, .groups: "rules"
    case .size, .budget, .leastCost, .skillRange, .maxPerClub, .leastClubs, .locked, .banned: rawValue
    }
  }
}
