import Selection

/// Why no team satisfies a problem.
public struct WhyNoTeam: Sendable, Equatable {
  /// What rules out every team.
  public var cause: CauseOfInfeasibility
  /// Sets of rules that together leave no team; empty where the cause says it all, or where they are not known.
  public var contradictions: [[ContradictingRule]]
}

extension Problem {
  /// Finds what rules out every team, and which rules contradict one another; `nil` if there is one, or when stopped.
  /// - Complexity: that of a dozen searches, and of one for each rule.
  public func whyNoTeam(limits: Limits = Limits()) -> WhyNoTeam? {
    causeOfInfeasibility(limits: limits).map { cause in
      switch cause {
      case .tooFewPlayers, .role, .budget, .either: WhyNoTeam(cause: cause, contradictions: [])
      default: WhyNoTeam(cause: cause, contradictions: contradictions(limits: limits) ?? [])
      }
    }
  }

  /// Finds what rules out every team that keeps some players; `nil` where there is a team, or when stopped.
  func causeOfInfeasibility(keeping team: [Int] = [], limits: Limits = Limits())
    -> CauseOfInfeasibility?
  {
    let search = CauseSearch(problem: self, team: team, limits: limits.limited())
    if let cause = withoutDuties?.causeOfInfeasibility(keeping: team, limits: limits) {
      return search.isEnough(toRelax: cause) ? cause : .several
    }
    guard search.isPossible() == false else { return nil }
    return search.causeOfInfeasibility()
  }

  /// The question without duties, which has at least as many teams; `nil` where there are none or they change costs.
  var withoutDuties: Problem? {
    guard !duties.isEmpty, ownChoices.isEmpty, duties.allSatisfy({ $0.costTimes == 1 }) else { return nil }
    return changed { ($0.duties, $0.dutyRules, $0.addedSkills) = ([], [], []) }
  }
}

/// Relaxes one rule after another until there is a team.
private struct CauseSearch {
  var problem: Problem
  let team: [Int]
  let limits: Limits

  /// The problem with a change, and with the team that is kept in any case.
  private func changed(_ change: (inout Problem) -> Void = { _ in }) -> Problem {
    problem.changed { other in
      change(&other)
      other.locked = Set(other.locked).union(team).sorted()
    }
  }

  /// Whether there is a team after a change; `nil` where the search was stopped.
  func isPossible(_ change: (inout Problem) -> Void = { _ in }) -> Bool? {
    changed(change).hasTeam(limits)
  }

  /// Whether the change that a cause names allows a team, as far as a search tells.
  func isEnough(toRelax cause: CauseOfInfeasibility) -> Bool {
    var other = self
    guard let relaxed = relaxed(by: cause) else { return true }
    other.problem = relaxed
    return other.isPossible() != false
  }

  private func isPossible(without rules: Set<ContradictingRule>) -> Bool? {
    isPossible { $0 = $0.without(rules) }
  }

  func causeOfInfeasibility() -> CauseOfInfeasibility? {
    if let found = lackOfPlayers() { return found }
    if let cost = cheapest() {
      let money = CauseOfInfeasibility.budget(cheapest: cost)
      return (names() ?? sums()).map { .either(money, $0) } ?? money
    }
    if let found = rule() ?? ruleBesidesBudget() { return found }
    return limits.stop.isRaised ? nil : .several
  }

  /// The one rule to relax where a team also needs a higher budget.
  private func ruleBesidesBudget() -> CauseOfInfeasibility? {
    var (rich, other) = (self, self)
    rich.problem = problem.without([.budget])
    guard rich.isPossible() == false, let cause = rich.rule(), let relaxed = relaxed(by: cause) else {
      return nil
    }
    other.problem = relaxed
    return other.cheapest().map { .both(cause, cheapest: $0) }
  }

  /// The problem with the change that a cause names, if it is a change.
  private func relaxed(by cause: CauseOfInfeasibility) -> Problem? {
    var other = problem
    switch cause {
    case .either(let money, _): return relaxed(by: money)
    case .budget(let cheapest): other.budget = cheapest
    case .mostPerClub(let enough): other.mostPerClub = enough
    case .leastClubs(let possible): other.leastClubs = possible
    case .groups(let single) where single.count == 1: other = other.without([.group(single[0])])
    case .counters(let single) where single.count == 1: other = other.without([.counter(single[0])])
    case .conditions(let single) where single.count == 1: other = other.without([.condition(single[0])])
    case .counter(let index, let possible):
      let counter = problem.counters[index]
      other.counters[index].least = counter.least.map { min($0, possible) }
      other.counters[index].most = counter.most.map { max($0, possible) }
    default: return nil
    }
    return other
  }

