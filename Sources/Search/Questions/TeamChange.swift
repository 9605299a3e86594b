/// Players who leave and join a team, and the resulting team.
public struct TeamChange: Sendable, Equatable {
  /// Rows of the players who leave, ascending.
  public var out: [Int]
  /// Rows of the players who join, ascending.
  public var `in`: [Int]
  /// The total skill of the team after the change, in the unit of the problem.
  public var skill: Int128
  /// Its total cost.
  public var cost: Int128
  /// By row: the index of the duty that a member has after the change; empty where the problem has no duties.
  public var duties: [Int: Int] = [:]
}

extension TeamChange {
  /// The change that turns one team, whose rows ascend, into another.
  init(from rows: [Int], to team: ListedTeam) {
    let before = Set(rows)
    let after = Set(team.rows)
    self.init(
      out: rows.filter { !after.contains($0) }, in: team.rows.filter { !before.contains($0) },
      skill: team.skill, cost: team.cost,
      duties: Dictionary(uniqueKeysWithValues: zip(team.rows, team.duties)))
  }
}
