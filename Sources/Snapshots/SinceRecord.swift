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

    /// Creates the record of a player before and now.
    public init(
      name: String, skillBefore: ExactDecimal, skill: ExactDecimal?, costBefore: ExactDecimal,
      cost: ExactDecimal?
    ) {
      self.name = name
      self.skillBefore = skillBefore
      self.skill = skill
      self.costBefore = costBefore
      self.cost = cost
    }
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
  public var inputsChanged: [String]

  /// Creates the record of what changed.
  public init(
    sameTeam: Bool, statusBefore: BestTeamRecord.Status, skillBefore: ExactDecimal?,
    costBefore: ExactDecimal?, in joining: [PlayerRecord], out leaving: [PlayerRecord], changes: [Change],
    rulesBefore: TeamRulesRecord? = nil, commandBefore: String? = nil, programBefore: String? = nil,
    inputsChanged: [String] = []
  ) {
    self.sameTeam = sameTeam
    self.statusBefore = statusBefore
    self.skillBefore = skillBefore
    self.costBefore = costBefore
    self.in = joining
    self.out = leaving
    self.changes = changes
    self.rulesBefore = rulesBefore
    self.commandBefore = commandBefore
    self.programBefore = programBefore
    self.inputsChanged = inputsChanged
  }
}
