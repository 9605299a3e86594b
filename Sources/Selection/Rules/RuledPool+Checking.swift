import Tables
import Words

/// What some players of a pool are as a team, or as a part of one, under the rules beside size and budget.
public struct RuleFindings: Sendable, Hashable {
  /// The rules that they break, whoever joins them.
  public var broken: [BrokenRule] = []
  /// The rules that those who are still to join must bring them to keep.
  public var open: [BrokenRule] = []
}

extension RuledPool {
  /// The rules beside size and budget that a full team breaks; shares no code with the search.
  /// - Parameter team: indices in the pool, each once.
  /// - Complexity: O(players · seats · roles) of the team.
  public func brokenRules(of team: [Int]) -> [BrokenRule] { findings(of: team, leaving: 0).broken }

  /// The same for a team that lacks players: a rule is broken where none who could be imagined would mend it.
  /// - Parameter places: how many are still to join.
  public func findings(of team: [Int], leaving places: Int) -> RuleFindings {
    let rules =
      roleProblems(of: team, leaving: places) + clubProblems(of: team) + nameProblems(of: team)
      + costProblems(of: team)
    var findings = RuleFindings()
    for rule in rules {
      if let lacking = rule.lacking, lacking <= places {
        findings.open.append(rule)
      } else {
        findings.broken.append(rule)
      }
    }
    return findings
  }

  // MARK: Roles

  private func roleProblems(of team: [Int], leaving places: Int) -> [BrokenRule] {
    guard !rules.roles.isEmpty else { return [] }
    let homeless = team.filter { eligibility.masks[$0] == 0 }
    let others = RoleShortage(
      masks: team.map { eligibility.masks[$0] }.filter { $0 != 0 }, counts: rules.roles.map(\.count))
    var (few, many): ([BrokenRule], [BrokenRule]) = ([], [])
    for (index, role) in rules.roles.enumerated() {
      let can = others.masks.count { $0 >> UInt64(index) & 1 == 1 }
      let only = others.masks.count { $0 == 1 << UInt64(index) }
      if can < role.count.lowerBound {
        few.append(.tooFewForRole(role.name, can: can, needed: role.count.lowerBound))
      }
      if only > role.count.upperBound {
        many.append(.tooManyForRole(role.name, only: only, most: role.count.upperBound))
      }
    }
    // Several roles together are told where no single one tells as much.
    if many.isEmpty, let crowded = others.crowded, crowded.places < rules.size {
      many.append(.tooManyForRole(names(crowded.roles), only: crowded.players, most: crowded.places))
    }
    if many.isEmpty, !few.contains(where: { $0.lacking ?? 0 > places }), let lacking = others.lacking,
      few.isEmpty || lacking.places - lacking.players > places
    {
      few.append(.tooFewForRole(names(lacking.roles), can: lacking.players, needed: lacking.places))
    }
    let strangers: [BrokenRule] = homeless.isEmpty ? [] : [.withoutRole(playerNames(homeless))]
    return strangers + many + few
  }

  /// `PG or SG`
  private func names(_ roles: [Int]) -> String { listed(roles.map { rules.roles[$0].name }, "or") }

  // MARK: The rest

  private func clubProblems(of team: [Int]) -> [BrokenRule] {
    let numbers = team.compactMap { clubs.numbers[$0] }
    var problems: [BrokenRule] = []
    if let most = rules.maxPerClub {
      let counts = numbers.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      problems += counts.filter { $0.value > most }.sorted { $0.key < $1.key }.map {
        .tooManyOfClub(clubs.names[$0.key], count: $0.value, most: most)
      }
    }
    if let least = rules.leastClubs, Set(numbers).count < least {
      problems.append(.tooFewClubs(Set(numbers).count, least: least))
    }
    return problems
  }

  private func nameProblems(of team: [Int]) -> [BrokenRule] {
    let members = Set(team)
    let missing = named.locked.filter { !members.contains($0) }
    let banned = Set(named.banned)
    let strangers = team.filter(banned.contains)
    var problems: [BrokenRule] = []
    if !missing.isEmpty { problems.append(.missing(playerNames(missing))) }
    if !strangers.isEmpty { problems.append(.banned(playerNames(strangers))) }
    for (group, players) in zip(rules.groups, named.groups) {
      let count = players.count { members.contains($0) }
      if count < group.least || count > group.most ?? count {
        problems.append(.group(group.name, count: count, least: group.least, most: group.most))
      }
    }
    return problems
  }

  private func costProblems(of team: [Int]) -> [BrokenRule] {
    let cost = DecimalNumber(mantissa: Team(team, of: pool).cost, places: pool.costs.places)
    guard let least = rules.leastCost, cost < least else { return [] }
    let places = max(pool.costPlaces(under: rules), least.normalised.places)
    return [.tooCheap(cost: cost.padded(toPlaces: places), least: least.padded(toPlaces: places))]
  }

  private func playerNames(_ players: [Int]) -> [String] { players.map { pool.displayName(of: $0) } }
}
