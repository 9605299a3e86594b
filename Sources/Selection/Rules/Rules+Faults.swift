import Tables

extension Rules {
  /// More roles than these are no game, and more than the search can mark in a word of 32 bits.
  static let mostRoles = 32

  /// What contradicts itself in the rule set, or cannot be satisfied by any team of any pool.
  /// - Complexity: O(what the rule set names).
  public func faults() -> [RulesFault] {
    roleFaults() + amountFaults() + clubFaults() + playerFaults() + groupFaults()
  }

  private func roleFaults() -> [RulesFault] {
    guard !roles.isEmpty else { return [] }
    var faults: [RulesFault] = []
    var names: Set<String> = []
    for (index, role) in roles.enumerated() where !names.insert(role.name.lowercased()).inserted {
      faults.append(
        .init(key: .roles, element: index, message: "the role \(quoted(role.name)) stands there twice"))
    }
    if roles.count > Self.mostRoles {
      faults.append(
        .init(key: .roles, message: "\(roles.count) roles; at most \(Self.mostRoles) are possible"))
    }
    let least = roles.reduce(0) { $0 + $1.count.lowerBound }
    let most = roles.reduce(0) { $0 + $1.count.upperBound }
    let team = "a team has \(players(size))"
    let advice = most < size ? "; a role such as 'OTHER = any' takes the rest" : ""
    let room =
      least == most
      ? "are for \(players(most))"
      : most < size ? "have room for \(players(most))" : "need at least \(players(least))"
    if least > size || most < size {
      faults.append(.init(key: .roles, message: "the roles \(room); \(team)\(advice)"))
    }
    return faults
  }

  private func amountFaults() -> [RulesFault] {
    guard let leastCost, leastCost > budget else { return [] }
    return [
      .init(key: .leastCost, message: "the lowest spend, \(leastCost), is more than the budget, \(budget)")
    ]
  }

  private func clubFaults() -> [RulesFault] {
    var faults: [RulesFault] = []
    if let leastClubs, leastClubs > size {
      faults.append(
        .init(key: .leastClubs, message: "\(leastClubs) clubs cannot be had with \(players(size))"))
    }
    if !clubExempt.isEmpty, maxPerClub == nil, leastClubs == nil {
      faults.append(
        .init(
          key: .clubExempt,
          message: "there is no limit on clubs from which to exempt; add \(RulesKey.maxPerClub.rawValue) or "
            + RulesKey.leastClubs.rawValue))
    }
    return faults
  }

  private func playerFaults() -> [RulesFault] {
    var faults = repeats(locked, .locked) + repeats(banned, .banned)
    let lockedOnes = Set(locked)
    for (index, player) in banned.enumerated() where lockedOnes.contains(player) {
      faults.append(.init(key: .banned, element: index, message: "\(quoted(player)) is locked and banned"))
    }
    if lockedOnes.count > size {
      faults.append(
        .init(key: .locked, message: "\(players(lockedOnes.count)) are locked; a team has \(size)"))
    }
    return faults
  }

  private func repeats(_ names: [String], _ key: RulesKey) -> [RulesFault] {
    var seen: Set<String> = []
    return names.enumerated().compactMap { index, name in
      seen.insert(name).inserted
        ? nil : RulesFault(key: key, element: index, message: "\(quoted(name)) stands there twice")
    }
  }

  private func groupFaults() -> [RulesFault] {
    let (banned, locked) = (Set(banned), Set(locked))
    var names: Set<String> = []
    return groups.enumerated().flatMap { index, group in
      let isRepeated = !names.insert(group.name).inserted
      let messages =
        (isRepeated ? ["the group \(quoted(group.name)) stands there twice"] : [])
        + faults(of: group, banned: banned, locked: locked)
      return messages.map { RulesFault(key: .groups, element: index, message: $0) }
    }
  }

  private func faults(of group: PlayerGroup, banned: Set<String>, locked: Set<String>) -> [String] {
    let members = Set(group.players)
    let name = quoted(group.name)
    var messages: [String] = []
    if members.count < group.players.count {
      let repeated = repeats(group.players, .groups).count
      messages.append("the group \(name) names \(repeated == 1 ? "a player" : players(repeated)) twice")
    }
    if members.isEmpty { messages.append("the group \(name) has no players") }
    if let most = group.most, group.least > most {
      messages.append("at least \(group.least) and at most \(most) of the group \(name) is impossible")
    }
    let free = members.subtracting(banned).count
    if !members.isEmpty, group.least > min(free, size) {
      let reason =
        group.least > size
        ? "a team has \(size)" : free < members.count ? "\(free) of them are not banned" : "it has \(free)"
      messages.append("at least \(group.least) of the group \(name) are asked for; \(reason)")
    }
    let lockedMembers = members.intersection(locked).count
    if let most = group.most, lockedMembers > most {
      messages.append("at most \(most) of the group \(name) are allowed; \(lockedMembers) of them are locked")
    }
    return messages
  }

  /// `1 player`, `5 players`
  private func players(_ count: Int) -> String { count == 1 ? "1 player" : "\(count) players" }
}
