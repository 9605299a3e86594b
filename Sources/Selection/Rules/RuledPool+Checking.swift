import Tables

extension RuledPool {
  /// The rules beside size and budget that a full team breaks; shares no code with the search.
  /// - Parameter team: indices in the pool, each once.
  /// - Complexity: O(players · seats · roles) of the team.
  public func brokenRules(of team: [Int]) -> [BrokenRule] {
    roleProblems(of: team) + clubProblems(of: team) + nameProblems(of: team) + costProblems(of: team)
  }

  // MARK: Roles

  private func roleProblems(of team: [Int]) -> [BrokenRule] {
    guard !rules.roles.isEmpty else { return [] }
    let homeless = team.filter { eligibility.masks[$0] == 0 }
    guard homeless.isEmpty else { return [.withoutRole(names(homeless))] }
    var problems: [BrokenRule] = []
    for (index, role) in rules.roles.enumerated() {
      let can = team.filter { fits($0, role: index) }
      let only = can.filter { eligibility.masks[$0] == 1 << UInt64(index) }
      if can.count < role.count.lowerBound {
        problems.append(.tooFewForRole(role.name, can: can.count, needed: role.count.lowerBound))
      }
      if only.count > role.count.upperBound {
        problems.append(.tooManyForRole(role.name, only: only.count, most: role.count.upperBound))
      }
    }
    return problems.isEmpty && !canBeSeated(team) ? [.rolesClash] : problems
  }

  /// Whether all players have a seat while every role has its fewest.
  ///
  /// If the seats that must be taken can be, and the players can all be seated, then both at once (Mendelsohn and
  /// Dulmage 1958); each is a matching along augmenting paths (Kuhn 1955).
  private func canBeSeated(_ team: [Int]) -> Bool {
    let least = rules.roles.enumerated().flatMap { Array(repeating: $0, count: $1.count.lowerBound) }
    let most = rules.roles.enumerated().flatMap { role, rule in
      Array(repeating: role, count: min(rule.count.upperBound, team.count))
    }
    return matches(least.count, among: team.count) { fits(team[$1], role: least[$0]) }
      && matches(team.count, among: most.count) { fits(team[$0], role: most[$1]) }
  }

  /// Whether each of `seekers` can have one of `places` of its own that fits.
  private func matches(_ seekers: Int, among places: Int, _ fits: (Int, Int) -> Bool) -> Bool {
    var holder = [Int?](repeating: nil, count: places)
    func find(_ seeker: Int, _ tried: inout Set<Int>) -> Bool {
      for place in 0..<places where fits(seeker, place) && tried.insert(place).inserted {
        if holder[place].map({ find($0, &tried) }) ?? true {
          holder[place] = seeker
          return true
        }
      }
      return false
    }
    return (0..<seekers).allSatisfy { seeker in
      var tried: Set<Int> = []
      return find(seeker, &tried)
    }
  }

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
    let missing = named.locked.filter { !team.contains($0) }
    let banned = team.filter { named.banned.contains($0) }
    var problems: [BrokenRule] = []
    if !missing.isEmpty { problems.append(.missing(names(missing))) }
    if !banned.isEmpty { problems.append(.banned(names(banned))) }
    for (group, members) in zip(rules.groups, named.groups) {
      let count = team.filter { members.contains($0) }.count
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

  private func names(_ players: [Int]) -> [String] { players.map { pool.displayName(of: $0) } }
}
