/// What changed since an earlier run into the same folder, as the snapshot holds it.
///
/// Absent on a first run. A run with the same inputs, options and version keeps its predecessor's record, so that the
/// files stay the same.
public struct SinceRecord: Codable, Sendable, Equatable {
  /// A player of either best team whose values have changed.
  public struct Change: Codable, Sendable, Equatable {
    /// Their name as reports show it.
    public var name: String
    /// Their skill in the earlier run.
    public var skillBefore: ExactDecimal
    /// Their skill now; absent if they have left the pool.
    public var skill: ExactDecimal?
    /// Their cost in the earlier run.
    public var costBefore: ExactDecimal
    /// Their cost now; absent if they have left the pool.
    public var cost: ExactDecimal?
  }

  /// Whether the best team has the same players as in the earlier run.
  public var sameTeam: Bool
  /// The status of the earlier answer.
  public var statusBefore: BestTeamRecord.Status
  /// The best skill of the earlier run; absent if there was no team.
  public var skillBefore: ExactDecimal?
  /// The cost of that team then.
  public var costBefore: ExactDecimal?
  /// The players in the best team who were not in the earlier one.
  public var `in`: [PlayerRecord]
  /// The players in the earlier team who are not in this one, with their earlier values.
  public var out: [PlayerRecord]
  /// Players whose skill or cost has changed, including those who left the pool: members of the earlier team, players
  /// who would have joined it at the next budget, and players who join now, as far as the earlier snapshot tells.
  public var changes: [Change]
  /// The rules of the earlier run, if they differ.
  public var rulesBefore: TeamRulesRecord?
  /// The command of the earlier run, if it differs.
  public var commandBefore: String?
  /// The earlier version of the program, if it differs.
  public var programBefore: String?
  /// The paths of inputs that are new or whose bytes have changed since the earlier run.
  public var inputsChanged: [String] = []
}

extension SinceRecord {
  /// Creates the record of a run with the same team as the one before, and nothing else changed.
  public init(repeating team: BestTeamRecord) {
    self.init(
      sameTeam: !team.players.isEmpty, statusBefore: team.status, skillBefore: team.skill,
      costBefore: team.cost, in: [], out: [], changes: [])
  }
}
