import Config
import Tables
import Words

/// The roles of a team, each for players with some roles; empty where any players make a team.
enum RolePlaces: TeamRule {
  static let keys = [RulesKey("roles", option: "role")]

  /// The maximum number of roles: no game has more, and the search marks them in a 32-bit word.
  static let mostRoles = 32

  static let options = [
    RuleOption(
      "role", "ROLE=COUNT", otherwise: "as in the rules", isRepeatable: true,
      help: "how many players fill a role, as in GK=1, DEF=3-5 or 'FLEX=RB or WR=1'; may be repeated"
    ) { text, rules throws(RuleMistake) in put(try role(text), into: &rules.roles) }
  ]

  /// Parses `GK=1`, `DEF=3-5` or `FLEX=RB or WR=1`: as in a file, with the last `=` instead of the colon.
  private static func role(_ text: String) throws(RuleMistake) -> RoleRule {
    guard let equals = text.lastIndex(of: "=") else {
      throw RuleMistake(expected: "a role and how many, such as GK=1 or DEF=3-5")
    }
    do throws(RoleMistake) {
      return try RoleRule(
        title: String(text[..<equals]), RoleRule.count(String(text[text.index(after: equals)...])))
    } catch {
      throw RuleMistake(expected: "a role and how many, such as GK=1 or DEF=3-5; \(error)")
    }
  }

  /// Replaces the role with the same name, or appends the role.
  private static func put(_ role: RoleRule, into roles: inout [RoleRule]) {
    guard let index = roles.firstIndex(where: { $0.name.lowercased() == role.name.lowercased() }) else {
      return roles.append(role)
    }
    // A count alone keeps the other roles that the role takes.
    let others = role.others == .having([]) ? roles[index].others : role.others
    roles[index].count = role.count
    roles[index].others = others
  }

  static func read(_ file: inout RulesFile, into rules: inout Rules) { rules.roles = file.list(key, list) }

  static func written(_ key: RulesKey, in rules: Rules) -> ConfigNode? {
    .mapping(
      rules.roles.map { $0.hasMultipliers ? ($0.name, $0.written) : ($0.title, RoleRule.written($0.count)) })
  }

  static func faults(in rules: Rules) -> [RulesFault] {
    let roles = rules.roles
    var faults: [RulesFault] = []
    var names: Set<String> = []
    for (index, role) in roles.enumerated() where !names.insert(role.name.lowercased()).inserted {
      faults.append(.init(key: key, element: index, message: "the role \(quoted(role.name)) is listed twice"))
    }
    if roles.count > Self.mostRoles {
      faults.append(.init(key: key, message: "\(roles.count) roles; at most \(Self.mostRoles) are possible"))
    }
    for (index, role) in roles.enumerated() where role.hasMultipliers && role.count.count > 1 {
      faults.append(
        .init(
          key: key, element: index,
          message: "the role \(quoted(role.name)) has a multiplier, so its count must be fixed"))
    }
    if rules.hasMultipliers, roles.count > DutyPlan.mostSeats {
      let message = "\(roles.count) roles, some with multipliers; at most \(DutyPlan.mostSeats) are possible"
      faults.append(.init(key: key, message: message))
    }
    return faults + sizeFaults(in: rules)
  }

  private static func sizeFaults(in rules: Rules) -> [RulesFault] {
    let size = rules.size
    let least = rules.roles.reduce(0) { $0 + $1.count.lowerBound }
    let most = rules.roles.reduce(0) { $0 + $1.count.upperBound }
    guard least > size || most < size else { return [] }
    let advice = most < size ? "; a role such as 'OTHER = any' takes the rest" : ""
    let room =
      least == most
      ? "are for \(counted(most, "player"))"
      : most < size ? "have room for \(counted(most, "player"))" : "need at least \(counted(least, "player"))"
    return [.init(key: key, message: "the roles \(room); a team has \(counted(size, "player"))\(advice)")]
  }

  static func warnings(in pool: RuledPool) -> [Diagnostic] {
    pool.eligibility.warnings + emptyRoles(in: pool) + otherMultipliers(in: pool)
  }

