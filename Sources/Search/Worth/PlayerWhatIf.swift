/// What one player changes: what they add, and the prices of their own at which that ends.
///
/// Legal teams have exactly the size, cost at most the budget and keep the rules that there are beside. The prices
/// are whole units of the cost column, 0 or more; everybody else costs what they cost now.
public struct PlayerWhatIf: Sendable, Equatable {
  /// The player's row.
  public var row: Int
  /// The best skill of the legal teams with them; `nil` where there is none.
  public var skillWith: Int128?
  /// The best skill of the legal teams without them, in whichever of their rows; `nil` where there is none.
  public var skillWithout: Int128?
  /// The highest cost of their own at which some legal team with them has the best skill, or more than that, which
  /// happens only below their present cost; `nil` where not even 0 is low enough. Under a lowest spend it happens
  /// above that cost too, where a team was too cheap, and lower costs need not be as good.
  public var entersAt: Int128?
  /// For a member of the best team the highest cost of their own at which they are still in the best team: that of
  /// the most skill, of those the cheapest, of those the first in the pool. One unit more, and the best team does
  /// without them. `nil` for all others.
  ///
  /// Raising their cost changes no team without them, so that nothing ends it at or below their present cost: this
  /// is never below it. Under a lowest spend there can be costs below it at which no team with them spends enough.
  public var staysUpTo: Int128?
  /// Whether the budget ends that; else another team that is no dearer does.
  public var staysWhilePaid = false
}

extension PlayerWhatIf {
  /// Of a player who is in no team.
  static func banned(_ row: Int, best: Answer) -> PlayerWhatIf {
    PlayerWhatIf(row: row, skillWith: nil, skillWithout: best.skill, entersAt: nil, staysUpTo: nil)
  }

  /// The same of a player of the whole problem, of which only some rows were looked at.
  func moved(to rows: [Int]) -> PlayerWhatIf {
    var figures = self
    figures.row = rows[row]
    return figures
  }
}

extension [PlayerWhatIf] {
  /// One for each player who has several rows: for that in which they are in the best team, else for that with which a team
  /// has most skill.
  public func byPlayer(in problem: Problem, best: Answer) -> [PlayerWhatIf] {
    guard !problem.people.isEmpty else { return self }
    let groups = Dictionary(grouping: self) { problem.people.rows(with: $0.row)[0] }
    return groups.values.map { $0.ofMostSkillFirst(best: best)[0] }.sorted { $0.row < $1.row }
  }

  /// The same, whoever is in the best team first, then those with whom a team has most skill.
  public func ofMostSkillFirst(best: Answer) -> [PlayerWhatIf] {
    func rank(_ figures: PlayerWhatIf) -> (Int, Int128, Int) {
      (best.rows.contains(figures.row) ? 1 : 0, figures.skillWith ?? .min, -figures.row)
    }
    return sorted { rank($0) > rank($1) }
  }
}
