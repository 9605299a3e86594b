import Selection
import Tables
import Words

/// The wording of causes: why there is no team, and the smallest repair.
struct CauseWording {
  let pool: RuledPool
  let contradictions: [[ContradictingRule]]
  let teams: Int
  let rowsFiltered: Int

  private var rules: Rules { pool.rules }

  /// A reason and its repair.
  typealias Words = (reason: String, repair: String)

  func words(for obstacle: CauseOfInfeasibility) -> Words {
    switch obstacle {
    case .tooFewPlayers(let count): tooFew(count)
    case .role(let role, let can): tooFew(for: rules.roles[role], role, can)
    case .budget(let cheapest): tooExpensive(cheapest)
    case .roles: (roles, "loosen a role with --role")
    case .mostPerClub(let enough): tooManyOfAClub(enough)
    case .leastClubs(let possible): tooFewClubs(possible)
    case .locked(let single): lockedOut(single)
    case .banned(let single): banned(single)
    case .groups(let single): titled(pool.terms.groups.map(\.title), single)
    case .counters(let single): titled(pool.terms.limits.map(\.title), single)
    case .counter(let index, let possible): sum(index, possible)
    case .conditions(let single): titled(pool.terms.conditions.map(\.title), single)
    case .dutyRules:
      ("\(withLocked)no lineup is possible \(keeping { $0 == .dutyRules })", "loosen the rules of the lineup")
    case .leastCost(let possible): tooCheap(possible)
    case .either(let cause, let other): either(words(for: cause), words(for: other))
    case .both(let cause, let cheapest): both(words(for: cause), cheapest)
    case .several where contradictions.isEmpty:
      (
        "several rules together leave no team, and loosening any one of them is not enough",
        "loosen two or more of \(listed(rules.titles + ["the budget"], "and"))"
      )
    case .several: several
    }
  }

  /// Returns the explanation when the locked players break rules whoever joins them.
  func words(forLocked broken: [BrokenRule], _ obstacle: CauseOfInfeasibility) -> Words {
    let names = listed(pool.named.lockedNames(in: pool.pool), "and")
    let repair =
      switch obstacle {
      case .mostPerClub, .leastClubs, .locked, .groups, .counters, .counter, .conditions:
        words(for: obstacle).repair
      case .tooFewPlayers, .role, .budget, .roles, .banned, .leastCost, .dutyRules, .either, .both, .several:
        "remove locks, or loosen the rules they break"
      }
    return ("with \(names) locked: \(listed(broken.map(\.description), "and"))", repair)
  }

  // MARK: Size and budget

  private func tooFew(_ count: Int) -> Words {
    let isBanned = !pool.named.banned.isEmpty
    let eligible = "only \(count) \(count == 1 ? "is" : "are") eligible"
    let all = "the pool has \(count == 0 ? "none" : "only \(count)")"
    let filtered = rowsFiltered > 0 ? "; conditions left out \(counted(rowsFiltered, "row"))" : ""
    return (
      "a team has \(counted(rules.size, "player")) and \(isBanned ? eligible : all)\(filtered)",
      "add \(counted(rules.size - count, "player"))" + (isBanned ? ", or lift a ban" : "")
        + (rowsFiltered > 0 ? ", or loosen --where" : "") + smallerTeams(of: count)
    )
  }

  /// The options for teams of all players, where no other rules are in force.
  private func smallerTeams(of size: Int) -> String {
    guard size > 0, rules.isPlain else { return "" }
    let cost = pool.pool.budget(for: 1, teamsOf: size).cost
    let isTooExpensive = pool.pool.costs.number(cost) > rules.budget
    return ", or ask for smaller teams with --size \(size)"
      + (isTooExpensive ? " and --budget \(text(cost))" : "")
  }

  private func tooExpensive(_ cheapest: Int128) -> Words {
    guard rules.isPlain, pool.pool.people.isEmpty else {
      return (
        "\(withLocked)the cheapest team under these rules costs \(amount(cheapest)); the budget is \(budget)",
        "--budget \(text(cheapest)) would be enough"
      )
    }
    let players = rules.size == 1 ? "the cheapest player costs" : "the cheapest \(rules.size) players cost"
    let enough = pool.pool.budget(for: teams, teamsOf: rules.size)
    let fewer = enough.teams < teams ? " and --count \(enough.teams)" : ""
    return (
      "\(players) \(amount(cheapest)); the budget is \(budget)",
      "--budget \(text(enough.cost))\(fewer) would be enough"
    )
  }