  /// Warns about roles that no player can play; if that leaves no team, the answer says so.
  private static func emptyRoles(in pool: RuledPool) -> [Diagnostic] {
    let all = pool.eligibility.masks.reduce(0, |)
    guard pool.pool.roles != nil, pool.pool.count > 0 else { return [] }
    return pool.rules.roles.enumerated().filter { all >> UInt64($0.offset) & 1 == 0 }.map { _, role in
      pool.finding("empty-role", "no player can play \(role.name)", column: .role)
    }
  }

  static func broken(by team: [Int], leaving places: Int, in pool: RuledPool) -> [BrokenRule] {
    let roles = pool.rules.roles
    let masks = team.map { pool.eligibility.masks[$0] }
    let withoutRole = team.filter { pool.eligibility.masks[$0] == 0 }
    let others = RoleShortage(masks: masks.filter { $0 != 0 }, counts: roles.map(\.count))
    var (few, many): ([BrokenRule], [BrokenRule]) = ([], [])
    for (index, role) in roles.enumerated() {
      let can = others.masks.count { $0 >> UInt64(index) & 1 == 1 }
      let only = others.masks.count { $0 == 1 << UInt64(index) }
      if can < role.count.lowerBound {
        few.append(.tooFewForRole(role.name, can: can, needed: role.count.lowerBound))
      }
      if only > role.count.upperBound {
        many.append(.tooManyForRole(role.name, only: only, most: role.count.upperBound))
      }
    }
    // Combinations of roles are reported only where no single role says as much.
    if many.isEmpty, let crowded = others.crowded, crowded.places < pool.rules.size {
      many.append(
        .tooManyForRole(names(of: crowded.roles, in: roles), only: crowded.players, most: crowded.places))
    }
    if many.isEmpty, !few.contains(where: { $0.lacking ?? 0 > places }), let lacking = others.lacking,
      few.isEmpty || lacking.places - lacking.players > places
    {
      few.append(
        .tooFewForRole(names(of: lacking.roles, in: roles), can: lacking.players, needed: lacking.places))
    }
    let strangers: [BrokenRule] = withoutRole.isEmpty ? [] : [.withoutRole(pool.names(of: withoutRole))]
    return strangers + many + few
  }

  /// `PG or SG`
  private static func names(of indices: [Int], in roles: [RoleRule]) -> String {
    listed(indices.map { roles[$0].name }, "or")
  }

  static func addTerms(to terms: inout TeamTerms, for pool: RuledPool) {
    terms.places = pool.eligibility.masks
    // Where roles have multipliers, duties decide who plays in which.
    if !pool.rules.hasMultipliers { terms.placeCounts = pool.rules.roles.map(\.count) }
  }

  static func title(in rules: Rules) -> String? { "the roles" }
}

extension Rules {
  /// Whether some role has a multiplier other than 1.
  package var hasMultipliers: Bool { roles.contains(where: \.hasMultipliers) }
}

extension BrokenRule {
  /// Returns the problem of too few players who can play a role, or one of several.
  public static func tooFewForRole(_ role: String, can: Int, needed: Int) -> BrokenRule {
    let players = can == 0 ? "no player" : "only \(counted(can, "player"))"
    return BrokenRule(
      "role-too-few", "\(players) can play \(role), \(needed) \(needed == 1 ? "is" : "are") needed",
      lacking: needed - can, advisesMore: true)
  }

  /// Returns the problem of too many players who can play only one role, or only some.
  public static func tooManyForRole(_ role: String, only: Int, most: Int) -> BrokenRule {
    BrokenRule(
      "role-too-many", "\(counted(only, "player")) can only play \(role), at most \(most)",
      excess: only - most)
  }

  /// Returns the problem of players who fit no role.
  public static func withoutRole(_ names: [String]) -> BrokenRule {
    BrokenRule("no-role", "\(listed(names, "and")) \(names.count == 1 ? "fits" : "fit") no role")
  }
}
