import JSON

/// The answer to `squad best`.
public struct BestContent: PageContent {
  /// The best team.
  public var answer: AnswerRecord
  /// The best teams in order, where a list of them was asked for.
  public var list: TopTeamsRecord?
  /// What players mean for the best team, where that was asked.
  public var whatIf: PlayerWhatIfRecord?
  /// The transfers from the squad that somebody owns to the best team, where they said so.
  public var plan: TransferPlanRecord?
  /// All players of a pool of no more than ``PlayerRecord/mostListed``, in pool order.
  public var players: [PlayerRecord]?

  /// The names of its members.
  public static let names =
    AnswerRecord.names + TopTeamsRecord.names + PlayerWhatIfRecord.names + TransferPlanRecord.names + [
      "players"
    ]
  /// What tells it from other contents.
  public static let marks: [Set<String>] = [["bestTeam"]]
  /// It speaks of teams from a pool.
  public static let isOfPool = true
  /// It as one of all kinds.
  public var content: Content { .best(self) }

  /// A best team beside which nothing was asked for.
  public init(_ bestTeam: BestTeamRecord, players: [PlayerRecord]? = nil) {
    answer = AnswerRecord(bestTeam)
    self.players = players
  }

  /// The best skill of the teams among which budgets and players are judged.
  public var judgedSkill: ExactDecimal? { plan == nil ? answer.bestTeam.skill : plan?.judged?.skill }

  /// Looks for a team that is none.
  public func checkItself() throws(Contradiction) {
    try answer.checkItself()
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
  /// What the list was asked for, and how far it goes.
  public var topList: TopListRecord

  /// The names of its members.
  public static let names = ["topTeams", "topList"]

  /// A list of teams.
  public init(_ topTeams: [TopTeamRecord], _ topList: TopListRecord) {
    self.topTeams = topTeams
    self.topList = topList
  }
}

/// What players mean for the best team.
public struct PlayerWhatIfRecord: Inlined, Sendable, Equatable {
  /// The players in pool order: all of them, or those who were asked about.
  public var playerWhatIf: [WhatIfRecord]
  /// Where all players were asked for, whether all were searched to the end; else some figures are missing.
  public var playerWhatIfComplete: Bool?
  /// The data records of the players about whom it was asked why they are in the team or not.
  public var why: [Int]?

  /// The names of its members.
  public static let names = ["playerWhatIf", "playerWhatIfComplete", "why"]

  /// What is known of players.
  /// - Parameters:
  ///   - complete: where all were asked for, whether all are known.
  ///   - why: the data records of those asked about by name; `nil` where there are none.
  public init(_ playerWhatIf: [WhatIfRecord], complete: Bool?, why: [Int]?) {
    self.playerWhatIf = playerWhatIf
    playerWhatIfComplete = complete
    self.why = why
  }
}
