/// The best team, how far it is proved, and how many teams equal it.
public struct Answer: Sendable, Equatable {
  /// What is known of the answer.
  public enum Status: String, Sendable {
    /// No team is better than `rows` in skill and cost, proved; of the teams that equal it in both it is the first,
    /// unless `isFirst` says that this is not known.
    case proved
    /// A limit or a signal ended the search: `rows` is the best team found so far, `bound` what no team
    /// can exceed.
    case stopped
    /// No team satisfies the rules, proved.
    case infeasible
  }

  /// What is known.
  public var status: Status
  /// The team's rows, ascending; empty where there is no team.
  public var rows: [Int]
  /// By member, in the order of `rows`, the index of the duty; empty where the problem has none.
  public var duties: [Int] = []
  /// Its total skill, in the unit of the problem.
  public var skill: Int128
  /// Its total cost.
  public var cost: Int128
  /// No team within the budget has more skill than this; equals `skill` when proved.
  public var bound: Int128
  /// How many players were left after those who cannot be in any best team were set aside.
  public var playersAfterReduction: Int
  /// Teams with the best skill at any cost within the budget.
  public var teamsSharingSkill: TeamCount
  /// Those of them that share the lowest cost too.
  public var teamsSharingSkillAndCost: TeamCount
  /// For each of `rows` whether that player is in every team of the best skill and lowest cost; empty
  /// when that is not known (stopped early).
  public var inAllOptimal: [Bool]
  /// False where other teams of the same skill and cost may come before this one in the order of rows, because
  /// finding the first of them takes too long. The team is the same one for any number of threads all the same.
  public var isFirst = true
}

extension Answer {
  /// The answer that a team is the best, where nothing is known of teams that equal it.
  public init(proved team: ListedTeam, playersAfterReduction: Int) {
    self.init(
      status: .proved, rows: team.rows, duties: team.duties, skill: team.skill, cost: team.cost,
      bound: team.skill, playersAfterReduction: playersAfterReduction,
      teamsSharingSkill: TeamCount(1, isExact: false), teamsSharingSkillAndCost: TeamCount(1, isExact: false),
      inAllOptimal: [])
  }
}

/// A number of teams: exact, or a proved lower bound.
public struct TeamCount: Sendable, Hashable {
  /// The number, or the most that is proved.
  public var value: UInt128
  /// False where there are, or may be, more.
  public var isExact: Bool

  /// A number of teams.
  public init(_ value: UInt128, isExact: Bool = true) {
    self.value = value
    self.isExact = isExact
  }
}
