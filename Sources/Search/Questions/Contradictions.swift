import Selection

extension Problem {
  /// Finds rules that together leave no team, although dropping any one of them allows one. Where the other rules leave
  /// no team either, a set of those is added, and so on: no rule is in two sets.
  ///
  /// Each rule is dropped for good if there is no team without it; the rules that remain are in conflict. (Chinneck and
  /// Dravnieks 1991, the deletion filter.) Rules that people set for a reason of their own are dropped last.
  /// - Returns: empty where there is a team; `nil` where the search was stopped or its steps used up.
  /// - Complexity: that of a search for each rule.
  func contradictions(limits: Limits = Limits()) -> [[ContradictingRule]]? {
    if let found = withoutDuties?.contradictions(limits: limits), !found.isEmpty { return found }
    let limits = limits.limited()
    var (rules, found) = (contradictingRules, [[ContradictingRule]]())
    while true {
      guard let isPossible = hasTeam(keeping: rules, limits) else { return nil }
      if isPossible { return found }
      var needed = rules
      for rule in rules {
        let others = needed.filter { $0 != rule }
        guard let isPossible = hasTeam(keeping: others, limits) else { return nil }
        if !isPossible { needed = others }
      }
      if needed.isEmpty { return found }
      found.append(needed)
      rules.removeAll(where: needed.contains)
    }
  }

  /// The rules in force, in the order in which they are dropped.
  private var contradictingRules: [ContradictingRule] {
    var rules: [ContradictingRule] = [.budget]
    if !dutyRules.isEmpty { rules.append(.dutyRules) }
    if !slots.isEmpty { rules.append(.roles) }
    if !banned.isEmpty { rules.append(.banned) }
    if leastClubs ?? 0 > 0 { rules.append(.leastClubs) }
    if mostPerClub ?? size < size { rules.append(.mostPerClub) }
    if leastCost ?? 0 > 0 { rules.append(.leastCost) }
    return rules + groups.indices.map { .group($0) } + conditions.indices.map { .condition($0) }
      + counters.indices.map { .counter($0) } + locked.map { .locked($0) }
  }

  /// Whether there is a team that satisfies some rules and may break the others; `nil` where the search was stopped.
  private func hasTeam(keeping rules: [ContradictingRule], _ limits: Limits) -> Bool? {
    let kept = Set(rules)
    var other = self
    if !kept.contains(.budget) { other.budget = Int128(size) * highest(\.cost) }
    if !kept.contains(.leastCost) { other.leastCost = nil }
    if !kept.contains(.roles) { other.slots = [] }
    if !kept.contains(.dutyRules) { other.dutyRules = [] }
    if !kept.contains(.mostPerClub) { other.mostPerClub = nil }
    if !kept.contains(.leastClubs) { other.leastClubs = nil }
    if !kept.contains(.banned) { other.banned = [] }
    other.locked = locked.filter { kept.contains(.locked($0)) }
    other.groups = groups.indices.filter { kept.contains(.group($0)) }.map { groups[$0] }
    other.conditions = conditions.indices.filter { kept.contains(.condition($0)) }.map { conditions[$0] }
    other.counters = counters.indices.filter { kept.contains(.counter($0)) }.map { counters[$0] }
    return other.hasTeam(limits)
  }

  /// Whether there is a team; `nil` where the search was stopped, or the totals could overflow.
  func hasTeam(_ limits: Limits) -> Bool? {
    guard overflowingColumn == nil else { return nil }
    let found = findTeam(stepsOnTies: 0, limits: limits)
    return found.status == .infeasible ? false : found.rows.isEmpty ? nil : true
  }
}
