import JSON

/// The answer to `squad best`.
public struct BestContent: PageContent {
  /// What distinguishes it from other contents.
  public static let kind = ContentKind("best-team", marks: ["bestTeam"], usesPool: true)

  /// The best team.
  public var answer: AnswerRecord
  /// The best teams in order, if a list of them was asked for.
  public var list: TopTeamsRecord?
  /// The marginal values of players, if they were asked for.
  public var whatIf: PlayerWhatIfRecord?
  /// The transfers from the user's own squad to the best team, if they gave one.
  public var plan: TransferPlanRecord?
  /// All players of a pool with at most ``PlayerRecord/mostListed``, in pool order.
  public var players: [PlayerRecord]?

  /// The names of its members.
  public static let names =
    AnswerRecord.names + TopTeamsRecord.names + PlayerWhatIfRecord.names + TransferPlanRecord.names + [
      "players"
    ]

  /// Creates the content of a best team and nothing else.
  public init(_ bestTeam: BestTeamRecord, players: [PlayerRecord]? = nil) {
    answer = AnswerRecord(bestTeam)
    self.players = players
  }

  /// The best skill among the teams that budgets and players are judged against.
  public var judgedSkill: ExactDecimal? { plan == nil ? answer.bestTeam.skill : plan?.judged?.skill }

  /// Checks that the teams are possible.
  public func validate() throws(Contradiction) {
    try answer.validate()
    for (number, player) in (whatIf?.playerWhatIf ?? []).enumerated() {
      try require(
        answer.bestTeam.skill != nil || !player.inTeam, "playerWhatIf.\(number).inTeam", "fits no team")
    }
  }
}

/// A list of the best teams.
public struct TopTeamsRecord: Inlined, Sendable, Equatable {
  /// The teams in order.
  public var topTeams: [TopTeamRecord]
  /// What was asked of the list, and how far it goes.
  public var topList: TopListRecord

  /// The names of its members.
  public static let names = ["topTeams", "topList"]

  /// Creates a list of teams.
  public init(_ topTeams: [TopTeamRecord], _ topList: TopListRecord) {
    self.topTeams = topTeams
    self.topList = topList
  }
}

/// The marginal values of players.
public struct PlayerWhatIfRecord: Inlined, Sendable, Equatable {
  /// The players in pool order: all of them, or those who were asked about.
  public var playerWhatIf: [WhatIfRecord]
  /// If all players were asked for, whether all searches were completed; otherwise some figures are missing.
  public var playerWhatIfComplete: Bool?
  /// What is known of other players if they were not, in pool order; absent if nothing is.
  public var playerBounds: [PlayerBoundsRecord]?
  /// The data records of the players that `--why` asked about.
  public var why: [Int]?

  /// The names of its members.
  public static let names = ["playerWhatIf", "playerWhatIfComplete", "playerBounds", "why"]

  /// Creates the record of the marginal values of players.
  /// - Parameters:
  ///   - complete: if all players were asked for, whether all are known.
  ///   - bounds: what is known of other players.
  ///   - why: the data records of those asked about by name; `nil` if there are none.
  public init(
    _ playerWhatIf: [WhatIfRecord], complete: Bool?, bounds: [PlayerBoundsRecord] = [], why: [Int]?
  ) {
    self.playerWhatIf = playerWhatIf
    playerWhatIfComplete = complete
    playerBounds = bounds.isEmpty ? nil : bounds
    self.why = why
  }
}
