import JSON
import Reading
import Selection

/// A hand-picked team and its judgement, as the snapshot holds them.
public struct ManualTeamRecord: Codable, Sendable, Equatable {
  /// How the team fares under the rules.
  public typealias Status = TeamJudgement.Status

  /// A rule that the team breaks, or a line that cannot be used.
  public struct Problem: Codable, Sendable, Equatable {
    /// A fixed word for programs.
    public var code: String
    /// What is wrong and what to do.
    public var message: String
  }

  /// The totals of a team.
  public struct Totals: Codable, Sendable, Equatable {
    /// Total skill.
    public var skill: ExactDecimal
    /// Total cost.
    public var cost: ExactDecimal
    /// Budget less cost.
    public var left: ExactDecimal

    /// Creates the totals of a team.
    public init(skill: ExactDecimal, cost: ExactDecimal, left: ExactDecimal) {
      (self.skill, self.cost, self.left) = (skill, cost, left)
    }
  }

  /// Players who leave and join, and the totals of the team after that.
  public struct Repair: Codable, Sendable, Equatable {
    /// Those who leave.
    public var out: [PlayerRecord]
    /// Those who join.
    public var `in`: [PlayerRecord]
    /// Total skill after it.
    public var skill: ExactDecimal
    /// Total cost after it.
    public var cost: ExactDecimal
    /// Budget less that cost.
    public var left: ExactDecimal
    /// The players in their new lineup, if no player is exchanged; absent otherwise.
    public var players: [PlayerRecord]?

    /// Creates an exchange, or another lineup of the same players.
    public init(
      out: [PlayerRecord], in joining: [PlayerRecord], totals: Totals, players: [PlayerRecord]? = nil
    ) {
      (self.out, self.in) = (out, joining)
      (skill, cost, left) = (totals.skill, totals.cost, totals.left)
      self.players = players
    }
  }

  /// The team's file, as the user spelled it.
  public var path: String
  /// How the team fares under the rules.
  public var status: Status
  /// Whether the file calls the team final.
  public var final: Bool
  /// Total skill of the players.
  public var skill: ExactDecimal
  /// Their total cost.
  public var cost: ExactDecimal
  /// The number of its players who are in the pool.
  public var count: Int
  /// Budget less cost; negative if the team is too expensive.
  public var left: ExactDecimal
  /// The sums of the columns that the rules limit; absent if there are none.
  public var sums: [SumRecord]?
  /// The total skill without multipliers; absent if all members count equally.
  public var plainSkill: ExactDecimal?
  /// The players in each role apart from a single goalkeeper: `4-5-1`; absent if the rules leave no choice.
  public var formation: String?
  /// True if the file names slots: the players are placed as it says, and the rest as well as possible; absent
  /// otherwise.
  public var namesSlots: Bool?
  /// The players, in the order of the file.
  public var players: [PlayerRecord]
  /// What is wrong, the team size first.
  public var problems: [Problem]
  /// The best skill less its own; null if the team is not legal or the best is not proved.
  @OrNull public var gap: ExactDecimal?
  /// Whether no team has more skill; null like `gap`.
  @OrNull public var optimal: Bool?
  /// The number of legal teams with more skill, in decimal digits; null if the team is not legal.
  @OrNull public var better: String?
  /// Whether that count is exact; otherwise it is a proved lower bound.
  public var betterExact: Bool?
  /// The number of legal teams with the same skill, including itself; null like `better`.
  @OrNull public var equal: String?
  /// Whether that count is exact; otherwise it is a proved lower bound.
  public var equalExact: Bool?
  /// The number of all legal teams; null like `better`.
  @OrNull public var legal: String?
  /// Whether that count is exact; otherwise it is a proved lower bound.
  public var legalExact: Bool?
  /// The players who complete the team best; null if it is full or cannot be completed.
  @OrNull public var completion: [PlayerRecord]?
  /// The totals of the team with them.
  public var completed: Totals?
  /// Why no player can be added, in words.
  public var deadEnd: String?
  /// The best ways to make it legal or better by at most two swaps, each better than the previous one.
  public var repairs: [Repair] = []
  /// Why the search for completion and repairs ended early; if it did, there may be others, and better ones.
  public var stoppedBy: BestTeamRecord.StopReason?

  /// Creates the record of a team on its own, without comparisons.
  public init(
    _ file: TeamFile, _ team: ManualTeam, _ judgement: TeamJudgement, of pool: Pool
  ) {
    path = file.path
    status = judgement.status
    final = file.isFinal
    skill = ExactDecimal(judgement.team.skill, places: pool.skills.places)
    cost = ExactDecimal(judgement.team.cost, places: pool.costs.places)
    count = team.players.count
    left = ExactDecimal(judgement.left)
    sums = judgement.sums.isEmpty ? nil : judgement.sums.map { SumRecord($0) }
    players = team.players.map { PlayerRecord($0, of: pool) }
    problems = judgement.problems.map { Problem(code: $0.code, message: $0.description) }
  }

  /// Whether no count is only a lower bound.
  public var hasExactCounts: Bool { ![betterExact, equalExact, legalExact].contains(false) }

  /// The team's name: that of its file, without folder and extension.
  public var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.lowercased().hasSuffix(".csv") && file.count > 4 ? String(file.dropLast(4)) : file
  }
}
