/// What one player changes: what they add, and the prices of their own up to which that holds.
///
/// Legal teams have exactly the size, cost at most the budget and satisfy all other rules. The prices are whole units
/// of the cost column, 0 or more; every other player costs what they cost now.
public struct PlayerWhatIf: Sendable, Equatable {
  /// The player's row.
  public var row: Int
  /// The best skill of the legal teams with them; `nil` if there is none.
  public var skillWith: Int128?
  /// The best skill of the legal teams without them, in any of their rows; `nil` if there is none.
  public var skillWithout: Int128?
  /// The highest cost of their own at which some legal team with them has the best skill, or more, which happens only
  /// below their present cost; `nil` where not even 0 is low enough. Under a lowest spend it also happens above that
  /// cost, where a team was too cheap, and lower costs need not be as good.
  public var entersAt: Int128?
  /// For a member of the best team, the highest cost of their own, at least their present one, at which they are still
  /// in the best team, tie-breaks included; at one unit more, the best team is without them. `nil` for all others.
  /// Under a lowest spend there can be costs below it at which no team with them spends enough.
  public var staysUpTo: Int128?
  /// Whether the budget sets that limit; otherwise another team that is no more expensive does.
  public var stayIsLimitedByBudget = false
  /// Whether the prices are known; false only where the work was stopped.
  var knowsPrices = true

  /// The figures of a player who is in no team.
  static func banned(_ row: Int, best: Answer) -> PlayerWhatIf {
    PlayerWhatIf(row: row, skillWith: nil, skillWithout: best.skill, entersAt: nil, staysUpTo: nil)
  }

  /// The same figures with the row in the whole problem, of which only some rows were searched.
  func moved(to rows: [Int]) -> PlayerWhatIf {
    var figures = self
    figures.row = rows[row]
    return figures
  }
}
