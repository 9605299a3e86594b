/// The best teams of a problem under a format, in their order.
public struct FormatTeamList: Sendable, Equatable {
  /// How a search for many teams ended.
  public enum Status: String, Sendable {
    /// `teams` are the best teams: as many as were asked for, or fewer if there are no more.
    case proved
    /// A limit or a signal ended the search: `teams` are the first ones of the list, fewer than asked for.
    case stopped
    /// No team satisfies the rules, proved.
    case infeasible
  }

  /// How it ended.
  public var status: Status
  /// The teams, the best first; none twice, however many ways its players fill the slots.
  public var teams: [FormatTeam]

  /// A list of teams.
  public init(status: Status, teams: [FormatTeam]) {
    self.status = status
    self.teams = teams
  }
}

/// One of the best teams.
public struct FormatTeam: Sendable, Hashable {
  /// The team's rows, ascending.
  public var rows: [Int]
  /// Its total skill.
  public var skill: Int128
  /// Its total cost.
  public var cost: Int128

  /// A team.
  public init(rows: [Int], skill: Int128, cost: Int128) {
    self.rows = rows
    self.skill = skill
    self.cost = cost
  }
}

extension FormatTeam: Comparable {
  /// Whether the first team comes before the second: more skill, then less cost, then the smaller rows.
  public static func < (left: Self, right: Self) -> Bool {
    if left.skill != right.skill { return left.skill > right.skill }
    if left.cost != right.cost { return left.cost < right.cost }
    return left.rows.lexicographicallyPrecedes(right.rows)
  }
}
