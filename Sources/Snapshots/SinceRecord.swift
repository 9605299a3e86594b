/// What changed since an earlier run into the same folder, as the snapshot holds it.
///
/// Absent on a first run. A run with the same inputs, options and version keeps what its predecessor said, so
/// that the files stay as they are.
public struct SinceRecord: Codable, Sendable, Equatable {
  /// A player of either best team whose values are not what they were.
  public struct Change: Codable, Sendable, Equatable {
    /// Their name as reports show it.
    public var name: String
    /// Their skill in the earlier run.
    public var skillBefore: ExactDecimal
    /// Their skill now; absent where they are not in the pool any more.
    public var skill: ExactDecimal?
    /// Their cost in the earlier run.
    public var costBefore: ExactDecimal
    /// Their cost now; absent where they are not in the pool any more.
    public var cost: ExactDecimal?

    /// A player before and now.
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
  /// The best skill of the earlier run; absent where there was no team.
  public var skillBefore: ExactDecimal?
  /// What that team cost then.
  public var costBefore: ExactDecimal?
  /// Who is in the best team and was not in the earlier one.
  public var `in`: [PlayerRecord]
  /// Who was in the earlier one and is not in this one, with the values of then.
  public var out: [PlayerRecord]
  /// Players whose skill or cost has changed, those who left the pool included: of the earlier team, of those who
  /// would have joined it for the next budget, and of those who join now, as far as the earlier snapshot tells.
  public var changes: [Change]
  /// The rules of the earlier run, where they were others.
  public var rulesBefore: TeamRulesRecord?
  /// The command of the earlier run, where it was another.
  public var commandBefore: String?
  /// The version of the program that ran then, where it was another.
  public var programBefore: String?
  /// The paths of inputs whose bytes are not those of the earlier run, or that it had not.
  public var inputsChanged: [String]

  /// What changed.
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
