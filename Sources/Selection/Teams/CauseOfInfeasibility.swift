/// The reason why no team satisfies the rules.
public enum CauseOfInfeasibility: Sendable, Hashable {
  /// Fewer players are eligible than a team needs: only this many.
  case tooFewPlayers(Int)
  /// Only `can` players are eligible for a role that needs more.
  case role(Int, can: Int)
  /// The cheapest team that satisfies all other rules costs this much.
  case budget(cheapest: Int128)
  /// There would be a team without the roles.
  case roles
  /// There would be a team without the most players per club; a limit of `enough` would do.
  case mostPerClub(enough: Int)
  /// There would be a team without the minimum number of clubs; `possible` clubs would be possible.
  case leastClubs(possible: Int)
  /// There would be a team without the locks; dropping any one of these alone would do (there may be none).
  case locked([Int])
  /// There would be a team without the bans; dropping any one of these alone would do (there may be none).
  case banned([Int])
  /// There would be a team without the groups; dropping any one of these alone would do (there may be none).
  case groups([Int])
  /// There would be a team without the limits on sums; dropping any one of these would do (there may be none).
  case counters([Int])
  /// There would be a team without this limit on a sum; a limit of `possible` would do.
  case counter(Int, possible: Int)
  /// There would be a team without the conditions; dropping any one of these would do (there may be none).
  case conditions([Int])
  /// There would be a team without the rules about duties.
  case dutyRules
  /// There would be a team without the minimum spend; at most `possible` can be spent.
  case leastCost(possible: Int128)
  /// Changing either would be enough: the budget, or what is asked of players by name, number or stack.
  indirect case either(CauseOfInfeasibility, CauseOfInfeasibility)
  /// The rule rules out every team whatever the budget is; without it the cheapest team costs this much, which is over
  /// the budget.
  indirect case both(CauseOfInfeasibility, cheapest: Int128)
  /// No single rule is the cause, see ``ContradictingRule``.
  case several
}

/// One of the rules that together may leave no team.
public enum ContradictingRule: Sendable, Hashable {
  /// The budget.
  case budget
  /// The minimum spend.
  case leastCost
  /// The roles of a team.
  case roles
  /// The rules about duties.
  case dutyRules
  /// The most players of a club.
  case mostPerClub
  /// The minimum number of clubs.
  case leastClubs
  /// The bans, all together.
  case banned
  /// The lock of a player.
  case locked(Int)
  /// A group.
  case group(Int)
  /// A limit on a sum.
  case counter(Int)
  /// A condition.
  case condition(Int)
}
