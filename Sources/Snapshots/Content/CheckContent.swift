/// The answer to `squad check`.
public struct CheckContent: PageContent {
  /// What distinguishes it from other contents.
  public static let kind = ContentKind("check", marks: ["bestTeam", "manualTeams"], usesPool: true)

  /// The best team.
  public var answer: AnswerRecord
  /// Hand-picked teams and their judgements, in the order in which they were named.
  public var manualTeams: [ManualTeamRecord]
  /// The transfers from the user's own squad, if they gave one.
  public var plan: TransferPlanRecord?
  /// All players of a pool with at most ``PlayerRecord/mostListed``, in pool order.
  public var players: [PlayerRecord]?

  /// The names of its members.
  public static let names = AnswerRecord.names + TransferPlanRecord.names + ["manualTeams", "players"]

  /// Creates the content of hand-picked teams and the best one.
  public init(
    _ bestTeam: BestTeamRecord, _ manualTeams: [ManualTeamRecord], players: [PlayerRecord]? = nil
  ) {
    answer = AnswerRecord(bestTeam)
    self.manualTeams = manualTeams
    self.players = players
  }

  /// The teams.
  public var pickedTeams: [ManualTeamRecord] { manualTeams }

  /// Checks that the teams are possible.
  public func validate() throws(Contradiction) {
    try answer.validate()
    try check(manualTeams)
  }
}
