import Selection
import Tables

/// The question: the `size` players of highest total skill whose total cost is at most `budget`, under all rules.
///
/// A rule at its default has no effect. Of equally skilled teams the cheapest is wanted, and of those the one whose
/// ascending list of rows is lexicographically smallest, so that answers are the same for any number of threads.
///
/// All questions need that `overflowingColumn` is `nil` and no cost is negative; those besides the best team have a step
/// limit of their own. Work takes milliseconds for the games of fantasy sites; at worst it is exponential in the size.
public struct Problem: Sendable {
  /// Skill of each player, by row; may be negative.
  public var skills: DecimalColumn.Units
  /// Cost of each player, by row, 0 or more.
  public var costs: DecimalColumn.Units
  /// Players in a team, 1 or more.
  public var size: Int
  /// The most that a team may cost, in the unit of `costs`.
  public var budget: Int128
  /// The least that a team may cost, in the unit of `costs`.
  public var leastCost: Int128?
  /// By row: the roles that a player can fill, a bit for each; empty where the slots require none.
  public var roles: [UInt32] = []
  /// By role (bit of a player's roles): how many players of a team fill it, each one of their roles, whichever suits; a
  /// player who has none of these roles is in no team. Empty where any players make a team.
  public var slots: [ClosedRange<Int>] = []
  /// By row: the club, any number from 0 up, or -1 for none; empty where no rule is about clubs.
  public var clubs: [Int32] = []
  /// The most players of one club, 0 or more; those without a club do not count.
  public var mostPerClub: Int?
  /// The minimum number of clubs that a team's players come from; players without a club add none.
  public var leastClubs: Int?
  /// Rows of players who are in every team.
  public var locked: [Int] = []
  /// Rows of players who are in no team.
  public var banned: [Int] = []
  /// Groups of players with limits on how many of them a team takes.
  public var groups: [GroupRule] = []
  /// Players with several rows, of which a team can have only one; having any of them is having the player.
  public var people: People = []
  /// The ways to be in a team; if there are none, every member counts once.
  public var duties: [Duty] = []
  /// How many members may have which duties and roles.
  public var dutyRules: [DutyRule] = []
  /// By row: the choices of players whose numbers are not a multiple of their skill and cost, in the order of their
  /// duties, each of which occurs once. Only with duties.
  public var ownChoices: [Int: [Choice]] = [:]
  /// Limits on sums, and their charges.
  public var counters: [Counter] = []
  /// Conditions, all of which a team must satisfy.
  public var conditions: [Condition] = []
  /// By row: what a member's choice adds to skill beyond what the duty gives; empty for nothing. Only with duties.
  var addedSkills: [Int128] = []

  /// A question about the players `0..<skills.count`, any of whom make a team.
  /// - Precondition: `skills` and `costs` have the same number of rows and `size` is at least 1. When it is solved,
  ///   `roles` and `clubs` are empty or have an entry for each row; all rows named exist; there are at most 32 slots.
  public init(skills: DecimalColumn.Units, costs: DecimalColumn.Units, size: Int, budget: Int128) {
    (self.skills, self.costs, self.size, self.budget) = (skills, costs, size, budget)
  }

  /// The number of rows.
  public var count: Int { skills.count }

  /// The question after a change.
  func changed(_ change: (inout Problem) -> Void) -> Problem {
    var other = self
    change(&other)
    return other
  }

  /// The largest club limit that can rule out a team; `nil` where none can. All but one of the least clubs have at
  /// least one player: that is all the bound knows of that rule.
  var clubLimit: Int? {
    let least = max(0, leastClubs ?? 0)
    let most = min(mostPerClub ?? .max, size - max(0, least - 1))
    return clubs.isEmpty || (least == 0 && most >= size) ? nil : most
  }

  /// The same question without rules that no team breaks: a lowest spend that even the cheapest players reach, groups
  /// that cannot have too many or too few members.
  var withoutRedundantRules: Problem {
    var problem = self
    if let least = leastCost, least > 0, count >= size, duties.isEmpty {
      var cheapest = LargestValues<Int128>(capacity: size)
      for row in 0..<count { cheapest.insert(-costs[row]) }
      if -cheapest.values.reduce(0, +) >= least { problem.leastCost = nil }
    }
    problem.groups.removeAll { $0.least <= 0 && $0.most >= min(size, $0.members.count) }
    return problem
  }

  /// The same question with groups for conditions of one alternative, counters of players, and locks with duties.
  var simplified: Problem {
    var problem = self
    problem.groups += conditions.filter { $0.alternatives.count == 1 }.flatMap { $0.alternatives[0] }
    problem.conditions.removeAll { $0.alternatives.count == 1 }
    problem.groups += counters.compactMap(\.asGroup)
    problem.counters.removeAll { $0.asGroup != nil }
    if !duties.isEmpty, !locked.isEmpty {
      let rows = Set(locked).sorted()
      problem.groups.append(GroupRule(members: rows, least: rows.count))
      problem.locked = []
    }
    return problem
  }

  /// Whether it involves more than counts of players with one value each: duties, sums or conditions.
  var hasChoicesOrSums: Bool { !duties.isEmpty || !counters.isEmpty || !conditions.isEmpty }
}

/// A group of players, of whom a team takes at least `least` and at most `most`.
public struct GroupRule: Sendable, Hashable {
  /// Their rows; a repeated row counts once.
  public var members: [Int]
  /// The fewest in a team.
  public var least: Int
  /// The most in a team.
  public var most: Int

  /// A group; a least below 0 counts as 0, and no team satisfies a most below 0.
  public init(members: [Int], least: Int = 0, most: Int = .max) {
    self.members = members
    self.least = max(0, least)
    self.most = max(-1, most)
  }
}
