/// The best team, how far it is proved, and how many teams equal it.
public struct Answer: Sendable, Equatable {
  /// How far the answer is proved.
  public enum Status: String, Sendable {
    /// Proved: no team beats `rows`, which come first of equally good ones unless `isFirst` is false.
    case proved
    /// Ended early: `rows` is the best team found so far, `bound` the skill that no team can exceed.
    case stopped
    /// Proved: no team satisfies the rules.
    case infeasible
  }

  /// How far the answer is proved.
  public var status: Status
  /// The team's rows, ascending; empty where there is no team.
  public var rows: [Int]
  /// The index of each member's duty, in the order of `rows`; empty where the problem has no duties.
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
  public var teamsSharingSkill = TeamCount(1, isExact: false)
  /// Those of them that also share the lowest cost.
  public var teamsSharingSkillAndCost = TeamCount(1, isExact: false)
  /// By member: whether they are in every team of the best skill and lowest cost; empty where this is not known.
  public var inAllOptimal: [Bool] = []
  /// False where other teams of the same skill and cost may come before this one in the order of rows, because finding
  /// the first of them would take too long. The team is still the same for any number of threads.
  public var isFirst = true
}

extension Answer {
  /// A proved best team, where nothing is known about teams that equal it.
  public init(proved team: ListedTeam, playersAfterReduction: Int) {
    self.init(
      status: .proved, rows: team.rows, duties: team.duties, skill: team.skill, cost: team.cost,
      bound: team.skill, playersAfterReduction: playersAfterReduction)
  }

  static func infeasible(playersAfterReduction: Int) -> Answer {
    Answer(
      status: .infeasible, rows: [], skill: 0, cost: 0, bound: 0,
      playersAfterReduction: playersAfterReduction, teamsSharingSkill: TeamCount(0),
      teamsSharingSkillAndCost: TeamCount(0))
  }

  /// The team and its totals.
  package var listed: ListedTeam { ListedTeam(rows: rows, duties: duties, skill: skill, cost: cost) }
}

/// A number of teams: exact, or a proved lower bound.
public struct TeamCount: Sendable, Hashable {
  /// The number, or the largest lower bound that is proved.
  public var value: UInt128
  /// False where there are, or may be, more.
  public var isExact: Bool

  /// A number of teams.
  public init(_ value: UInt128, isExact: Bool = true) {
    self.value = value
    self.isExact = isExact
  }
}
