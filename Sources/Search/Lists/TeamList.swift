/// One team of a list.
public struct ListedTeam: Sendable, Hashable, Comparable {
  /// The members' rows, ascending.
  public var rows: [Int]
  /// The index of each member's duty; empty where the problem has no duties.
  public var duties: [Int]
  /// Their total skill, in the unit of the problem.
  public var skill: Int128
  /// Their total cost.
  public var cost: Int128

  /// A team and its totals.
  public init(rows: [Int], duties: [Int] = [], skill: Int128, cost: Int128) {
    self.rows = rows
    self.duties = duties
    self.skill = skill
    self.cost = cost
  }

  /// Whether the first team comes before the second: by more skill, less cost, smaller rows, then smaller duties.
  public static func < (left: Self, right: Self) -> Bool {
    if left.skill != right.skill { return left.skill > right.skill }
    if left.cost != right.cost { return left.cost < right.cost }
    if left.rows != right.rows { return left.rows.lexicographicallyPrecedes(right.rows) }
    return left.duties.lexicographicallyPrecedes(right.duties)
  }
}

/// Teams in the order of a problem: more skill first, then less cost, then the lexicographically smallest rows.
public struct TeamList: Sendable, Equatable {
  /// The teams, no two of them the same.
  public var teams: [ListedTeam]
  /// Whether this is all that was asked for; where the work was stopped, `teams` is a proved beginning of it.
  public var isComplete: Bool
  /// Whether more teams of the kind asked for come after the last one; `nil` where that is not known.
  public var hasMore: Bool?

  /// The list where no team satisfies the rules.
  static let empty = TeamList(teams: [], isComplete: true, hasMore: false)
}