  private func lackOfPlayers() -> CauseOfInfeasibility? {
    let allowed = Set(0..<problem.count).subtracting(problem.banned)
    let furtherRows = problem.people.flatMap { $0.filter(allowed.contains).dropFirst() }
    let players = allowed.count - furtherRows.count
    guard players >= problem.size else { return .tooFewPlayers(players) }
    for (role, count) in problem.slots.enumerated() {
      let can = allowed.count { problem.roles[$0] >> UInt32(role) & 1 == 1 }
      if can < count.lowerBound { return .role(role, can: can) }
    }
    return nil
  }

  /// The cost of the cheapest team that satisfies all rules except the budget.
  private func cheapest() -> Int128? {
    let cheapest = changed().cheapestTeam(limits: limits)
    return cheapest.status == .proved ? cheapest.cost : nil
  }

  /// The one rule without which there is a team; first those for which a number or a name says what is enough.
  private func rule() -> CauseOfInfeasibility? {
    leastCost() ?? clubs() ?? names() ?? sums() ?? roles()
  }

  private func roles() -> CauseOfInfeasibility? {
    if !problem.dutyRules.isEmpty, isPossible(without: [.dutyRules]) == true { return .dutyRules }
    return !problem.slots.isEmpty && isPossible(without: [.roles]) == true ? .roles : nil
  }

  private func clubs() -> CauseOfInfeasibility? {
    let size = problem.size
    if let most = problem.mostPerClub, most < size,
      let enough = first(after: most, upTo: size, { most in isPossible { $0.mostPerClub = most } })
    {
      return .mostPerClub(enough: enough)
    }
    if let least = problem.leastClubs, least > 0,
      let fewer = first(after: 0, upTo: least, { fewer in isPossible { $0.leastClubs = least - fewer } })
    {
      return .leastClubs(possible: least - fewer)
    }
    return nil
  }

  /// The first number from which on there is a team; `nil` if there is none, or the search was stopped.
  private func first(after known: Int, upTo highest: Int, _ isPossible: (Int) -> Bool?) -> Int? {
    guard isPossible(highest) == true else { return nil }
    let first = partitionPoint(known + 1, highest) { isPossible($0) == true }
    return limits.stop.isRaised ? nil : first
  }

  private func names() -> CauseOfInfeasibility? {
    one(of: problem.locked) { .locked($0) }.map { .locked($0) }
      ?? ban().map { .banned($0) } ?? one(of: problem.groups.indices) { .group($0) }.map { .groups($0) }
  }

  /// The bans that alone, if dropped, allow a team; `nil` where dropping all of them allows none.
  private func ban() -> [Int]? {
    guard !problem.banned.isEmpty, isPossible(without: [.banned]) == true else { return nil }
    return problem.banned.filter { row in isPossible { $0.banned.removeAll { $0 == row } } == true }
  }

  private func sums() -> CauseOfInfeasibility? {
    if let one = one(of: problem.counters.indices, { .counter($0) }) {
      guard one.count == 1, let sum = possibleSum(one[0]) else { return .counters(one) }
      return .counter(one[0], possible: sum)
    }
    return one(of: problem.conditions.indices) { .condition($0) }.map { .conditions($0) }
  }

  /// Those of some rules each of which alone, if dropped, allows a team; `nil` where dropping all of them allows none.
  private func one(of some: some Collection<Int>, _ rule: (Int) -> ContradictingRule) -> [Int]? {
    guard !some.isEmpty, isPossible(without: Set(some.map(rule))) == true else { return nil }
    return some.filter { isPossible(without: [rule($0)]) == true }
  }

  /// The sum of a counter nearest to its limit in teams that keep all other rules; `nil` for sums on both sides.
  private func possibleSum(_ index: Int) -> Int? {
    let counter = problem.counters[index]
    func sum(_ sign: Int) -> Int? {
      let found = most(of: { row, _ in Int128(sign * counter.weights[row]) }) {
        $0 = $0.without([.counter(index)])
      }
      return found?.rows.reduce(0) { $0 + counter.weights[$1] }
    }
    if let most = counter.most, let lowest = sum(-1), lowest > most { return lowest }
    if let least = counter.least, let highest = sum(1), highest < least { return highest }
    return nil
  }

  /// The cost of the most expensive team that satisfies all rules and the budget.
  private func leastCost() -> CauseOfInfeasibility? {
    guard problem.leastCost != nil else { return nil }
    return most(of: { _, choice in choice.cost }, where: { $0.leastCost = nil })
      .map { .leastCost(possible: $0.cost) }
  }

  /// The team that has the most of some amount after a change: the best team with that as its skill.
  private func most(of amount: (Int, Choice) -> Int128, where change: (inout Problem) -> Void) -> Answer? {
    let other = changed { other in
      change(&other)
      for index in other.counters.indices { other.counters[index].charge = nil }
      other = other.weighing { row, choice in (amount(row, choice), choice.cost) }
    }
    guard other.overflowingColumn == nil else { return nil }
    let found = other.findTeam(stepsOnTies: 0, limits: limits)
    return found.status == .proved ? found : nil
  }
}