  private func tooCheap(_ possible: Int128) -> Words {
    (
      "\(withLocked)no team within the budget costs at least \(leastCost)"
        + keepingOthers { $0 == .leastCost || $0 == .budget },
      "--min-cost \(text(possible)) would be possible"
    )
  }

  // MARK: Two causes

  private func either(_ first: Words, _ second: Words) -> Words {
    (first.reason, "\(first.repair), or \(second.repair)")
  }

  /// The explanation if the budget is too low even for a team without the other cause.
  private func both(_ cause: Words, _ cheapest: Int128) -> Words {
    let money = "the cheapest team costs \(amount(cheapest)) even then; the budget is \(budget)"
    return ("\(cause.reason); \(money)", "\(cause.repair) with --budget \(text(cheapest))")
  }

  // MARK: Locks and bans

  private func lockedOut(_ single: [Int]) -> Words {
    let those = single.isEmpty ? "several locks" : "the lock on \(names(single, "or"))"
    return ("no team \(keeping(isLock)) has \(locked) in it", "remove \(those)")
  }

  private func banned(_ single: [Int]) -> Words {
    let those = single.isEmpty ? "several bans" : "the ban on \(names(single, "or"))"
    let keeping = others { $0 == .banned }.map { " that keeps \($0)" } ?? ""
    let banned = pool.pool.names(ofWhole: pool.named.banned)
    let needed =
      banned.count == 1 ? "\(banned[0]), who is banned" : "a player who is banned: \(listed(banned, "or"))"
    return ("every team\(keeping) needs \(needed)", "remove \(those)")
  }

  // MARK: Rules

  private func tooFew(for role: RoleRule, _ number: Int, _ can: Int) -> Words {
    let few = BrokenRule.tooFewForRole(role.name, can: can, needed: role.count.lowerBound)
    return ("\(few)", "add players for \(role.name), or ask for fewer with --role \(fewer(number, can))")
  }

  private func tooManyOfAClub(_ enough: Int) -> Words {
    (
      "\(withLocked)no team has at most \(counted(rules.maxPerClub ?? 0, "player")) from each club"
        + keepingOthers { $0 == .mostPerClub }, "--max-per-club \(enough) would be enough"
    )
  }

  private func tooFewClubs(_ possible: Int) -> Words {
    (
      "\(withLocked)no team has players from \(counted(rules.leastClubs ?? 0, "club"))"
        + keepingOthers { $0 == .leastClubs },
      possible > 0 ? "--min-clubs \(possible) would be possible" : "name the club column with --columns"
    )
  }

  /// Returns a role that needs no more players than there are, in the syntax of the command line; if the other roles
  /// have no room for the rest of a team, one of them must need more.
  private func fewer(_ role: Int, _ can: Int) -> String {
    let rule = rules.roles[role]
    let count = can == 0 ? "0-\(rule.count.upperBound)" : String(can)
    let others = rules.roles.enumerated().filter { $0.offset != role }.map(\.element.count.upperBound)
    let room = others.reduce(can) { min($0 + min($1, rules.size), rules.size) }
    return "\(rule.name)=\(count)" + (room < rules.size ? " and for more of another role" : "")
  }

  /// The roles that are short of players, if any; otherwise that no team can fill all of them.
  private var roles: String {
    let allowed = Set(0..<pool.pool.count).subtracting(pool.named.banned).sorted()
    let short = pool.findings(of: allowed, leaving: 0).broken.first { $0.code == "role-too-few" }
    return short.map(\.description)
      ?? "\(withLocked)no team that keeps \(otherRules { $0 == .roles }) fills all roles"
  }

  /// Returns the explanation for rules that allow no team, either those at some indices or all of them together.
  private func titled(_ all: [String], _ single: [Int]) -> Words {
    if single.isEmpty, !contradictions.isEmpty { return several }
    let titles = (single.isEmpty ? all : single.map { all[$0] }).withoutRepeats
    let blamed = contradictions.first?.filter { !isLock($0) }.map(name(of:)) ?? []
    return (
      "\(withLocked)no team keeps \(listed(blamed.isEmpty ? titles : blamed.withoutRepeats, "and"))",
      "change \(listed(titles, single.isEmpty ? "and" : "or"))"
    )
  }

