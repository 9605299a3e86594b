/// What keeps every team from being legal under rules.
public enum CauseOfInfeasibility: Sendable, Hashable {
  /// So few players may be in a team at all.
  case tooFewPlayers(Int)
  /// Only so many players can stand in a role that needs more.
  case role(Int, can: Int)
  /// The cheapest team that keeps all other rules costs this.
  case budget(cheapest: Int128)
  /// Without roles there would be a team.
  case roles
  /// Without the most players of a club there would be one; so many would be enough.
  case mostPerClub(enough: Int)
  /// Without the fewest clubs there would be one; so many would be possible.
  case leastClubs(possible: Int)
  /// Without the locks there would be one; without that of any of these players alone, of whom there may be none.
  case locked([Int])
  /// Without the bans there would be one; without that of any of these players alone, of whom there may be none.
  case banned([Int])
  /// Without the groups there would be one; without any of these alone, of which there may be none.
  case groups([Int])
  /// Without the limits on sums there would be one; without any of these alone, of which there may be none.
  case counters([Int])
  /// Without this limit on a sum there would be one; so much would be possible.
  case counter(Int, possible: Int)
  /// Without the conditions there would be one; without any of these alone, of which there may be none.
  case conditions([Int])
  /// Without the rules about duties there would be one.
  case dutyRules
  /// Without the lowest spend there would be one; so much would be possible.
  case leastCost(possible: Int128)
  /// Each of the two would be enough alone: the budget, and what is asked of players by name, number or stack.
  indirect case either(CauseOfInfeasibility, CauseOfInfeasibility)
  /// The rule stands in the way whatever the budget is; with it out of the way the cheapest team costs this, which is more
  /// than the budget.
  indirect case both(CauseOfInfeasibility, cheapest: Int128)
  /// No single rule stands in the way of all teams, see ``ContradictingRule``.
  case several
}

/// One of the rules that may leave no team together.
public enum ContradictingRule: Sendable, Hashable {
  /// The budget.
  case budget
  /// The lowest spend.
  case leastCost
  /// The roles of a team.
  case roles
  /// The rules about duties.
  case dutyRules
  /// The most players of a club.
  case mostPerClub
  /// The fewest clubs.
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

/// Why nobody can complete a team that is not full.
public enum DeadEnd: Sendable, Hashable {
  /// Fewer players are not in the team than it lacks.
  case tooFewPlayers(others: Int, needed: Int)
  /// The `needed` cheapest others cost `cheapest` together, and only `left` of the budget is left: less than
  /// nothing where the team alone is too dear.
  case tooDear(cheapest: Int128, left: Int128, needed: Int)
  /// Rules beside size and budget leave nobody to add; what stands in the way, `nil` where that is not known.
  case against(CauseOfInfeasibility?)
}
