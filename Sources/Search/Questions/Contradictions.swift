import Selection

extension Problem {
  /// Finds rules that together leave no team, although dropping any one allows one. Where the other rules leave no team
  /// either, a set of those is added, and so on: no rule is in two. Empty if there is a team; `nil` when stopped.
  ///
  /// Each rule is dropped for good if there is no team without it; the rules that remain are in conflict. (Chinneck and
  /// Dravnieks 1991, the deletion filter.) Rules that people set for a reason of their own are dropped last.
  func contradictions(limits: Limits = Limits()) -> [[ContradictingRule]]? {
    if let found = withoutDuties?.contradictions(limits: limits), !found.isEmpty { return found }
    let limits = limits.limited()
    var (rules, found) = (contradictingRules, [[ContradictingRule]]())
    let all = Set(rules)
    while true {
      guard let isPossible = without(all.subtracting(rules)).hasTeam(limits) else { return nil }
      if isPossible { return found }
      var needed = rules
      for rule in rules {
        let others = needed.filter { $0 != rule }
        guard let isPossible = without(all.subtracting(others)).hasTeam(limits) else { return nil }
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

  /// The problem without some rules; without its budget, with one that is enough for any team.
  func without(_ rules: Set<ContradictingRule>) -> Problem {
    func kept<Rule>(_ all: [Rule], _ rule: (Int) -> ContradictingRule) -> [Rule] {
      all.indices.filter { !rules.contains(rule($0)) }.map { all[$0] }
    }
    var other = self
    if rules.contains(.budget) { other.budget = Int128(size) * highest(\.cost) }
    if rules.contains(.leastCost) { other.leastCost = nil }
    if rules.contains(.roles) { other.slots = [] }
    if rules.contains(.dutyRules) { other.dutyRules = [] }
    if rules.contains(.mostPerClub) { other.mostPerClub = nil }
    if rules.contains(.leastClubs) { other.leastClubs = nil }
    if rules.contains(.banned) { other.banned = [] }
    other.locked.removeAll { rules.contains(.locked($0)) }
    other.groups = kept(groups) { .group($0) }
    other.conditions = kept(conditions) { .condition($0) }
    other.counters = kept(counters) { .counter($0) }
    return other
  }

  /// Whether there is a team; `nil` where the search was stopped, or the totals could overflow.
  func hasTeam(_ limits: Limits) -> Bool? {
    guard overflowingColumn == nil else { return nil }
    let found = findTeam(stepsOnTies: 0, limits: limits)
    return found.status == .infeasible ? false : found.rows.isEmpty ? nil : true
  }
}
