/// What keeps every team from being legal under a format.
public enum Obstacle: Sendable, Hashable {
  /// So few players may be in a team at all.
  case tooFewPlayers(Int)
  /// Only so many players can stand in a role that needs more.
  case role(Int, can: Int)
  /// The cheapest team that keeps all other rules costs this.
  case budget(cheapest: Int128)
  /// Without this rule alone there would be a team.
  case rule(Rule)
  /// No single rule stands in the way; several do together.
  case several

  /// A rule that may stand in the way.
  public enum Rule: Sendable, Hashable, CaseIterable {
    /// The roles.
    case roles
    /// The most players of a club.
    case mostPerClub
    /// The fewest clubs.
    case leastClubs
    /// Players who must be in the team.
    case locked
    /// Players who must not.
    case banned
    /// The groups.
    case groups
    /// The lowest spend.
    case leastCost
  }
}

extension FormatProblem {
  /// What stands in the way of every team; `nil` where there is a team, or where the search was stopped.
  /// - Complexity: that of a dozen searches.
  public func obstacle(limits: Limits = Limits()) -> Obstacle? {
    guard findBestTeam(self, limits: limits).status == .infeasible else { return nil }
    let allowed = Set(0..<count).subtracting(banned)
    guard allowed.count >= base.size else { return .tooFewPlayers(allowed.count) }
    if case .quotas(let quotas) = format {
      for (role, quota) in quotas.enumerated() {
        let can = allowed.filter { roles[$0] >> UInt32(role) & 1 == 1 }.count
        if can < quota.lowerBound { return .role(role, can: can) }
      }
    }
    let cheapest = cheapestTeam(in: self, limits: limits)
    if cheapest.status == .proved { return .budget(cheapest: cheapest.cost) }
    for rule in Obstacle.Rule.allCases where findBestTeam(without(rule), limits: limits).status == .proved {
      return .rule(rule)
    }
    return limits.stop.isRaised ? nil : .several
  }

  private func without(_ rule: Obstacle.Rule) -> FormatProblem {
    var other = self
    switch rule {
    case .roles: other.format = .anyone
    case .mostPerClub: other.mostPerClub = nil
    case .leastClubs: other.leastClubs = nil
    case .locked: other.locked = []
    case .banned: other.banned = []
    case .groups: other.groups = []
    case .leastCost: other.leastCost = nil
    }
    return other
  }
}
