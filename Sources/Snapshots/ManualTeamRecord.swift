import JSON
import Selection

/// A hand-picked team and its judgement, as the snapshot holds them.
public struct ManualTeamRecord: Codable, Sendable, Equatable {
  /// How the team stands to the rules.
  public typealias Status = TeamJudgement.Status

  /// A rule that the team breaks, or a line that cannot be used.
  public struct Problem: Codable, Sendable, Equatable {
    /// A fixed word for programs.
    public var code: String
    /// What is wrong and what to do.
    public var message: String
  }

  /// What a team adds up to.
  public struct Totals: Codable, Sendable, Equatable {
    /// Total skill.
    public var skill: ExactDecimal
    /// Total cost.
    public var cost: ExactDecimal
    /// Budget less cost.
    public var left: ExactDecimal

    /// What a team adds up to.
    public init(skill: ExactDecimal, cost: ExactDecimal, left: ExactDecimal) {
      (self.skill, self.cost, self.left) = (skill, cost, left)
    }
  }

  /// Players who leave and join, and what the team adds up to then.
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
    /// The players as they are lined up then, where nobody is exchanged; absent else.
    public var players: [PlayerRecord]?

    /// An exchange, or another lineup of the same players.
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
  /// How the team stands to the rules.
  public var status: Status
  /// Whether the file calls the team final.
  public var final: Bool
  /// Total skill of the players.
  public var skill: ExactDecimal
  /// Their total cost.
  public var cost: ExactDecimal
  /// How many players of the pool it has.
  public var count: Int
  /// Budget less cost; negative where the team is too dear.
  public var left: ExactDecimal
  /// What the columns add up to that rules limit; absent where they limit none.
  public var sums: [SumRecord]?
  /// What the skills add up to without multipliers; absent where all members count alike.
  public var plainSkill: ExactDecimal?
  /// How many play in each role beside a single goalkeeper: `4-5-1`; absent where the rules have no such choice.
  public var formation: String?
  /// True where the file names slots: the players stand as it says, and where it is silent best; absent else.
  public var namesSlots: Bool?
  /// The players, in the order of the file.
  public var players: [PlayerRecord]
  /// What is wrong, the size first.
  public var problems: [Problem]
  /// The best skill less its own; null where the team is not legal or the best is not proved.
  @OrNull public var gap: ExactDecimal?
  /// Whether no team has more skill; null as `gap`.
  @OrNull public var optimal: Bool?
  /// Legal teams of more skill, a decimal number; null where the team is not legal.
  @OrNull public var better: String?
  /// Whether that is exact, else a proved lower bound.
  public var betterExact: Bool?
  /// Legal teams of the same skill, itself included; null as `better`.
  @OrNull public var equal: String?
  /// Whether that is exact, else a proved lower bound.
  public var equalExact: Bool?
  /// All legal teams; null as `better`.
  @OrNull public var legal: String?
  /// Whether that is exact, else a proved lower bound.
  public var legalExact: Bool?
  /// Players who make the best of a team that is not full; null where it is full or cannot be completed.
  @OrNull public var completion: [PlayerRecord]?
  /// What the team adds up to with them.
  public var completed: Totals?
  /// Why nobody can be added, in words.
  public var deadEnd: String?
  /// The best ways to make it legal or better by at most two swaps, each better than the one before.
  public var repairs: [Repair] = []
  /// What ended the search for completion and repairs early; then there may be others, and better ones.
  public var stoppedBy: BestTeamRecord.StopReason?

  /// What a team is by itself.
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

  /// Whether no count is a mere lower bound.
  public var hasExactCounts: Bool { ![betterExact, equalExact, legalExact].contains(false) }

  /// The team's name: that of its file, without folder and ending.
  public var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.lowercased().hasSuffix(".csv") && file.count > 4 ? String(file.dropLast(4)) : file
  }
}
