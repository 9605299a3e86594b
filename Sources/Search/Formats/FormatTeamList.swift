/// Teams of a problem under a format in their order.
public struct FormatTeamList: Sendable, Equatable {
  /// The teams, the best first; none twice, however many ways its players fill the slots.
  public var teams: [FormatTeam]
  /// Whether this is the whole list that was asked for, which is shorter than that where there are no more
  /// teams. False where the work was stopped: then `teams` is a proved beginning of the list, maybe empty.
  public var isComplete: Bool
  /// Whether more teams of the kind asked for come after the last one; `nil` where that is not known.
  public var hasMore: Bool?

  /// A list of teams.
  public init(teams: [FormatTeam], isComplete: Bool, hasMore: Bool?) {
    self.teams = teams
    self.isComplete = isComplete
    self.hasMore = hasMore
  }
}

extension FormatTeamList {
  /// No team satisfies the rules.
  static let empty = FormatTeamList(teams: [], isComplete: true, hasMore: false)
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
