/// The answer to `squad check`.
public struct CheckContent: PageContent {
  /// The best team.
  public var answer: AnswerRecord
  /// Hand-picked teams and their judgement, in the order in which they were named.
  public var manualTeams: [ManualTeamRecord]
  /// All players of a pool of no more than ``PlayerRecord/mostListed``, in pool order.
  public var players: [PlayerRecord]?

  /// The names of its members.
  public static let names = AnswerRecord.names + ["manualTeams", "players"]
  /// What tells it from other contents.
  public static let marks: [Set<String>] = [["bestTeam", "manualTeams"]]
  /// It speaks of teams from a pool.
  public static let isOfPool = true
  /// It as one of all kinds.
  public var content: Content { .check(self) }

  /// Hand-picked teams beside the best one.
  public init(
    _ bestTeam: BestTeamRecord, _ manualTeams: [ManualTeamRecord], players: [PlayerRecord]? = nil
  ) {
    answer = AnswerRecord(bestTeam)
    self.manualTeams = manualTeams
    self.players = players
  }

  /// Looks for teams that are none.
  public func checkItself() throws(Contradiction) {
    try answer.checkItself()
    try check(manualTeams)
  }
}