  /// Returns the explanation for a limit on a sum, with the sum that is possible.
  private func sum(_ index: Int, _ possible: Int) -> Words {
    let limit = pool.terms.limits[index]
    let number = DecimalNumber(mantissa: Int128(possible), places: limit.places).normalised
    let isHigh = limit.most.map { possible > $0 } ?? false
    let bound = isHigh ? limit.most : limit.least
    let asked = DecimalNumber(mantissa: Int128(bound ?? 0), places: limit.places).normalised
    return (
      "\(withLocked)\(limit.name) adds up to at \(isHigh ? "least" : "most") \(number) in every team that keeps "
        + "\(otherRules { $0 == .counter(index) }); "
        + (isHigh ? "at most \(asked) is allowed" : "at least \(asked) is required"),
      "--sum \(shellQuoted("\(limit.name)\(isHigh ? "<=" : ">=")\(number)")) would be enough"
    )
  }

  // MARK: Contradictions

  /// The explanation for rules that contradict each other, in one or several sets.
  private var several: Words {
    let sets = contradictions.map { $0.map(name(of:)).withoutRepeats }
    return (
      "no team keeps " + sets.map { listed($0, "and") }.joined(separator: ", and none keeps "),
      "change " + sets.map { listed($0, "or") }.joined(separator: ", and ")
    )
  }

  /// Returns the other rules of the contradiction, without those mentioned elsewhere and without locks, which are
  /// mentioned first; `nil` if there are none or they are not known.
  private func others(_ areTold: (ContradictingRule) -> Bool) -> String? {
    let others = (contradictions.first ?? []).filter { !areTold($0) && !isLock($0) }.map(name(of:))
    return others.isEmpty ? nil : listed(others.withoutRepeats, "and")
  }

  private func otherRules(_ areTold: (ContradictingRule) -> Bool) -> String {
    others(areTold) ?? "the other rules"
  }

  /// As in `that keeps the budget of 50`; `under these rules` if no other rule is known.
  private func keeping(_ areTold: (ContradictingRule) -> Bool) -> String {
    others(areTold).map { "that keeps \($0)" } ?? "under these rules"
  }

  private func keepingOthers(_ areTold: (ContradictingRule) -> Bool) -> String {
    others(areTold).map { " and keeps \($0)" } ?? ""
  }

  private func isLock(_ rule: ContradictingRule) -> Bool { if case .locked = rule { true } else { false } }

  private func name(of rule: ContradictingRule) -> String {
    switch rule {
    case .budget: "the budget of \(budget)"
    case .leastCost: "the minimum cost of \(leastCost)"
    case .roles: "the roles"
    case .dutyRules: "the lineup"
    case .mostPerClub: "the limit of \(counted(rules.maxPerClub ?? 0, "player")) from each club"
    case .leastClubs: "the minimum of \(counted(rules.leastClubs ?? 0, "club"))"
    case .banned: "the bans"
    case .locked(let player): "the lock on \(names([player]))"
    case .group(let index): pool.terms.groups[index].title
    case .counter(let index): pool.terms.limits[index].title
    case .condition(let index): pool.terms.conditions[index].title
    }
  }

  // MARK: Words

  private var withLocked: String { locked.isEmpty ? "" : "with \(locked) locked " }

  /// The locked players in the contradiction; all of them if it is not known.
  private var locked: String {
    guard let blamed = contradictions.first else {
      return listed(pool.named.lockedNames(in: pool.pool), "and")
    }
    let players = blamed.compactMap { rule -> Int? in
      if case .locked(let player) = rule { player } else { nil }
    }
    return names(players)
  }

  private var leastCost: String { rules.leastCost.map { pool.pool.amount($0, under: rules) } ?? "" }

  private var budget: String { pool.pool.amount(rules.budget, under: rules) }

  private func amount(_ cost: Int128) -> String { pool.pool.amount(cost, under: rules) }

  /// Returns a cost as it must be typed.
  private func text(_ cost: Int128) -> String {
    DecimalNumber(mantissa: cost, places: pool.pool.costs.places)
      .padded(toPlaces: pool.pool.costPlaces(under: rules)) + (pool.pool.costUnit?.rawValue ?? "")
  }

  private func names(_ players: [Int], _ conjunction: String = "and") -> String {
    listed(pool.pool.names(ofWhole: players), conjunction)
  }
}
